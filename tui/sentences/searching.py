"""Where a search is that takes long, in one line."""

from __future__ import annotations

from paircard.core.values.language import tr
from paircard.core.values.points import format_points

Bracket = tuple[int, int]
"""A score in half points, and how many are paired there."""


def at_told(bracket: Bracket | None, seconds: float) -> str:
    """Say which bracket is being paired, where that is known, and for how long somebody has waited.

    >>> at_told((7, 42), 5.2), at_told(None, 2)
    ('Score group 3½, 42 to pair ... 5 s', '2 s')
    """
    if bracket is None:
        return tr("{seconds} s", seconds=round(seconds))
    score, count = bracket
    fields = {"points": format_points(score), "count": count, "seconds": round(seconds)}
    return tr("Score group {points}, {count} to pair ... {seconds} s", **fields)
