"""What pairing a round by C.04.4.2 answers: the pairs, the bye, and how every bracket ended."""

from __future__ import annotations

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.swiss.outcome import SwissPairing
from paircard.core.values.frozen import dataclass
from paircard.core.values.named import NamedTuple

Numbers = tuple[PairingNumber, ...]
Scores = tuple[int, ...]
"""In half points, high to low."""


class Values(NamedTuple):
    """The values of C5 - C8 of one bracket; of two candidates the smaller is better."""

    c5: int = 0
    """Players left over: the fewer, the more pairs."""
    c6: Scores = ()
    """Their scores."""
    c7: tuple[int, Scores] | tuple[()] = ()
    """How many the next bracket then leaves over at least, and their scores.

    Nothing where nobody is left over: then it is the same however this bracket is paired.
    """
    c8: int = 0
    """Players who go without the colour they prefer: pairs in which both want one."""


@dataclass(frozen=True, slots=True)
class BracketResult:
    """How one bracket ended; players are TPNs."""

    score: int
    """Score of the residents in half points."""
    mdps: Numbers
    """Those whom the bracket above left over."""
    residents: Numbers
    players: Numbers
    """Everybody by the Index: BSN 1, 2, ... (3.2)."""
    pairs: tuple[tuple[PairingNumber, PairingNumber], ...]
    """The higher of the Index first."""
    downfloaters: Numbers
    values: Values


Pairing = SwissPairing[BracketResult]
