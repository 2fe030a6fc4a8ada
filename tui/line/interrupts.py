"""Signals between two commands: never in the middle of one, so that each is done wholly or not at all."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from paircard.data.platform.leaving import when_told_to_leave
from paircard.tui.terminal.slow_line import GRACE_SECONDS


class Ended(Exception):
    """The terminal or the machine goes away; `signum` says how."""

    def __init__(self, signum: int) -> None:
        super().__init__(signum)
        self.signum = signum


class Interrupts:
    """Holds a hang-up, the end of the machine and Ctrl+C back until a line is waited for."""

    def __init__(self, *, interactive: bool) -> None:
        """Prepare; Ctrl+C cancels a question of a person and ends a script."""
        self._interactive = interactive
        self._reading = False
        self._signum = 0
        self._pressed = False

    @property
    def disturbed(self) -> bool:
        """Whether something has come since a line was waited for: what takes long ends then, with nothing done."""
        return self._pressed or self._signum != 0

    def install(self) -> None:
        """Take the signals over; for the main thread."""
        when_told_to_leave(self._arrived, self._from_outside)
        signal.signal(signal.SIGINT, lambda signum, _frame: self._arrived(signum))

    @contextmanager
    def reading(self) -> Iterator[None]:
        """Let signals through while a line is read. Raises `Ended` for one that came before."""
        self.need_to_go_on()
        self._reading, self._pressed = True, False
        try:
            yield
        finally:
            self._reading = False

    def need_to_go_on(self) -> None:
        """Raise `Ended` where the end has come meanwhile."""
        if self._signum:
            raise Ended(self._signum)

    def _from_outside(self, signum: int) -> None:
        """End, told by another thread: at once while a line is waited for, else when the command is done."""
        self._signum = signum
        if self._reading:
            os._exit(128 + signum)
        self._end_soon(signum)

    def _arrived(self, signum: int) -> None:
        if signum == signal.SIGINT and self._interactive:
            if self._reading:
                raise KeyboardInterrupt
            self._pressed = True
            return
        self._signum = signum
        if self._reading:
            raise Ended(signum)
        self._end_soon(signum)

    @staticmethod
    def _end_soon(signum: int) -> None:
        # a line that nobody reads may block what is being written for ever; what was done is on disk
        watchdog = threading.Timer(GRACE_SECONDS, os._exit, (128 + signum,))
        watchdog.daemon = True
        watchdog.start()
