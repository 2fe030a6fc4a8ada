"""How far something long is: who does it tells it, and who shows it hands in what listens."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

Far = Callable[[int, int], None]
"""Told now and then: how much is done, of how much."""
Item = TypeVar("Item")  # no words: a name of a type


def unheard(_done: int, _whole: int) -> None:
    """Let nobody know."""


class Steps:
    """Counts steps of one size, of which there are about so many, and tells each that is done."""

    def __init__(self, far: Far = unheard, whole: int = 0) -> None:
        self._far = far
        self._whole = whole
        self._done = 0

    def each(self, items: Iterable[Item]) -> Iterator[Item]:
        """Pass things on; one that was asked for is done when the next is.

        >>> steps = Steps(lambda done, whole: print(f"{done} of {whole}"), 3)
        >>> [*steps.each("ab"), *steps.each("c")]
        1 of 3
        2 of 3
        3 of 3
        ['a', 'b', 'c']
        """
        for item in items:
            yield item
            self._done += 1
            self._far(self._done, self._whole)
