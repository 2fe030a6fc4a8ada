"""A real terminal for tests: starts a program on a pty, types keys, reads its screen.

    with Terminal([sys.executable, "-m", "paircard", "demo"], cwd=tmp_path) as terminal:
        terminal.wait_for("Entrants")
        terminal.press("down", "enter")

Nothing is read between calls: a test that makes no call is a stalled link.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Self

import pyte

from tests.support import warm

PATIENCE = 60.0
"""Seconds a test waits for the program before it fails; what comes sooner is waited for no longer."""

_LAUNCHER = """
import fcntl, os, signal, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
signal.signal(signal.SIGINT, signal.SIG_DFL)
signal.signal(signal.SIGQUIT, signal.SIG_DFL)
signal.signal(signal.SIGHUP, signal.SIG_DFL)
if sys.argv[1] == "ignore":
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
os.execvp(sys.argv[2], sys.argv[2:])
"""
"""Makes the pty the controlling terminal, and lets Ctrl+C through as a login does: tests that a script runs in the
background inherit it ignored. Code of ours between fork and exec could hang where threads run."""

_KEYS = {
    "enter": "\r", "tab": "\t", "shift+tab": "\x1b[Z", "escape": "\x1b", "space": " ", "backspace": "\x7f",
    "up": "\x1b[A", "down": "\x1b[B", "right": "\x1b[C", "left": "\x1b[D", "home": "\x1b[H", "end": "\x1b[F",
    "insert": "\x1b[2~", "delete": "\x1b[3~", "pageup": "\x1b[5~", "pagedown": "\x1b[6~",
    "f1": "\x1bOP", "f2": "\x1bOQ", "f3": "\x1bOR", "f4": "\x1bOS", "f5": "\x1b[15~", "f6": "\x1b[17~",
    "f7": "\x1b[18~", "f8": "\x1b[19~", "f9": "\x1b[20~", "f10": "\x1b[21~",
}  # fmt: skip

_ESCAPE_PAUSE = 0.2
"""Seconds after Escape: a terminal waits so long for the rest of what may be the sequence of a key."""

_FOREIGN = re.compile(
    rb"\x1b\[[<=>][0-9;]*[@-~]"  # keyboard protocols
    rb"|\x1b\[[0-9;]*:[0-9;:]*m"  # styles with sub-parameters
    rb"|\x1b\[\?[0-9;]*\$p"  # questions about modes
    rb"|\x1b[P_^X].*?\x1b\\",  # strings for other terminals
    re.DOTALL,
)
"""Sequences pyte would print as text."""
_MODES = re.compile(rb"\x1b\[\?([0-9;]+)([hl])")
_UNFINISHED = re.compile(rb"\x1b(?:\[[0-9;:<=>?$]*|[P_^X](?:(?!\x1b\\).)*)?\Z", re.DOTALL)

_ENVIRONMENT = warm.ENVIRONMENT
_UNWANTED = re.compile("COLUMNS|LINES|NO_COLOR|COLORTERM|SSH_|TEXTUAL|TMUX|TERM_")


class _Answering(pyte.Screen):
    """A screen that says what it is asked."""

    def __init__(self, columns: int, rows: int, answer: Callable[[str], None]) -> None:
        super().__init__(columns, rows)
        self._answer = answer

    def write_process_input(self, data: str) -> None:
        """Say it."""
        self._answer(data)


Looks = list[list[tuple[object, ...]]]
"""All that is seen of each cell, row by row."""


class Terminal:
    """A program on a pty of its own, and the screen it has drawn. Use as a context manager."""

    def __init__(
        self,
        argv: Sequence[str],
        *,
        columns: int = 80,
        rows: int = 24,
        env: Mapping[str, str] | None = None,
        cwd: str | Path | None = None,
        ignore_hangup: bool = False,
        cold: bool = False,
        answers: bool = True,
    ) -> None:
        """Start the program. `env` is added to a clean environment; `ignore_hangup` is what `nohup` does.

        `cold` wants a start from nothing: for tests of starting, ending and of what it costs. Else the program is
        forked from one that is loaded, where that makes no difference. `answers`: whether it says that it is ready,
        where the cursor is and the like when a program asks, as terminals do.
        """
        self._answers = answers
        self.sent = b""
        """What the program has sent so far."""
        self.bytes_a_second = 0.0
        """How much is read in a second at most, as a slow line would; 0: as fast as it comes."""
        self._read_until = 0.0
        self._screen = _Answering(columns, rows, self._answer)
        self._stream = pyte.ByteStream(self._screen)
        self._held_back = b""
        self._heard_at = time.monotonic()
        self._master, slave = pty.openpty()
        self._process: warm.Forked | subprocess.Popen[bytes]
        try:
            _set_size(slave, columns, rows)
            kept = {name: value for name, value in os.environ.items() if not _UNWANTED.match(name)}
            whole = kept | _ENVIRONMENT | dict(env or {})
            self._process = (
                warm.Forked(argv, [slave], whole, cwd or Path.cwd())
                if not (cold or ignore_hangup) and warm.can_fork(argv, _ENVIRONMENT | dict(env or {}))
                else _started(argv, slave, whole, cwd, ignore_hangup=ignore_hangup)
            )
        finally:
            os.close(slave)
        os.set_blocking(self._master, False)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # --- keys ----------------------------------------------------------------------------------------------

    def type(self, text: str) -> None:
        """Send the text as if typed, all at once."""
        rest = text.encode()
        deadline = time.monotonic() + PATIENCE
        while rest:
            self._need(time.monotonic() < deadline and self._master >= 0, f"the program takes no keys: {text!r}")
            # read meanwhile: a program that waits for us to read takes no keys
            self._pump(0.01)
            with contextlib.suppress(BlockingIOError):
                rest = rest[os.write(self._master, rest) :]

    def write_unread(self, text: str) -> None:
        """Send keys without reading anything: the line has stalled. What the terminal does not take is dropped."""
        with contextlib.suppress(BlockingIOError):
            os.write(self._master, text.encode())

    def press(self, *keys: str) -> None:
        """Press keys by name: `enter`, `down`, `ctrl+p`, `alt+x`, `f2`, or a single character."""
        for key in keys:
            self.type(_sequence(key))
            if key == "escape":
                self.read_for(_ESCAPE_PAUSE)

    def _answer(self, text: str) -> None:
        """Say what the program has asked the terminal."""
        if self._answers and self._master >= 0:
            self.write_unread(text)

    # --- the screen ----------------------------------------------------------------------------------------

    def screen(self) -> list[str]:
        """Return the rows of the screen as they are now, as wide as the terminal."""
        self._pump(0)
        return list(self._screen.display)

    def looks(self) -> Looks:
        """Return each cell with all that is seen of it: of a blank only background and reverse."""
        self._pump(0)
        return [[_look(row[column]) for column in range(self._screen.columns)] for row in self._rows()]

    def _rows(self) -> list[Mapping[int, pyte.screens.Char]]:
        return [self._screen.buffer[row] for row in range(self._screen.lines)]

    def text(self) -> str:
        """Return the screen as one text, without blanks at the ends of rows."""
        return "\n".join(row.rstrip() for row in self.screen())

    @property
    def cursor(self) -> tuple[int, int]:
        """Row and column of the cursor, from 0."""
        return self._screen.cursor.y, self._screen.cursor.x

    def wait_for(self, wanted: str | Callable[[str], object], timeout: float = PATIENCE) -> str:
        """Wait until the text is on the screen, or the callable accepts the screen's text; return that text.

        Fails with the screen when it does not come in time or the program ends without it.
        """
        deadline = time.monotonic() + timeout
        while True:
            text = self.text()
            if wanted in text if isinstance(wanted, str) else wanted(text):
                return text
            self._need(time.monotonic() < deadline, f"waited {timeout:g} s for {wanted!r}")
            self._need(self._pump(0.05) or self.running, f"the program ended before {wanted!r}")

    def settle(self, quiet: float = 0.25, timeout: float = PATIENCE) -> str:
        """Wait until the program, once it has sent anything, is silent for `quiet` seconds; return the text."""
        deadline = time.monotonic() + timeout
        self._heard_at = time.monotonic()
        while not self.sent or time.monotonic() < self._heard_at + quiet:
            self._need(time.monotonic() < deadline, "the screen does not come to rest")
            if not self._pump(quiet / 5) and not self.running:
                break
        return self.text()

    def resize(self, columns: int, rows: int) -> None:
        """Give the terminal another size; the program hears of it by SIGWINCH."""
        self._screen.resize(rows, columns)
        _set_size(self._master, columns, rows)

    @property
    def cooked(self) -> bool:
        """Whether the terminal echoes and edits lines, as a shell wants it back."""
        wanted = termios.ICANON | termios.ECHO
        return bool(termios.tcgetattr(self._master)[3] & wanted == wanted)

    @property
    def byte_count(self) -> int:
        """Bytes the program has sent so far."""
        return len(self.sent)

    @property
    def modes(self) -> set[int]:
        """Private modes that are switched on: 1049 the other screen, 25 the cursor, 1000 and more the mouse."""
        on: set[int] = set()
        for numbers, switch in _MODES.findall(self.sent):
            changed = set(map(int, numbers.split(b";")))
            on = on | changed if switch == b"h" else on - changed
        return on

    def cpu_seconds(self) -> float:
        """Processor time the program has used so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    # --- the end -------------------------------------------------------------------------------------------

    @property
    def pid(self) -> int:
        """Process id of the program."""
        return self._process.pid

    @property
    def running(self) -> bool:
        """Whether the program still runs."""
        return self._process.poll() is None

    @property
    def exit_code(self) -> int | None:
        """What the program ended with; minus the number of the signal that ended it; None while it runs."""
        return self._process.poll()

    def kill(self, signal_number: int = signal.SIGKILL) -> None:
        """Send a signal to the program."""
        self._process.send_signal(signal_number)

    def hang_up(self) -> None:
        """Take the terminal away, as a dropped connection does."""
        if self._master >= 0:
            os.close(self._master)
            self._master = -1

    def wait_exit(self, timeout: float = PATIENCE) -> int:
        """Wait for the program to end; return its exit code, with all it sent on the screen."""
        deadline = time.monotonic() + timeout
        while self.running:
            self._need(time.monotonic() < deadline, f"the program did not end in {timeout:g} s")
            self._pump(0.02)
        while self._pump(0):
            pass
        return self._process.wait()

    def wait_exit_unread(self, timeout: float = PATIENCE) -> int:
        """Wait for the program to end while nobody reads what it sends; return its exit code."""
        deadline = time.monotonic() + timeout
        while self.running:
            self._need(time.monotonic() < deadline, f"the program did not end in {timeout:g} s")
            time.sleep(0.02)
        return self._process.wait()

    def close(self) -> None:
        """End the program if it runs, with all it started, and leave nothing behind."""
        if self.running:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self.hang_up()

    # --- reading -------------------------------------------------------------------------------------------

    def read_for(self, seconds: float) -> None:
        """Read for so long, whether or not there is anything."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            self._pump(0.02)

    def _pump(self, wait: float) -> bool:
        """Read what the program has sent, waiting a little; return whether there was anything."""
        if self._master < 0:
            time.sleep(wait)
            return False
        if self.bytes_a_second and (early := self._read_until - time.monotonic()) > 0:
            time.sleep(min(wait, early))
            return False
        if not select.select([self._master], [], [], wait)[0]:
            return False
        try:
            content = os.read(self._master, 64 if self.bytes_a_second else 65536)
        except OSError:
            # the other side is closed: Linux says EIO then
            time.sleep(min(wait, 0.01))
            return False
        self.sent += content
        self._heard_at = time.monotonic()
        if self.bytes_a_second:
            self._read_until = max(self._read_until, self._heard_at - 0.05) + len(content) / self.bytes_a_second
        self._draw(content)
        return bool(content)

    def _draw(self, content: bytes) -> None:
        content = _FOREIGN.sub(b"", self._held_back + content)
        unfinished = _UNFINISHED.search(content)
        end = unfinished.start() if unfinished else len(content)
        self._held_back = content[end:]
        self._stream.feed(content[:end])

    def _need(self, condition: object, complaint: str) -> None:
        if condition:
            return
        rule = "-" * self._screen.columns
        screen = "\n".join(self._screen.display)
        raise AssertionError(f"{complaint}; exit code {self.exit_code}; screen:\n{rule}\n{screen}\n{rule}")


def _started(
    argv: Sequence[str], terminal: int, env: Mapping[str, str], cwd: str | Path | None, *, ignore_hangup: bool
) -> subprocess.Popen[bytes]:
    launcher = [sys.executable, "-I", "-S", "-c", _LAUNCHER, "ignore" if ignore_hangup else "keep"]
    return subprocess.Popen(
        [*launcher, *argv],
        stdin=terminal,
        stdout=terminal,
        stderr=terminal,
        env=env,
        cwd=cwd,
        start_new_session=True,
    )


def _look(char: pyte.screens.Char) -> tuple[object, ...]:
    ground = (char.fg if char.reverse else "", char.bg, char.reverse)
    return ground if char.data == " " else (char.data, char.fg, char.bold, char.underscore, *ground)


def _set_size(descriptor: int, columns: int, rows: int) -> None:
    fcntl.ioctl(descriptor, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))


def _sequence(key: str) -> str:
    if key in _KEYS:
        return _KEYS[key]
    if key.startswith("ctrl+") and len(key) == 6:
        return chr(ord(key[5].upper()) & 0x1F)
    if key.startswith("alt+"):
        return "\x1b" + _sequence(key[4:])
    if len(key) == 1:
        return key
    raise ValueError(f"unknown key {key!r}")
