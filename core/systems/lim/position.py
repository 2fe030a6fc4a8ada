"""The field of a round: all that C.04.4.3 looks at before it is paired. "Upper" means the smaller TPN."""

from __future__ import annotations

from paircard.core.systems.swiss.position import Contestant, SwissPosition
from paircard.core.values.frozen import dataclass
from paircard.core.values.preference import Preference, clash, preference_of

MAXI = 100
"""So far apart may be the ratings of two between whom a colour decides in a maxi-tournament (3.2.3)."""


@dataclass(frozen=True, slots=True)
class Player(Contestant):
    """One player of the field."""

    colour_number: int = 0
    """Their place among all who have a number (7.2): the TPN, unless some have not arrived."""
    rating: int = 0
    floated: bool = False
    """Whether they met another score in the previous round (3.10)."""

    @property
    def preference(self) -> Preference:
        """The colour they are due (5.5, 5.6); absolute where they must have it (5.1, 5.3)."""
        return preference_of(self.colours)

    def alike(self, other: Player) -> bool:
        """Tell whether both are due one colour."""
        return clash(self.preference, other.preference)


@dataclass(frozen=True, slots=True)
class Position(SwissPosition[Player]):
    """The players to be paired in one round; the initial colour is that of 7.2."""

    median_twice: int = 0
    """Twice the median score, in half points: what half the rounds played could give (2.2)."""
    maxi: bool = False
    lifted: bool = False
    """Whether the limits of colours hold for nobody: in a last round that has no pairing otherwise (6)."""

    def side(self, score: int) -> int:
        """Return 1 for a score above the median, 0 for the median, -1 for one below it."""
        return (2 * score > self.median_twice) - (2 * score < self.median_twice)

    def limited(self, one: Player, other: Player) -> bool:
        """Tell whether the limits of colours hold between two (2.1); in the last round not for equal scores (6)."""
        return not self.lifted and not (self.last_round and one.score == other.score)

    def near(self, one: Player, other: Player) -> bool:
        """Tell whether a colour may decide between two (3.2.3, 5.7)."""
        return not self.maxi or abs(one.rating - other.rating) <= MAXI
