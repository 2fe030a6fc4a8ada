"""The end on POSIX systems: a hang-up where the terminal goes away, a request to terminate where the machine does."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NoReturn

HANG_UP = int(signal.SIGHUP)


def when_told_to_leave(leave: Callable[[int], None], from_outside: Callable[[int], None]) -> None:
    """Call `leave` with the number of the signal, in the main thread, when the terminal or the machine goes away.

    `from_outside` is for systems that tell it in a thread of their own. For the main thread.
    """
    for signum in (signal.SIGHUP, signal.SIGTERM):
        signal.signal(signum, lambda number, _frame: leave(number))


@contextmanager
def at_most(seconds: int, error: type[Exception]) -> Iterator[None]:
    """Raise the error in a block that takes longer. For the main thread."""

    def late(_signum: int, _frame: object) -> NoReturn:
        raise error(f"no answer within {seconds} seconds")  # no words: filed in English

    before = signal.signal(signal.SIGALRM, late)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


@contextmanager
def ctrl_c_held_back() -> Iterator[None]:
    """Keep Ctrl+C for good from threads and processes that are begun in the block. For the main thread."""
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
