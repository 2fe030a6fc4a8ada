"""White and Black, stored the same in every language of the screens."""

from __future__ import annotations

from typing import Literal

Colour = Literal["W", "B"]
Float = Literal["D", "U", "-"]
"""A float mark (A4, A5): downfloat, upfloat, none."""


def other(colour: Colour) -> Colour:
    """Return the opposite colour.

    >>> other("W")
    'B'
    """
    return "B" if colour == "W" else "W"


def balance(colours: str) -> int:
    """Return how often White less how often Black.

    >>> balance("WWB")
    1
    """
    return colours.count("W") - colours.count("B")


def float_mark(mine: int, theirs: int) -> Float:
    """Return the float mark of somebody who meets another score, in half points (A4): the higher floats down.

    >>> float_mark(4, 3), float_mark(3, 4), float_mark(3, 3)
    ('D', 'U', '-')
    """
    if mine == theirs:
        return "-"
    return "D" if mine > theirs else "U"


def float_marks(white_score: int, black_score: int) -> tuple[Float, Float]:
    """Return the float marks of the two of a pair.

    >>> float_marks(4, 3), float_marks(3, 4), float_marks(3, 3)
    (('D', 'U'), ('U', 'D'), ('-', '-'))
    """
    if white_score == black_score:
        return "-", "-"
    return ("D", "U") if white_score > black_score else ("U", "D")
