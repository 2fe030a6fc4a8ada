"""The Scheveningen table (B.VI F7): round by round, board by board, the whole side with one colour."""

from __future__ import annotations

from enum import StrEnum

from paircard.core.systems.scheveningen.closed_forms import opponent_of
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import tr

FEWEST, MOST = 2, 60
"""Boards for which a table is written: one board is a single game, and this many need two halls."""
TABLES, COLOURS = "B.VI F7", "B.VI F5"


class Side(StrEnum):
    """One of the two teams; lots say which is A (B.VI F5)."""

    A = "A"
    B = "B"

    @property
    def other(self) -> Side:
        """Return whom they meet."""
        return Side.B if self is Side.A else Side.A


@dataclass(frozen=True, slots=True)
class Member:
    """A player by their number in the order of their team."""

    side: Side
    number: int

    def __str__(self) -> str:
        """Write it as the printed tables do: `B4`."""
        return f"{self.side}{self.number}"


Pair = tuple[Member, Member]
"""White and Black."""
Round = tuple[Pair, ...]
"""The pairs of a round in the order they are printed in: by the number of White."""


def table(n: int) -> tuple[Round, ...]:
    """Return the rounds of two teams of n players; an odd number by the same formula.

    >>> [" ".join(f"{white}-{black}" for white, black in pairs) for pairs in table(3)]
    ['A1-B3 A2-B2 A3-B1', 'B1-A2 B2-A1 B3-A3', 'A1-B1 A2-B3 A3-B2']
    """
    need_size(n)
    return tuple(_round(n, number) for number in range(1, n + 1))


def white_in(number: int) -> Side:
    """Return which side has White in a round: the colour changes after every round (B.VI F5)."""
    return Side.A if number % 2 else Side.B


def _round(n: int, number: int) -> Round:
    white = white_in(number)
    return tuple((Member(white, i), Member(white.other, opponent_of(n, i, number))) for i in range(1, n + 1))


def need_size(n: int) -> None:
    """Refuse a number of boards for which no table is written."""
    if not FEWEST <= n <= MOST:
        fields = {"boards": n, "fewest": FEWEST, "most": MOST}
        raise Refusal(tr("Scheveningen tables are for {fewest} to {most} boards, not for {boards}.", **fields), TABLES)
