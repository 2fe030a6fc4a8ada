"""A round explained: its brackets, and who can be asked what else they could have been."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from paircard.core.facets.explained import BracketExplained, RoundExplained
from paircard.core.systems.swiss.forcing import Forcing, P
from paircard.core.systems.swiss.outcome import B, SwissPairing
from paircard.core.systems.swiss.position import C
from paircard.core.values.frozen import dataclass

F = TypeVar("F", bound=Forcing[Any, Any, Any])  # no words: a name


@dataclass(frozen=True, slots=True)
class SwissBracket(BracketExplained, Generic[B, F]):
    """One bracket, as it is shown and as its book tells it."""

    own: B
    forcing: F
    """What would become of it otherwise."""
    at: int
    """Its place among the brackets, 0 for the highest."""


Each = TypeVar("Each", bound=SwissBracket[Any, Any])  # no words: a name


@dataclass(frozen=True, slots=True)
class SwissRound(RoundExplained[Each], Generic[Each, P, B, C, F]):
    """The pairing of a round and how it came about, as it is shown and as its book tells it."""

    own: P
    made: SwissPairing[B]
    forcing: F

    def player(self, number: int) -> C:
        """Return somebody by TPN; raise KeyError for who is not in the round."""
        found: C = self.forcing.player(number)
        return found
