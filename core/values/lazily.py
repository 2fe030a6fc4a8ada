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

    def read_on(self) -> bool:
        """Read one more; tell whether there was one."""
        for each in self._rest:
            self.known.append(each)
            return True
        return False

    def __getitem__(self, place: int) -> T:
        """Return what stands at a place from 0 on; raise IndexError beyond the end."""
        while len(self.known) <= place:
            if not self.read_on():
                raise IndexError(place)
        return self.known[place]

    def __iter__(self) -> Iterator[T]:
        """Yield all from the beginning, what is known already first."""
        place = 0
        while place < len(self.known) or self.read_on():
            yield self.known[place]
            place += 1
