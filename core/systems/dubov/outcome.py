"""What pairing a round by C.04.4.1 answers: the pairs, the bye, and how every bracket ended."""

from __future__ import annotations

from paircard.core.systems.swiss.drawn_up import outcome as drawn_up
from paircard.core.systems.swiss.drawn_up.outcome import Numbers
from paircard.core.systems.swiss.outcome import SwissPairing
from paircard.core.values.frozen import dataclass
from paircard.core.values.named import NamedTuple


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


@dataclass(frozen=True, slots=True)
class BracketResult(drawn_up.BracketResult[Values]):
    """How one bracket ended; pairs are everybody of S1 with their opponent of T2."""

    g1: Numbers
    """Those who prefer White, or the upper half where nobody has played (3.2.3); by TPN."""
    g2: Numbers
    """The others."""
    shifted_first: Numbers
    """From the smaller of the two into the larger one (3.2.4)."""
    shifted_back: Numbers
    """Then from the larger one."""

    @property
    def s1(self) -> Numbers:
        """G1 after that, by ARO (3.2.5)."""
        return tuple(one for one, _ in self.pairs)

    @property
    def t2(self) -> Numbers:
        """G2 as it is set against them (3.2.6)."""
        return tuple(two for _, two in self.pairs)


Pairing = SwissPairing[BracketResult]
