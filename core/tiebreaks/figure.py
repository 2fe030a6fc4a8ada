"""A value of a tie-break, with the items it was made of: one for every round that has a say in it."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from paircard.core.event.card import CardLine
from paircard.core.event.ids import ContestantId, Place
from paircard.core.values.frozen import dataclass

Number = int | Fraction
"""Exact, in the parts of its method: half points, quarter points, or whole numbers. Never a float."""


class Adjusted(NamedTuple):
    """A round of an opponent that counts other than the points they were given in it."""

    round: int
    counts: int
    """Half points."""
    given: int
    """Half points."""
    rule: str
    """Key of `core.tiebreaks.words_of_items.RULES`."""


class Item(NamedTuple):
    """What one round gave to a figure."""

    round: int
    value: Number
    """In the parts of the method, as the figure itself."""
    rule: str
    """Key of `core.tiebreaks.words_of_items.RULES`: where the number comes from."""
    opponent: ContestantId | None = None
    """Id of the player met; None where the opponent is virtual or there is none."""
    cut: str = ""
    """The rule that struck the item; empty where it counts."""
    adjusted: tuple[Adjusted, ...] = ()
    """What makes an opponent's value differ from their score."""
    game: int = 1
    """Which game of the match in that round."""
    times: int | None = None
    """Half points by which the opponent's score was multiplied; None where the card tells it."""
    board: int = 0
    """Which board of a team it is about, of one round or, with round 0, of all; 0 where it is about a round."""
    made: str = ""
    """The share and the number it is a share of; empty where the value says all."""

    def on_board(self) -> Item:
        """Return the same of a board of a team, of which a match has several."""
        return self._replace(board=self.game)

    @classmethod
    def of(cls, line: CardLine, value: Number, rule: str, cut: str = "") -> Item:
        """Return what one line of a card gave."""
        return cls(line.round, value, rule, line.opponent, cut, game=line.game)


@dataclass(frozen=True, slots=True)
class Figure:
    """The value of a tie-break for one player."""

    value: Number | None
    """None where the tie-break says nothing about them; they then stand below all who have a value (R5)."""
    items: Sequence[Item] = ()
    """Made when somebody asks where they come from: an order is made of the values alone."""
    place: Place | None = None
    """Place among the tied, 1 the best, where the order is more than the value tells (direct encounter, lots)."""
    remark: str = ""
    """What is to be known under the table, such as opponents without a rating (R3)."""
    note: str = ""
    """What is told with its sum alone, for it is of one player."""

    @property
    def merit(self) -> tuple[bool, Number]:
        """Sort key: more is better."""
        if self.place is not None:
            return True, -self.place
        return (False, 0) if self.value is None else (True, self.value)
