"""How much of a long test is run: a small dose after every change, all of it where somebody has the time.

`PAIRCARD_DOSE=whole pytest` runs everything.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

import pytest

T = TypeVar("T")

WHOLE = os.environ.get("PAIRCARD_DOSE") == "whole"
_PART = 8
"""The small dose is this part of the whole."""
_LEAST = 10
"""But never fewer examples of a property."""


def examples(count: int) -> int:
    """Return how many examples of a property are tried, of so many that the whole dose has."""
    return count if WHOLE else min(count, max(_LEAST, count // _PART))


def some(cases: Sequence[T], most: int) -> Sequence[T]:
    """Return all cases, or in the small dose so many, spread evenly over the list."""
    if WHOLE or len(cases) <= most:
        return cases
    return [cases[at * len(cases) // most] for at in range(most)]


long = pytest.mark.skipif(not WHOLE, reason="of the whole dose")
"""A test that takes long, and tries by the hour what others try already."""
