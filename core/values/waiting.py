"""Who waits for a search hears where it is, and may end it.

Between whoever waits and a search that takes long lie a command, an event and what these keep: none of them has
anything to say about waiting. So who listens is not handed from one to the next, but stands around all that one thread
does (`heard_by`), and a search tells whoever stands there. Where nobody does, nothing is told and nothing ends.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, TypeVar

T = TypeVar("T")  # no words: a name of a type
LONG = 2.0
"""Seconds after which whoever waits wonders: by then they are told."""


class Stopped(Exception):
    """Nobody waits any longer: nothing comes of what was begun."""


class Waiting:
    """Waits for a search, however long it takes; others override what they want to know or to do."""

    def bracket(self, score: int, count: int) -> None:
        """Hear that the bracket of a score, in half points, is begun, with so many players or teams."""

    def pulse(self) -> None:
        """Be asked, many times a second, whether the search may go on; what is raised ends it."""

    def found(self, _position: object, search: Callable[[], T]) -> T:
        """Return what a search finds for a position; whoever knows that already need not let it search."""
        return search()


class _Knowing(Waiting):
    """Waits as somebody else does, and knows what was found last."""

    def __init__(self, other: Waiting) -> None:
        self.bracket = other.bracket  # type: ignore[method-assign]
        self.pulse = other.pulse  # type: ignore[method-assign]
        self._other = other
        self._last: tuple[object, object] | None = None

    def found(self, position: object, search: Callable[[], T]) -> T:
        if self._last is None or self._last[0] != position:
            self._last = position, self._other.found(position, search)
        known: Any = self._last[1]
        return known  # type: ignore[no-any-return]


_PATIENT = Waiting()
_WAITING: ContextVar[Waiting] = ContextVar("waiting", default=_PATIENT)  # no words: a name


def bracket(score: int, count: int) -> None:
    """Tell that a bracket is begun."""
    waiting = _WAITING.get()
    waiting.bracket(score, count)
    waiting.pulse()


def pulse() -> None:
    """Ask whether to go on."""
    _WAITING.get().pulse()


def found(position: object, search: Callable[[], T]) -> T:
    """Search, unless whoever waits knows what would be found."""
    return _WAITING.get().found(position, search)


@contextmanager
def searched_once() -> Iterator[None]:
    """Let whoever searches for the position that was searched last be told what was found, until the end of the block.

    >>> with searched_once():
    ...     found("position", lambda: "pairing"), found("position", lambda: "another")
    ('pairing', 'pairing')
    """
    with heard_by(_Knowing(_WAITING.get())):
        yield


@contextmanager
def heard_by(waiting: Waiting) -> Iterator[None]:
    """Let somebody listen to all that this thread searches until the end of the block.

    >>> class Counting(Waiting):
    ...     pulses = 0
    ...     def pulse(self):
    ...         self.pulses += 1
    >>> counting = Counting()
    >>> with heard_by(counting):
    ...     pulse()
    >>> pulse()
    >>> counting.pulses
    1
    """
    token = _WAITING.set(waiting)
    try:
        yield
    finally:
        _WAITING.reset(token)
