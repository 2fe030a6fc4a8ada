"""What pairing a round by C.04.3 answers: the pairs, the bye, and how every bracket ended; or that there is none."""

from __future__ import annotations

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.swiss.outcome import NothingLegal, SwissPairing
from paircard.core.values.frozen import dataclass
from paircard.core.values.named import NamedTuple

Scores = tuple[int, ...]
"""Scores or differences of scores in half points, high to low."""
FLOATS_ON = 1_000_000
"""Added to the pairing score of an MDP who floats on, in C18 and C20: more than any difference."""


class Values(NamedTuple):
    """The values of C6 - C21 of one candidate; of two candidates of a bracket the smaller tuple is better (3.4)."""

    c6: int = 0
    """Downfloaters, the player with the bye included."""
    c7: Scores = ()
    """Their scores."""
    c8: tuple[int, Scores] | tuple[()] = ()
    """C6 and C7 that the next bracket can reach; empty in the last bracket."""
    c9: int = 0
    """Unplayed rounds of the one downfloater who gets the bye."""
    c10: int = 0
    """Topscorers and their opponents who get a colour difference beyond 2."""
    c11: int = 0
    """Topscorers and their opponents who get a colour a third time running."""
    c12: int = 0
    """Players who do not get the colour they prefer."""
    c13: int = 0
    """Those of them whose preference is strong."""
    c14: int = 0
    """Resident downfloaters who had a downfloat in the previous round."""
    c15: int = 0
    """Residents paired with an MDP who had an upfloat in the previous round."""
    c16: int = 0
    """As C14, two rounds before."""
    c17: int = 0
    """As C15, two rounds before."""
    c18: Scores = ()
    """Score differences of the MDPs who had a downfloat in the previous round."""
    c19: Scores = ()
    """Score differences of the MDPs who meet a resident of C15."""
    c20: Scores = ()
    """As C18, two rounds before."""
    c21: Scores = ()
    """As C19, two rounds before."""


NAMES = tuple(name.upper() for name in Values._fields)
"""C6 - C21, in their order."""


def together(one: Values, other: Values) -> Values:
    """Return the values of two parts of one candidate; at most one of the two has a C8."""
    return Values(
        one.c6 + other.c6,
        _merged(one.c7, other.c7),
        one.c8 or other.c8,
        one.c9 + other.c9,
        one.c10 + other.c10,
        one.c11 + other.c11,
        one.c12 + other.c12,
        one.c13 + other.c13,
        one.c14 + other.c14,
        one.c15 + other.c15,
        one.c16 + other.c16,
        one.c17 + other.c17,
        _merged(one.c18, other.c18),
        _merged(one.c19, other.c19),
        _merged(one.c20, other.c20),
        _merged(one.c21, other.c21),
    )


def _merged(one: Scores, other: Scores) -> Scores:
    return tuple(sorted(one + other, reverse=True)) if one and other else one or other


@dataclass(frozen=True, slots=True)
class BracketResult:
    """How one bracket ended; players are TPNs, lists of them in the order 1.2."""

    score: int
    """Score of the residents in half points."""
    mdps: tuple[PairingNumber, ...]
    """Those whom the bracket above left over (1.4.1)."""
    residents: tuple[PairingNumber, ...]
    pairs: tuple[tuple[PairingNumber, PairingNumber], ...]
    """Higher player first: the pairs of MDPs, then those of the remainder, in the order of S1."""
    downfloaters: tuple[PairingNumber, ...]
    """Those left over for the next bracket; in the last one the player with the bye."""
    values: Values

    @property
    def players(self) -> tuple[PairingNumber, ...]:
        """Everybody in it, by BSN (4.1)."""
        return self.mdps + self.residents


Pairing = SwissPairing[BracketResult]

NoCompletePairing = NothingLegal
"""No complete pairing exists under C1 - C3 (1.9.3)."""
