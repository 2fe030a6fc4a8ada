"""What every tie-break is: a figure for one player, with the items it was added up from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from core.card import Kind, PairingCard

Cards = Mapping[int, PairingCard]
"""All pairing cards by id, cut off after the round of the table."""

_PLAYED = frozenset({Kind.PLAYED, Kind.ADJOURNED})


@dataclass(frozen=True, slots=True)
class Item:
    """What one round gave to a figure."""

    round: int
    half_points: int
    note: str
    """What the number is: an opponent's number, or the rule for a round without a game."""


@dataclass(frozen=True, slots=True)
class Figure:
    """The value of a tie-break and its items; more is better."""

    value: int
    """In half points, or a plain count where `TieBreak.counts` is true."""
    items: tuple[Item, ...] = ()


class TieBreak(Protocol):
    """A way to separate players with equal points."""

    @property
    def key(self) -> str:
        """Short name kept in the regulations."""

    @property
    def label(self) -> str:
        """Head of the column, at most five characters."""

    @property
    def name(self) -> str:
        """Name under the table, with its profile."""

    @property
    def counts(self) -> bool:
        """Whether the value is a count and not half points."""

    def figure(self, cards: Cards, id_: int) -> Figure:
        """Return the figure of one player."""


def adjusted_score(card: PairingCard) -> int:
    """Half points for Buchholz by `fide1998`: played points, and half a point for every unplayed round.

    An adjourned game counts as the draw it is for pairing (F9); a game in progress counts nothing yet.
    """
    return sum(_adjusted(record.kind, record.half_points) for record in card.rounds)


def _adjusted(kind: Kind, half_points: int) -> int:
    if kind is Kind.OPEN:
        return 0
    return half_points if kind in _PLAYED else 1
