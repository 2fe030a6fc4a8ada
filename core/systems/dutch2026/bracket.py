"""A bracket before it is paired: the residents and those whom the bracket above left over (C.04.3 1.3)."""

from __future__ import annotations

from core.systems.dutch2026.cards import Cards
from core.values.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Bracket:
    """Sets of places as bit masks."""

    score: int
    """Of the residents, in half points."""
    mdps: int
    residents: int
    next_group: int
    """The scoregroup below; empty for the last bracket."""
    below: int
    """Everybody under this bracket."""

    @property
    def players(self) -> int:
        """Everybody in it."""
        return self.mdps | self.residents

    @property
    def last(self) -> bool:
        """Whether nobody is left below: who is left over here has the bye."""
        return not self.below


def bracket_of(cards: Cards, at: int, mdps: int) -> Bracket:
    """Return the bracket of a scoregroup, given who comes down to it."""
    score, *_ = scores = list(cards.scoregroups)[at:]
    residents, *lower = (cards.scoregroups[each] for each in scores)
    return Bracket(score, mdps, residents, lower[0] if lower else 0, sum(lower))
