"""A round as a second engine has made it."""

from __future__ import annotations

from dataclasses import dataclass

Two = frozenset[int]


@dataclass(frozen=True)
class Made:
    """Who has the bye, who meets whom, and who floats into or out of each bracket, the highest first."""

    bye: int | None
    pairs: frozenset[Two]
    floats: tuple[frozenset[int], ...] = ()
    complete: bool = True
    """Whether all are paired: where nobody asks whether the rest can be, some may be left whom nobody can meet."""
