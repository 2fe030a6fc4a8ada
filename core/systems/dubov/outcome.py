"""What pairing a round by C.04.4.1 answers: the pairs, the bye, how every bracket ended; or that there is none."""

from __future__ import annotations

from typing import NamedTuple

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.swiss import outcome
from paircard.core.systems.swiss.outcome import SwissPairing
from paircard.core.values.frozen import dataclass
from paircard.core.values.said import said

Numbers = tuple[PairingNumber, ...]


class Values(NamedTuple):
    """The values of C5 - C10 of one bracket."""

    c5: int = 0
    """Upfloaters."""
    c6: tuple[int, ...] = ()
    """Their scores in half points, from low to high: the greater, the better."""
    c7: int = 0
    """Players who go without the colour they prefer: pairs in which both want one."""
    c8: int = 0
    """Upfloaters who are maximum upfloaters."""
    c9: int = 0
    """How often these have been upfloated, together."""
    c10: int = 0
    """Upfloaters who upfloated in the previous round."""


NAMES = tuple(name.upper() for name in Values._fields)
"""C5 - C10, in their order."""


def no_worse_than(values: Values) -> tuple[object, ...]:
    """Return values so that of two brackets the better one has the smaller key, C6 the other way round."""
    return (values.c5, tuple(-score for score in values.c6), *values[2:])


@dataclass(frozen=True, slots=True)
class BracketResult:
    """How one bracket ended; players are TPNs."""

    score: int
    """Score of the residents in half points."""
    residents: Numbers
    """The whole top scoregroup of those not yet paired, by TPN."""
    upfloaters: Numbers
    """Those drawn up into it: higher scores first, then smaller TPNs (3.2.1)."""
    g1: Numbers
    """Those who prefer White, or the upper half where nobody has played (3.2.3); by TPN."""
    g2: Numbers
    """The others."""
    shifted_first: Numbers
    """From the smaller of the two into the larger one (3.2.4)."""
    shifted_back: Numbers
    """Then from the larger one."""
    s1: Numbers
    """G1 after that, by ARO (3.2.5)."""
    t2: Numbers
    """G2 as it is set against them (3.2.6)."""
    values: Values

    @property
    def players(self) -> Numbers:
        """Everybody in it, by TPN."""
        return tuple(sorted(self.residents + self.upfloaters))

    @property
    def pairs(self) -> tuple[tuple[PairingNumber, PairingNumber], ...]:
        """Everybody of S1 with their opponent of T2."""
        return tuple(zip(self.s1, self.t2, strict=True))


Pairing = SwissPairing[BracketResult]


class NoCompletePairing(outcome.NoCompletePairing):
    """No complete pairing exists under C1, C2 and C3 (1.9.3)."""

    why = said(
        "No complete pairing keeps C1, C2 and C3. The chief arbiter decides (1.9.3): "
        "pair by hand and record the reason, or end the event."
    )
