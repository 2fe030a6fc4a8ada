"""What pairing a round by C.04.6 answers: the pairs, the bye, and how every bracket ended; or that there is none."""

from __future__ import annotations

from typing import NamedTuple

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.swiss import outcome
from paircard.core.systems.swiss.outcome import SwissPairing
from paircard.core.values.frozen import dataclass
from paircard.core.values.said import said

Costs = tuple[int, int, int]
"""C8, C9 and C10 of the pairs of a bracket, or of some of them: the smaller tuple is better."""


class Values(NamedTuple):
    """The values of C4 - C10 of one bracket."""

    c4: int = 0
    """Upfloaters."""
    c5: tuple[int, ...] = ()
    """Their scores in half points, from low to high: the greater, the better."""
    c6: int = 0
    """0 where what is left of the next scoregroup can be paired as C6 wants it, 1 where it cannot."""
    c7: int = 0
    """Upfloaters that floated in the previous round."""
    c8: int = 0
    """Pairs in which both want one colour."""
    c9: int = 0
    """Those of them in which both want it strongly (type B)."""
    c10: int = 0
    """Opponents of upfloaters that floated in the previous round."""

    @property
    def of_pairs(self) -> Costs:
        """Return the criteria that pairs are chosen by, once it is known who is in the bracket."""
        return self.c8, self.c9, self.c10


NAMES = tuple(name.upper() for name in Values._fields)
"""C4 - C10, in their order."""


def no_worse_than(values: Values) -> tuple[object, ...]:
    """Return values so that of two brackets the better one has the smaller key, C5 the other way round."""
    return (values.c4, tuple(-score for score in values.c5), *values[2:])


@dataclass(frozen=True, slots=True)
class BracketResult:
    """How one bracket ended; teams are TPNs."""

    score: int
    """Score of the residents in half points."""
    residents: tuple[PairingNumber, ...]
    """The whole top scoregroup of those not yet paired, by TPN."""
    upfloaters: tuple[PairingNumber, ...]
    """Those drawn up into it: higher scores first, then smaller TPNs (3.5.3)."""
    pairs: tuple[tuple[PairingNumber, PairingNumber], ...]
    """The smaller TPN first, in the order of these: the identifier (3.6.2)."""
    values: Values

    @property
    def players(self) -> tuple[PairingNumber, ...]:
        """Everybody in it, by TPN (3.6.1)."""
        return tuple(sorted(self.residents + self.upfloaters))


Pairing = SwissPairing[BracketResult]


class NoCompletePairing(outcome.NoCompletePairing):
    """No complete pairing exists under C1 and C2 (3.3.3)."""

    why = said(
        "No complete pairing keeps C1 and C2. The chief arbiter decides (3.3.3): "
        "pair by hand and record the reason, or end the event."
    )
