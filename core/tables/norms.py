"""Points that the Polish norms need in a table where everybody meets everybody once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Norm:
    """A category of the Polish classification and the ranking it asks for."""

    name: str
    men: int
    women: int
    games: int = 1
    """From so many games on."""


NORMS: Mapping[int, Sequence[Norm]] = {
    2013: (
        Norm("M", 2400, 2200),
        Norm("K", 2200, 2000),
        Norm("I", 2000, 1800),
        Norm("II", 1800, 1600),
        Norm("III", 1550, 1350),
        Norm("IV", 1300, 1150, 5),
        Norm("V", 1050, 1000, 5),
    )
}
"""By the year of the rules. The norms of M and K are taken to be the rankings that these categories have."""
YEAR = max(NORMS)


def points_needed(ratings: Sequence[int], wanted: int) -> int | None:
    """Return the half points that reach a ranking among these players; None where all games won do not.

    `T >= n/2 + (n + 1) * (Rn - Rs) / 800`, with Rs the mean of all and n = all but oneself: it is the same for
    everybody. Points come in halves, so that it is rounded up.

    >>> points_needed((1600, 1400, 1800, 1600, 1200, 1000), 1550)
    7
    """
    games = len(ratings) - 1
    over = len(ratings) * wanted - sum(ratings)
    needed = max(0, games - -over // 400)
    return needed if needed <= 2 * games else None


def norms_of(ratings: Sequence[int], *, women: bool) -> Iterator[tuple[Norm, int, int | None]]:
    """Yield every norm, its ranking, and the half points it needs; None where it cannot be reached."""
    for norm in NORMS[YEAR]:
        wanted = norm.women if women else norm.men
        enough = len(ratings) - 1 >= norm.games
        yield norm, wanted, points_needed(ratings, wanted) if enough else None
