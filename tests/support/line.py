"""Line mode under test: a conversation in this process, a script through a pipe, a person at a terminal."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from paircard.core.event.tournament import Tournament
from paircard.tui.line.interrupts import Interrupts
from paircard.tui.line.session import Session
from paircard.tui.line.talk import Talk

if TYPE_CHECKING:
    from tests.support.pty import Terminal


class Conversation:
    """One session that goes on from `say` to `say`."""

    def __init__(self, path: Path | None = None, *, arbiter: str = "Anna", interactive: bool = False) -> None:
        """Open an event, or begin at home."""
        self._in, self._out, self._err = io.StringIO(), io.StringIO(), io.StringIO()
        talk = Talk(
            self._in,
            self._out,
            self._err,
            interactive=interactive,
            ascii_only=False,
            interrupts=Interrupts(interactive=interactive),
        )
        self.session = Session(talk, arbiter=arbiter, keep_going=True)
        self.code: int | None = None
        self.heard = ""
        """What was said since the last `say`."""
        self.refused = ""
        """What was refused since then."""
        if path is not None:
            self.session.program.open_event(path)
            self._listen()

    def say(self, *lines: str) -> str:
        """Type lines, the answers to questions among them; return what was said to them."""
        self.type(*lines)
        self.code = self.session.converse()
        return self._listen()

    def type(self, *lines: str) -> None:
        """Type lines that are not read yet."""
        place = self._in.tell()
        self._in.write("".join(f"{line}\n" for line in lines))
        self._in.seek(place)

    @property
    def tournament(self) -> Tournament:
        """The tournament as line mode has it."""
        return self.session.program.need_tournament()

    def pairs(self, number: int = 0) -> set[str]:
        """A round (the last one when 0) by pairing numbers, as it is listed in lines."""
        numbers = self.tournament.numbers
        round_ = self.tournament.rounds[number - 1]
        pairs = {f"{numbers[board.white]}-{numbers[board.black]}" for board in round_.boards}
        return pairs if round_.bye is None else pairs | {f"bye{numbers[round_.bye]}"}

    def _listen(self) -> str:
        self.heard, self.refused = self._out.getvalue(), self._err.getvalue()
        for stream in (self._out, self._err):
            stream.seek(0)
            stream.truncate()
        return self.heard


def piped(
    folder: Path, script: str, *arguments: str, encoding: str = "utf-8", **settings: str
) -> subprocess.CompletedProcess[str]:
    """Run line mode on a script; `encoding` is that of the script only."""
    argv = [sys.executable, "-m", "paircard", "line", *arguments]
    environment = _environment(folder) | settings
    done = _run(argv, script.encode(encoding), environment, folder)
    return subprocess.CompletedProcess(argv, done.returncode, done.stdout.decode(), done.stderr.decode())


def _run(argv: list[str], script: bytes, env: dict[str, str], folder: Path) -> subprocess.CompletedProcess[bytes]:
    if sys.platform == "linux":
        # only POSIX forks, and scripts are run on Windows, too
        from tests.support import warm

        if warm.can_fork(argv, env):
            return warm.run(argv, script, os.environ | warm.ENVIRONMENT | env, folder)
    return subprocess.run(argv, input=script, capture_output=True, cwd=folder, env=env, timeout=60, check=False)


def terminal(folder: Path, *arguments: str, ignore_hangup: bool = False, **settings: str) -> Terminal:
    """Run line mode on a terminal with many rows, so that nothing said is scrolled away."""
    # only POSIX has such terminals, and conversations are held on Windows, too
    from tests.support.pty import Terminal

    argv = [sys.executable, "-m", "paircard", "line", *arguments]
    environment = _environment(folder) | settings
    return Terminal(argv, cwd=folder, env=environment, rows=120, columns=160, ignore_hangup=ignore_hangup)


def _environment(folder: Path) -> dict[str, str]:
    root = str(Path(__file__).parents[2])
    return {"XDG_STATE_HOME": str(folder / "state"), "PAIRCARD_ARBITER": "Anna", "PYTHONPATH": root, "LANG": "C.UTF-8"}
