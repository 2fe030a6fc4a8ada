"""What a stream yields, read no further than somebody asks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar

T = TypeVar("T")  # no words: a name


class Lazily(Generic[T]):
    """The things of a stream by their places, each made when it is first asked for and kept.

    >>> squares = Lazily(each * each for each in range(10**9))
    >>> squares[3], squares.known
    (9, [0, 1, 4, 9])
    """

    def __init__(self, stream: Iterable[T]) -> None:
        """Take a stream; nothing of it is read yet."""
        self._rest = iter(stream)
        self.known: list[T] = []
        """What has been read."""

    def __getitem__(self, place: int) -> T:
        """Return what stands at a place from 0 on; raise IndexError beyond the end."""
        while len(self.known) <= place:
            for each in self._rest:
                self.known.append(each)
                break
            else:
                raise IndexError(place)
        return self.known[place]

    def __iter__(self) -> Iterator[T]:
        """Yield all from the beginning, what is known already first."""
        place = 0
        while True:
            try:
                yield self[place]
            except IndexError:
                return
            place += 1

    def first(self, count: int) -> list[T]:
        """Return so many from the beginning, fewer where there are no more."""
        if count > len(self.known):
            for each in self._rest:
                self.known.append(each)
                if len(self.known) >= count:
                    break
        return self.known[:count]
