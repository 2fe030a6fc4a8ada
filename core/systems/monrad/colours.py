"""Who has White: of two the one with the lower colour difference, else in turn."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from paircard.core.event.card import PairingCard
from paircard.core.event.ids import ContestantId
from paircard.core.values.colour import Colour, balance


class Why(Enum):
    """What gave the colours."""

    BALANCE = "balance"
    LAST = "last"
    """The higher changes from their last game."""
    LOWER = "lower"
    """Neither has played: the lower has White."""


class Seated(NamedTuple):
    """Who has White, and why."""

    white: ContestantId
    black: ContestantId
    why: Why


def seated(higher: PairingCard, lower: PairingCard) -> Seated:
    """Return who of two has White; the higher is named first."""
    white, why = _white(higher, lower)
    return Seated(higher.id, lower.id, why) if white else Seated(lower.id, higher.id, why)


def _white(higher: PairingCard, lower: PairingCard) -> tuple[bool, Why]:
    """Return whether the higher has White."""
    if difference := balance(higher.colours) - balance(lower.colours):
        return difference < 0, Why.BALANCE
    if higher.colours:
        return higher.colours[-1] == "B", Why.LAST
    if lower.colours:
        return lower.colours[-1] == "W", Why.LAST
    return False, Why.LOWER


def third_running(higher: PairingCard, lower: PairingCard) -> bool:
    """Whether one of two would have the same colour for the third time running."""
    made = seated(higher, lower)
    cards = {higher.id: higher, lower.id: lower}
    return _third(cards[made.white], "W") or _third(cards[made.black], "B")


def _third(card: PairingCard, colour: Colour) -> bool:
    return card.colours[-2:] == 2 * colour
