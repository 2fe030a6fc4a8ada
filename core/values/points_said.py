"""Points in words, with the plural that a language has for them."""

from __future__ import annotations

from paircard.core.values.language import trn, trp
from paircard.core.values.points import format_points


def points_words(half_points: int) -> str:
    """Say points.

    >>> points_words(0), points_words(1), points_words(2), points_words(5)
    ('0 points', '½ point', '1 point', '2½ points')
    """
    points = format_points(half_points)
    if half_points % 2:  # a half goes with a plural of its own in many languages
        return (
            trp("half", "{points} point", points=points)
            if half_points == 1
            else trp("half", "{points} points", points=points)
        )
    return trn("{points} point", "{points} points", half_points // 2, points=points)
