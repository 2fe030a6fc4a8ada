"""How a bracket into which players are drawn up ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from paircard.core.event.ids import PairingNumber
from paircard.core.values.frozen import dataclass

Numbers = tuple[PairingNumber, ...]
Two = tuple[PairingNumber, PairingNumber]
V = TypeVar("V", bound=tuple[Any, ...])  # no words: a name


@dataclass(frozen=True, slots=True)
class BracketResult(Generic[V]):
    """One bracket; everybody goes by their TPN."""

    score: int
    """Score of the residents in half points."""
    residents: Numbers
    """The whole top scoregroup of those not yet paired, by TPN."""
    upfloaters: Numbers
    """Those drawn up into it: higher scores first, then smaller TPNs."""
    pairs: tuple[Two, ...]
    """In the order in which the text writes them."""
    values: V
    """The criteria in their order."""

    @property
    def players(self) -> Numbers:
        """Everybody in it, by TPN."""
        return tuple(sorted(self.residents + self.upfloaters))


def no_worse_than(values: Sequence[Any]) -> tuple[Any, ...]:
    """Return values so that of two brackets the better one has the smaller key: scores the other way round."""
    return (values[0], tuple(-score for score in values[1]), *values[2:])
