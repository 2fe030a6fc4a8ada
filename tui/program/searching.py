"""A search that somebody waits for: where it is, for how long, and whether anybody still waits.

What most rounds take nobody notices, so it is done where it is asked for. What takes longer than a moment is given up
there and begun anew in a thread, beside the screen: keys go on working, and Escape ends it. The search asks at every
candidate whether it may go on (`core.values.waiting`); a process of its own would have to be handed the whole event.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from time import monotonic
from typing import Generic, TypeVar

from paircard.core.facets.pairing import NoPairing
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.core.values.waiting import LONG, Stopped, Waiting, heard_by
from paircard.tui.sentences.searching import Bracket, at_told

T = TypeVar("T")

MOMENT = 0.3
"""Seconds that nobody takes for a wait."""
KEPT = 6
"""So many answers that took longer than a moment are kept: what is asked about again is not searched again."""

_ANSWERS: deque[tuple[object, Callable[[], object]]] = deque(maxlen=KEPT)


class Later(Exception):
    """It takes longer than a moment."""


class Remembering(Waiting):
    """Waits as long as it takes, and knows what took long before: a position has one pairing, or none."""

    def found(self, position: object, search: Callable[[], T]) -> T:
        """Return what was found before, or search."""
        for known, answer in tuple(_ANSWERS):
            if known == position:
                return answer()  # type: ignore[return-value]
        begun = monotonic()
        try:
            made = search()
        except NoPairing as none:
            self._keep(position, begun, _raising(none))
            raise
        self._keep(position, begun, lambda: made)
        return made

    @staticmethod
    def _keep(position: object, begun: float, answer: Callable[[], object]) -> None:
        if monotonic() - begun > MOMENT:
            _ANSWERS.append((position, answer))


def _raising(error: NoPairing) -> Callable[[], object]:
    def again() -> object:
        raise error.with_traceback(None)

    return again


class Briefly(Remembering):
    """Waits no longer than a moment."""

    def __init__(self) -> None:
        self._until = monotonic() + MOMENT

    def pulse(self) -> None:
        """End what takes longer."""
        if monotonic() > self._until:
            raise Later


class Search(Remembering):
    """Waits beside the screen until nobody does."""

    def __init__(self, what: str, left: Callable[[], bool] = lambda: False) -> None:
        """`what` is being searched for, as it is told; `left`: nobody waits any more."""
        self.what = what
        self._left = left
        self._bracket: Bracket | None = None
        self._begun = monotonic()
        self._ended = False

    def bracket(self, score: int, count: int) -> None:
        """Note where it is."""
        self._bracket = score, count

    def pulse(self) -> None:
        """End where nobody waits."""
        if self._ended or self._left():
            raise Stopped

    def end(self) -> None:
        """Let nothing come of it any more."""
        self._ended = True

    @property
    def long(self) -> bool:
        """Whether somebody may wonder by now."""
        return monotonic() - self._begun > LONG

    def told(self) -> str:
        """Say where it is."""
        return at_told(self._bracket, monotonic() - self._begun)


def wanted(search: Search, job: Callable[[], T]) -> T | None:
    """Do a job in the thread one is in; None where nobody waited for its end."""
    with suppress(Stopped), heard_by(search):
        return job()
    return None


class Beside(Generic[T]):
    """A job in a thread of its own that does not hold up the end of the program."""

    def __init__(self, search: Search, job: Callable[[], T], done: Callable[[], object]) -> None:
        """Begin; `done` is called from that thread when the job is at its end, unless it was stopped."""
        self._job, self._search, self._done = job, search, done
        self._result: Callable[[], T] = _nothing_yet
        Thread(target=self._run, daemon=True).start()

    def result(self) -> T:
        """Return what came of it, or raise what was raised."""
        return self._result()

    def _run(self) -> None:
        try:
            with heard_by(self._search):
                made = self._job()
            self._result = lambda: made
        except Stopped:
            return
        except Exception as error:  # whatever it is: who waits for the job raises it
            fault = error

            def failed() -> T:
                raise fault

            self._result = failed
        with suppress(RuntimeError):  # the program may have ended meanwhile
            self._done()


def _nothing_yet() -> T:  # type: ignore[type-var]
    raise AssertionError("it is not done")


def stopped() -> Refusal:
    """Return that nothing came of what was waited for."""
    return Refusal(tr("Stopped: nothing was changed."))
