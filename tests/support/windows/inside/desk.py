"""An arbiter in line mode, as a process of its own, where a process cannot be forked and pipes cannot be waited for."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, Queue
from threading import Thread

from tests.support.torture.outside.desk import NOBODY, PATIENCE


class Desk:
    """A Python that runs a module in a folder; lines go in through a pipe, what is said comes out of another."""

    def __init__(self, folder: Path, command: Sequence[str], *, arbiter: str = "Anna", lifetime: float = 0.0) -> None:
        """Start it; it is killed so many seconds after its first answer, if that is not 0."""
        self._process = subprocess.Popen(
            [sys.executable, "-m", *command],
            cwd=folder,
            env=os.environ | {"PAIRCARD_ARBITER": arbiter},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        self._news: Queue[bytes] = Queue()
        Thread(target=self._listen, daemon=True).start()
        self._lifetime, self._end = lifetime, float("inf")
        self._lines = 0
        self._begin = 0
        self.heard = b""
        """All that was said so far."""
        self.alive = True

    def types(self, line: str, promise: str = "") -> bool:
        """Type a line; return whether it was done, so far as anybody was told: it says so, or takes the next one."""
        self.begins(line)
        while self.alive and not self.answered:
            self._hears()
        if self._lifetime and self.answered and self._end == float("inf"):
            self._end = time.monotonic() + self._lifetime
        return self.answered or bool(promise and promise.encode() in self.heard[self._begin :])

    def begins(self, line: str) -> None:
        """Type a line without waiting for anything."""
        self._begin = len(self.heard)
        self._lines += 2
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.write(f"{line}\n{NOBODY}\n".encode())
            self._process.stdin.flush()

    @property
    def answered(self) -> bool:
        """Whether the line that was typed last is done, or refused."""
        return f"line {self._lines}: ".encode() in self.heard[self._begin :]

    def dies(self) -> None:
        """End it where it is, if it lives, and let go of it."""
        if self.alive:
            self._process.kill()
            self._ended()
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            with suppress(OSError):
                pipe.close()

    def _hears(self) -> None:
        try:
            said = self._news.get(timeout=max(0.0, min(PATIENCE, self._end - time.monotonic())))
        except Empty:
            if time.monotonic() < self._end:
                raise RuntimeError(f"the program is stuck after {self.heard[-500:]!r}") from None
            self._process.kill()
            self._end = float("inf")
            return
        self.heard += said
        if not said:
            self._ended()

    def _ended(self) -> None:
        self._process.wait(PATIENCE)
        self.alive = False
        # what was said before its death was said
        while not self._news.empty():
            self.heard += self._news.get()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        descriptor = self._process.stdout.fileno()
        with suppress(OSError, ValueError):
            while said := os.read(descriptor, 65536):
                self._news.put(said)
        self._news.put(b"")
