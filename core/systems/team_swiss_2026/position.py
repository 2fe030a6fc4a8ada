"""The field of a round: all that C.04.6 looks at before it is paired. Scores are in half points.

They are pairing scores (C.04.7 1.5): with virtual points where the event is accelerated. Only the first team of a pair
(4.2) is found without them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from core.event.ids import NOBODY, PairingNumber, PlayerId
from core.systems.team_swiss_2026.preferences import ColourType
from core.values.colour import Colour
from core.values.frozen import dataclass
from core.values.preference import NO_PREFERENCE, Preference, Strength


@dataclass(frozen=True, slots=True)
class Team:
    """One team of the field."""

    number: PairingNumber
    """TPN (1.1); unique in the position."""
    score: int
    """The primary score (1.2): match points or game points, in half points, virtual points included."""
    secondary: int = 0
    """The other one."""
    opponents: frozenset[PairingNumber] = frozenset()
    """TPNs met in matches that were played; some may not be in the field."""
    colours: str = ""
    """Colours of the matches played, oldest first: what the first board was due to have (1.6)."""
    preference: Preference = NO_PREFERENCE
    """1.7."""
    floated: bool = False
    """Played an opponent of another score in the previous round (1.5)."""
    bye_barred: bool = False
    """C2: had a bye of the pairing, won a match by forfeit, or had a full-point bye."""
    virtual: int = 0
    """What of the score is no points: those of an acceleration in this round (C.04.7 1.4)."""
    id: PlayerId = NOBODY
    """Who it is for whoever asks: numbers change when a team enters late, ids do not."""

    met_in: Mapping[PairingNumber, int] = field(default_factory=dict, compare=False, repr=False)
    """The rounds of the matches, by opponent, where they are known: for words only, nothing is decided by them."""

    @property
    def points(self) -> int:
        """The primary score as the standings have it."""
        return self.score - self.virtual

    @property
    def difference(self) -> int:
        """Matches with White less matches with Black (1.6.2)."""
        return self.colours.count("W") - self.colours.count("B")

    @property
    def matches(self) -> int:
        """How many it has played (3.4.3)."""
        return len(self.colours)

    @property
    def strong(self) -> bool:
        """Whether its preference is strong; of type A each is."""
        return self.preference.strength is Strength.STRONG


@dataclass(frozen=True, slots=True)
class Position:
    """The teams to be paired in one round, the highest score first, then the smaller TPN, and what else counts."""

    teams: tuple[Team, ...]
    round: int = 1
    initial_colour: Colour = "W"
    """What 4.3.1 gives to odd numbers (4.1)."""
    last_two_rounds: bool = False
    """C7 and C10 are not looked at then."""
    last_round: bool = False
    """A mild preference of type B may end with it (1.7)."""
    colours: ColourType = "A"
    """Of which type preferences are (1.7)."""
    secondary_used: bool = True
    """Whether the secondary score tells which is the first team (4.2.2)."""
    forbidden: frozenset[tuple[PairingNumber, PairingNumber]] = frozenset()
    """Pairs that the rules of the event forbid, smaller TPN first: C1 treats them as met."""

    @property
    def type_b(self) -> bool:
        """Whether preferences are of type B: C9 and 4.3.4 are of no other."""
        return self.colours == "B"

    @property
    def accelerated(self) -> tuple[Team, ...]:
        """Those with virtual points, by TPN."""
        return tuple(sorted((team for team in self.teams if team.virtual), key=lambda team: team.number))


def in_order(teams: tuple[Team, ...]) -> tuple[Team, ...]:
    """Return teams by score, the highest first, then by TPN."""
    return tuple(sorted(teams, key=lambda team: (-team.score, team.number)))
