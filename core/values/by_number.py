"""What is meant by a number that somebody typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MOST_DIGITS = 6
"""No list that a person counts is longer."""


def by_number(typed: str, counted: Sequence[T]) -> T | None:
    """Return what has that number in a list counted from 1; None where the text is no number of it.

    >>> by_number("2", ["a", "b"]), by_number("3", ["a", "b"]), by_number("two", ["a", "b"])
    ('b', None, None)
    """
    number = int(typed) if typed.isascii() and typed.isdigit() and len(typed) <= _MOST_DIGITS else 0
    return counted[number - 1] if 1 <= number <= len(counted) else None
