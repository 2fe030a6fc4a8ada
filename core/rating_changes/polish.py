"""Poland: Ruz, the ranking achieved in an event, and the norms of its categories, as a dated table.

The categories are those of the code as it was printed in 2002; the federation has changed it since, so they are
said with their date and give no verdict.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

LINEAR = 400
SINCE = "2002"
"""Of the table."""


class Category(NamedTuple):
    """A category, of men and of women."""

    name: str
    rating: tuple[int, int]
    """What its holder counts as where they have no rating."""
    norm: tuple[int, int] | None = None
    """The Ruz that earns it; None where the table quotes none."""
    least_games: int = 0
    """For the norm; 0 where the table quotes none."""


CATEGORIES = (
    Category("-", (1000, 1000)),
    Category("V", (1200, 1100), (1050, 1000), 5),
    Category("IV", (1400, 1250), (1300, 1150), 5),
    Category("III", (1600, 1400), (1550, 1350)),
    Category("II", (1800, 1600), (1800, 1600)),
    Category("I", (2000, 1800), (2000, 1800)),
    Category("k", (2200, 2000)),
    Category("m", (2400, 2200)),
)
"""From the lowest; `k` is a candidate, `m` a national master."""


def ruz(own: int, ratings: Sequence[int], won_less_lost: int) -> int | None:
    """Return `(ΣR + own + 400·(W − P)) : (n + 1)`, rounded half up; None without a game.

    >>> ruz(1600, (1400, 1800, 1600, 1200, 1000), 2)
    1567
    """
    if not ratings:
        return None
    total, games = sum(ratings) + own + LINEAR * won_less_lost, len(ratings) + 1
    return (2 * total + games) // (2 * games)


def half_points_needed(own: int, ratings: Sequence[int], target: int) -> int | None:
    """Return the least half points by which the ruz is at least a target; None where no result gives it.

    >>> half_points_needed(1600, (1400, 1800, 1600, 1200, 1000), 1550)
    7
    """
    games = len(ratings)
    total = sum(ratings) + own
    return next(
        (each for each in range(2 * games + 1) if total + LINEAR * (each - games) >= target * (games + 1)), None
    )


def norm_reached(value: int, games: int, *, woman: bool) -> Category | None:
    """Return the highest category whose quoted norm a ruz reaches; None for none."""
    reached = [
        each for each in CATEGORIES if each.norm and value >= each.norm[woman] and games >= max(1, each.least_games)
    ]
    return reached[-1] if reached else None
