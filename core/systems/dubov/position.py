"""The field of a round: all that C.04.4.1 looks at before it is paired."""

from __future__ import annotations

from paircard.core.systems.swiss.position import Contestant, SwissPosition
from paircard.core.values.frozen import dataclass
from paircard.core.values.preference import Preference, Strength, preference_of

_NOT_PLAYED = Preference("B", Strength.MILD)


def due(colours: str) -> Preference:
    """Return the colour somebody is due after these, and how strongly (1.6): without a game mildly Black."""
    return preference_of(colours) if colours else _NOT_PLAYED


def most_upfloats(rounds: int) -> int:
    """Return MaxT of an event: who has been upfloated so often is a maximum upfloater (1.8)."""
    return 2 + rounds // 5


@dataclass(frozen=True, slots=True)
class Player(Contestant):
    """One player of the field."""

    colour_number: int = 0
    """Their place among all who have a number (5.2.1): the TPN, unless some have not arrived."""
    aro: int = 0
    """Average rating of the opponents they have played (1.7); 0 without a game."""
    upfloats: int = 0
    """How often they have played somebody of a higher score (1.8)."""
    upfloated: bool = False
    """Whether they did in the previous round (C10)."""

    @property
    def preference(self) -> Preference:
        """The colour they are due, and how strongly."""
        return due(self.colours)


@dataclass(frozen=True, slots=True)
class Position(SwissPosition[Player]):
    """The players to be paired in one round; the initial colour is that of 5.1."""

    rounds: int = 1
    """How many the event has."""

    @property
    def most_upfloats(self) -> int:
        """How often one is upfloated before one is a maximum upfloater."""
        return most_upfloats(self.rounds)
