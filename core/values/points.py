"""Points are counted in half points, as integers: win 2, draw 1, loss 0."""

from functools import lru_cache

WIN = 2
DRAW = 1
LOSS = 0

MATCH_WON, MATCH_DRAWN = 2 * WIN, 2 * DRAW
"""Match points are 2 and 1, and in half points twice that."""


@lru_cache(maxsize=1 << 10)
def format_points(half_points: int) -> str:
    """Write half points as an arbiter does.

    >>> [format_points(n) for n in (0, 1, 2, 7)]
    ['0', '½', '1', '3½']
    """
    whole, half = divmod(half_points, 2)
    return f"{whole or ''}½" if half else str(whole)


def format_decimal(half_points: int) -> str:
    """Write half points with a decimal point, for tables that line up.

    >>> [format_decimal(n) for n in (0, 1, 2, 7)]
    ['0.0', '0.5', '1.0', '3.5']
    """
    return f"{half_points / 2:.1f}"
