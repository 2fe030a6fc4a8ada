"""The field of a round: all that C.04.6 looks at before it is paired.

The score is the primary one (1.2): match points or game points. Only the first team of a pair (4.2) is found without
virtual points.
"""

from __future__ import annotations

from paircard.core.systems.swiss.position import Contestant, SwissPosition
from paircard.core.systems.team_swiss_2026.preferences import ColourType
from paircard.core.values.frozen import dataclass
from paircard.core.values.preference import NO_PREFERENCE, Preference, Strength


@dataclass(frozen=True, slots=True)
class Team(Contestant):
    """One team of the field; its colours are those that its first board was due to have (1.6)."""

    secondary: int = 0
    """The other score."""
    preference: Preference = NO_PREFERENCE
    """1.7."""
    floated: bool = False
    """Played an opponent of another score in the previous round (1.5)."""

    @property
    def strong(self) -> bool:
        """Whether its preference is strong; of type A each is."""
        return self.preference.strength is Strength.STRONG


@dataclass(frozen=True, slots=True)
class Position(SwissPosition[Team]):
    """The teams to be paired in one round; the initial colour is that of 4.1."""

    last_two_rounds: bool = False
    """C7 and C10 are not looked at then."""
    colours: ColourType = "A"
    """Of which type preferences are (1.7): a mild one of type B may end with the last round."""
    secondary_used: bool = True
    """Whether the secondary score tells which is the first team (4.2.2)."""

    @property
    def floats_count(self) -> bool:
        """Whether C7 and C10 are looked at."""
        return not self.last_two_rounds

    @property
    def type_b(self) -> bool:
        """Whether preferences are of type B: C9 and 4.3.4 are of no other."""
        return self.colours == "B"

    @property
    def accelerated(self) -> tuple[Team, ...]:
        """Those with virtual points, by TPN."""
        return tuple(sorted((team for team in self.players if team.virtual), key=lambda team: team.number))
