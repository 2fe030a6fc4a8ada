"""The end on Windows: the window is closed, the user logs off, the machine shuts down; and Ctrl+Break."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from paircard.data.platform.windows.kernel import console_handler, kernel

HANG_UP = 1
"""The number that POSIX has for it: the exit code is the same everywhere."""
_CLOSED, _LOGGED_OFF, _SHUT_DOWN = 2, 5, 6
_GOING_AWAY = (_CLOSED, _LOGGED_OFF, _SHUT_DOWN)
_LAST_SECONDS = 4.5
"""So long the answer is put off, for the process ends when it is given. Windows ends it after five seconds anyway."""
_KEPT: list[Any] = []
"""What the kernel may call must not be thrown away."""


def when_told_to_leave(leave: Callable[[int], None], from_outside: Callable[[int], None]) -> None:
    """Call `leave` in the main thread for Ctrl+Break; `from_outside`, in another thread, when the window is closed.

    Both get a number as POSIX has it. What `from_outside` begins has four seconds to end the process.
    """
    for name in ("SIGBREAK", "SIGTERM"):  # no words: names of signals
        if (signum := getattr(signal, name, None)) is not None:
            signal.signal(signum, lambda _number, _frame: leave(int(signal.SIGTERM)))

    def arrived(kind: int) -> bool:
        if kind not in _GOING_AWAY:
            return False  # Ctrl+C and Ctrl+Break are signals of Python
        from_outside(HANG_UP)
        time.sleep(_LAST_SECONDS)
        return True

    handler = console_handler(arrived)
    _KEPT.append(handler)
    kernel().SetConsoleCtrlHandler(handler, True)


@contextmanager
def at_most(seconds: int, error: type[Exception]) -> Iterator[None]:
    """Wait as long as it takes: nothing here wakes a process up."""
    yield


@contextmanager
def ctrl_c_held_back() -> Iterator[None]:
    """Do nothing: threads never get Ctrl+C here, and processes say for themselves that they do not hear it."""
    yield
