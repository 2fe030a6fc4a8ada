"""Points that a system counts itself and makes its table of, beside those of the games."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

from paircard.core.event.ids import ContestantId

SIXTHS = 6
"""Into how many parts such a point is counted: halves, thirds and sixths of a number stay whole."""


class OwnItem(NamedTuple):
    """What one round gave."""

    round: int
    """0 for what belongs to none."""
    sixths: int
    rule: str
    """Key of `core.tiebreaks.words_of_items.RULES`."""
    opponent: ContestantId | None = None
    made: str = ""
    """The share and the number it is a share of; empty where the number says all."""


class OwnTotal(NamedTuple):
    """The points of one player."""

    sixths: Fraction
    items: tuple[OwnItem, ...]
    remark: str
    """What is to be known of the table as a whole; empty for nothing."""
    note: str
    """What is to be known of this player's beside the sum; empty for nothing."""
    value: int = 0
    """What a win against them is worth as things stand, in whole points."""
    anew: bool = True
    """Whether all of it counts as things stand today; otherwise every round stays as it was valued then."""

    def of_round(self, number: int) -> int:
        """Return the sixths of a point that one round gave."""
        return sum(each.sixths for each in self.items if each.round == number)


OwnPoints = Mapping[ContestantId, OwnTotal]
