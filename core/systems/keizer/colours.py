"""Who has White (KE 8)."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from paircard.core.event.card import PairingCard
from paircard.core.event.ids import ContestantId
from paircard.core.systems.swiss.colours import last_difference
from paircard.core.values.colour import balance


class Why(Enum):
    """What gave the colours."""

    AGAIN = "again"
    """They have met: the other colours than last time."""
    BALANCE = "balance"
    """Fewer games with White than with Black, against the other's."""
    LATEST = "latest"
    """The most recent game in which their colours differ."""
    HIGHER = "higher"
    """The higher alternates."""
    BOARD = "board"
    """Neither has played: odd boards White for the higher."""


class Seated(NamedTuple):
    """Who has White, and why."""

    white: ContestantId
    black: ContestantId
    why: Why


def seated(higher: PairingCard, lower: PairingCard, board: int) -> Seated:
    """Return who of two has White; the higher in the ranking is named first."""
    white, why = _white(higher, lower, board)
    return Seated(higher.id, lower.id, why) if white else Seated(lower.id, higher.id, why)


def _white(higher: PairingCard, lower: PairingCard, board: int) -> tuple[bool, Why]:
    """Return whether the higher has White."""
    if last := _last_colour(higher, lower.id):
        return last == "B", Why.AGAIN
    if difference := balance(higher.colours) - balance(lower.colours):
        return difference < 0, Why.BALANCE
    if differ := last_difference(higher.colours, lower.colours):
        return differ == "B", Why.LATEST
    if higher.colours:
        return higher.colours[-1] == "B", Why.HIGHER
    return board % 2 == 1, Why.BOARD


def _last_colour(card: PairingCard, opponent: ContestantId) -> str:
    """Return the colour of the last game against somebody; empty where there was none."""
    played = [line for line in card.lines if line.opponent == opponent and line.met and line.colour]
    return str(played[-1].colour) if played else ""
