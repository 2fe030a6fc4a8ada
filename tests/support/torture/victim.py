"""A process that works until it is killed, and says on a pipe what was confirmed to it."""

from __future__ import annotations

import os
import signal
import time
import traceback
from collections.abc import Callable

Report = Callable[[str], None]
"""Tells the parent that something was confirmed; what was told before a death is never lost."""


class Victim:
    """A fork of this process. Processes with threads must not fork: see `tests.support.torture.crew`."""

    def __init__(self, work: Callable[[Report], None]) -> None:
        """Begin the work at once."""
        self._pipe, other_end = os.pipe()
        self._pid = os.fork()
        if not self._pid:
            os.close(self._pipe)
            _live(work, other_end)
        os.close(other_end)
        self._status: int | None = None

    @property
    def ended(self) -> bool:
        """Whether it has come to its end."""
        if self._status is None:
            pid, status = os.waitpid(self._pid, os.WNOHANG)
            self._status = os.waitstatus_to_exitcode(status) if pid else None
        return self._status is not None

    def killed(self, delay: float = 0.0) -> list[str]:
        """Kill it with -9 after some seconds, unless it has ended; return all it told."""
        time.sleep(delay)
        if not self.ended:
            os.kill(self._pid, signal.SIGKILL)
        return self.died()

    def died(self) -> list[str]:
        """Wait for its end, whatever brings it; return all it told."""
        if not self.ended:
            _, status = os.waitpid(self._pid, 0)
            self._status = os.waitstatus_to_exitcode(status)
        with open(self._pipe, encoding="ascii") as pipe:
            told = pipe.read()
        if self._status not in (0, -signal.SIGKILL):
            raise RuntimeError(f"the work failed by itself (exit code {self._status})")
        return told.splitlines()


def _live(work: Callable[[Report], None], pipe: int) -> None:
    # whatever happens, this copy of the test must not go on as the test
    code = 1
    try:
        work(lambda text: _tell(pipe, text))
        code = 0
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(code)


def _tell(pipe: int, text: str) -> None:
    # so little is written to a pipe whole or not at all
    os.write(pipe, f"{text}\n".encode("ascii"))
