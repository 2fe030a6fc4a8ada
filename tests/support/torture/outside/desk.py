"""An arbiter in line mode, as a process of its own: lines go in through a pipe, what is said comes out of another."""

from __future__ import annotations

import os
import select
import signal
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, NoReturn

from paircard.tui.cli import main
from paircard.tui.line import session as _loaded_once  # noqa: F401 - not by every fork again
from tests.support.faulty_os import FaultyOs
from tests.support.slow_disk import slow_fsync
from tests.support.torture.sabotage import sabotaged

PATIENCE = 120.0
"""Seconds until a program that says nothing is called stuck."""
NOBODY = "zzzz"
"""No command and nobody's name: what is said to it says that the line before is done."""

_AT_ONCE = getattr(signal, "SIGKILL", signal.SIGTERM)
"""What ends a process where it is: on Windows either does."""
_FOR_LIFE = ExitStack()
"""Never left: who dies does not tidy up."""

Plan = Callable[[], None]
"""What is done to a process before the program begins: how it is going to die."""


def to_die_at(call: int, torn: int | None) -> Plan:
    """Return a plan: the process is killed at its n-th call that changes something, a write in the middle."""

    def fault(count: int, name: str, arguments: tuple[Any, ...]) -> None:
        if count == call:
            if name == "write" and torn is not None:
                os.write(arguments[0], bytes(arguments[1])[:torn])
            os.kill(os.getpid(), _AT_ONCE)

    def plan() -> None:
        _FOR_LIFE.enter_context(FaultyOs(fault).installed())

    return plan


def on_a_disk(seconds: float) -> Plan:
    """Return a plan: every fsync takes so much longer."""
    return lambda: slow_fsync(seconds)


def to_err(mistake: str) -> Plan:
    """Return a plan: the store makes a mistake that others have made."""

    def plan() -> None:
        _FOR_LIFE.enter_context(sabotaged(mistake))

    return plan


class Desk:
    """A fork of this process, which must have no threads, that runs the program's own `main` in a folder."""

    def __init__(
        self,
        folder: Path,
        arguments: Sequence[str],
        *,
        arbiter: str = "Anna",
        plan: Plan | None = None,
        until: float = 0.0,
    ) -> None:
        """Start it; it is killed at the moment `until`, if that is not 0."""
        keyboard, self._in = os.pipe()
        self._out, screen = os.pipe()
        self._pid = os.fork()
        if not self._pid:
            os.close(self._in)
            os.close(self._out)
            os.environ["PAIRCARD_ARBITER"] = arbiter
            _live(folder, arguments, (keyboard, screen), plan)
        os.close(keyboard)
        os.close(screen)
        self._until = until or float("inf")
        self._lines = 0
        self._begin = 0
        self.heard = b""
        """All that was said so far."""
        self.alive = True

    def types(self, line: str, promise: str = "") -> bool:
        """Type a line; return whether it was done, so far as anybody was told: it says so, or takes the next one."""
        self.begins(line)
        while self.alive and not self.answered:
            self.listens(PATIENCE)
        return self.answered or bool(promise and promise.encode() in self.heard[self._begin :])

    def begins(self, line: str) -> None:
        """Type a line without waiting for anything."""
        self._begin = len(self.heard)
        self._lines += 2
        with suppress(BrokenPipeError):
            os.write(self._in, f"{line}\n{NOBODY}\n".encode())

    @property
    def answered(self) -> bool:
        """Whether the line that was typed last is done, or refused."""
        return f"line {self._lines}: ".encode() in self.heard[self._begin :]

    @property
    def refused(self) -> bool:
        """Whether the line that was typed last was refused."""
        return f"line {self._lines - 1}: ".encode() in self.heard[self._begin :]

    def dies(self) -> None:
        """Kill it if it lives, and let go of it."""
        if self.alive:
            os.kill(self._pid, signal.SIGKILL)
            self._ended()
        for descriptor in (self._in, self._out):
            os.close(descriptor)

    def listens(self, patience: float) -> None:
        """Hear what is said for so long; kill it when its time has come."""
        now = time.monotonic()
        if now >= self._until:
            os.kill(self._pid, signal.SIGKILL)
            self._until = float("inf")
        if select.select([self._out], [], [], min(patience, max(0.0, self._until - now)))[0]:
            said = os.read(self._out, 65536)
            self.heard += said
            if not said:
                self._ended()
        elif patience >= PATIENCE and self._until == float("inf"):
            raise RuntimeError(f"the program is stuck after {self.heard[-500:]!r}")

    def _ended(self) -> None:
        _, status = os.waitpid(self._pid, 0)
        self.alive = False
        if os.waitstatus_to_exitcode(status) not in (-signal.SIGKILL, 0, 1):
            raise RuntimeError(f"the program ended by itself: {self.heard[-500:]!r}")


def _live(folder: Path, arguments: Sequence[str], pipes: tuple[int, int], plan: Plan | None) -> NoReturn:
    # whatever happens, this copy of the test must not go on as the test
    code = 70
    try:
        keyboard, screen = pipes
        os.chdir(folder)
        for descriptor, stream in ((keyboard, 0), (screen, 1), (screen, 2)):
            os.dup2(descriptor, stream)
        os.environ |= {"XDG_STATE_HOME": str(folder / "state"), "XDG_CONFIG_HOME": str(folder / "state")}
        sys.stdin, sys.stdout, sys.stderr = os.fdopen(0), os.fdopen(1, "w"), os.fdopen(2, "w")
        if plan is not None:
            plan()
        code = main(arguments)
    finally:
        os._exit(code)
