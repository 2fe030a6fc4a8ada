"""What a stream yields, read no further than somebody asks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Generic, TypeVar, overload

from paircard.core.values.language import speaking, spoken

T = TypeVar("T")  # no words: a name
T_co = TypeVar("T_co", covariant=True)  # no words: a name


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


class Later(Sequence[T_co]):
    """A tuple that is made when somebody first looks at it, and not for a count that is known; as good as one.

    >>> squares = Later(lambda: (each * each for each in range(3)), 3)
    >>> squares == (0, 1, 4), squares[-1], len(squares)
    (True, 4, 3)
    """

    __slots__ = ("_count", "_made", "_making")

    def __init__(self, making: Callable[[], Iterable[T_co]], count: int | None = None) -> None:
        """Remember how it is made, and how many there will be where that is known."""
        self._count = count
        self._making: Callable[[], Iterable[T_co]] | None = making
        self._made: tuple[T_co, ...] = ()

    def _now(self) -> tuple[T_co, ...]:
        making = self._making  # another thread may be at it, too
        if making is not None:
            self._made, self._making = tuple(making()), None
        return self._made

    @overload
    def __getitem__(self, place: int) -> T_co: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[T_co, ...]: ...
    def __getitem__(self, place: int | slice) -> T_co | tuple[T_co, ...]:
        """Return what stands at a place, or at some."""
        return self._now()[place]

    def __len__(self) -> int:
        """Count them."""
        return len(self._now()) if self._count is None else self._count

    def __iter__(self) -> Iterator[T_co]:
        """Yield all."""
        return iter(self._now())

    def __eq__(self, other: object) -> bool:
        """Compare as a tuple does."""
        return self._now() == (other._now() if isinstance(other, Later) else other)

    def __hash__(self) -> int:
        """Hash as a tuple does."""
        return hash(self._now())

    def __repr__(self) -> str:
        """Show the tuple."""
        return repr(self._now())

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel to another process as a tuple."""
        return tuple, (self._now(),)


def said_later(making: Callable[[], Iterable[T]]) -> Later[T]:
    """Return the same of what is said in a language: in the one that is spoken now, whenever it is made."""
    language = spoken()

    def in_it() -> tuple[T, ...]:
        with speaking(language):
            return tuple(making())

    return Later(in_it)
