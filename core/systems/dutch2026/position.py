"""The field of a round: all that C.04.3 looks at before it is paired."""

from __future__ import annotations

from paircard.core.systems.swiss.position import Contestant, SwissPosition
from paircard.core.values.colour import Float
from paircard.core.values.frozen import dataclass
from paircard.core.values.preference import Preference, preference_of


@dataclass(frozen=True, slots=True)
class Player(Contestant):
    """One player of the field."""

    colour_number: int = 0
    """Their place among all who count where nobody has a preference (C.04.3 5.2.5)."""
    float_before: Float = "-"
    """Float of the previous round (C.04.3 1.4)."""
    float_two_before: Float = "-"
    """Float of the round before that one."""
    unplayed: int = 0
    """Rounds of the event without a played game, those before they entered too (C9)."""
    topscorer: bool = False
    """More than half of what could be scored, when the last round is paired (C.04.3 1.8)."""

    @property
    def preference(self) -> Preference:
        """The colour they are due, and how strongly (C.04.3 1.7): the table of 1998 word for word."""
        return preference_of(self.colours)


@dataclass(frozen=True, slots=True)
class Position(SwissPosition[Player]):
    """The players to be paired in one round; the initial colour is that of 5.1."""
