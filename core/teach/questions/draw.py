"""Drawing by lot: the same lots always draw the same."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


def pick(chance: Random, options: Sequence[T]) -> T:
    """Draw one of some options; only `random()` itself is promised to stay the same in every Python."""
    return options[up_to(chance, len(options))]


def up_to(chance: Random, count: int) -> int:
    """Draw a number from 0 on, so many of them."""
    return int(chance.random() * count)


def two_of(chance: Random, count: int) -> tuple[int, int]:
    """Draw two different numbers from 1 on."""
    one, other = 1 + up_to(chance, count), 1 + up_to(chance, count - 1)
    return one, other + (other >= one)


def shuffled(chance: Random, pack: Sequence[T]) -> list[T]:
    """Return a pack in another order; only `random()` itself is promised to stay the same in every Python."""
    lots = [chance.random() for _ in pack]
    return [pack[at] for at in sorted(range(len(pack)), key=lots.__getitem__)]
