"""The field of a round after the seeding: all that C.04.4.2 looks at before it is paired."""

from __future__ import annotations

from paircard.core.systems.swiss.position import Contestant, SwissPosition
from paircard.core.values.frozen import dataclass
from paircard.core.values.preference import Preference, preference_of


@dataclass(frozen=True, slots=True)
class Player(Contestant):
    """One player of the field."""

    colour_number: int = 0
    """Their place among all who have a number (5.2.1): the TPN, unless some have not arrived."""
    buchholz: int = 0
    """Half points of their opponents, and their own for every round without a game (1.7)."""
    sonneborn_berger: int = 0
    """Points against each times what the opponent has (1.7), in quarter points."""

    @property
    def preference(self) -> Preference:
        """The colour they are due, and how strongly (1.5): the table of C.04.3 1.7."""
        return preference_of(self.colours)

    @property
    def index(self) -> tuple[int, int, int]:
        """What ranks them (1.7, 1.8): the smaller, the higher. The score has no part in it."""
        return -self.buchholz, -self.sonneborn_berger, self.number


@dataclass(frozen=True, slots=True)
class Position(SwissPosition[Player]):
    """The players to be paired in one round; the initial colour is that of 5.1."""

    lifted: frozenset[int] = frozenset()
    """Numbers of those absent whose last rounds count as drawn in the Index of their opponents."""
