"""Starts of the program without the second it takes to load: forked from a process that has loaded it already.

    with Terminal([sys.executable, "-m", "paircard", "event.json"], cwd=tmp_path) as terminal:

What a test sees is as after a start of its own: a process that leads a session of its own, the pty as its controlling
terminal and its standard streams, or pipes (`run`), its environment and folder, signals as a login leaves them, an end
through the whole of the interpreter. The modules are loaded in the order a real start loads them, and no others but two
rooms, so that one that is loaded too late is missed here, too. What the interpreter and the screen library read from
the environment when they start is fixed by then: a test that changes more than `FREE` gets a real start, as one that
says so does.

Run as `python -m tests.support.warm SOCKET` this module is that process.
"""

from __future__ import annotations

import atexit
import contextlib
import fcntl
import json
import os
import pty
import re
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import termios
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NoReturn

PROGRAM = [sys.executable, "-m", "paircard"]
FREE = re.compile("(?:XDG_STATE_HOME|PAIRCARD_.*|PYTHONPATH|PAGER|TMPDIR|NO_COLOR)$")
"""What a test may set for a start that is forked: read by the program itself, each time it starts."""

ENVIRONMENT = {"TERM": "xterm-256color", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "PAIRCARD_CLOCK": "off"}
"""What every terminal of the tests has in its environment."""
_ROOT = Path(__file__).parents[2]
_NUMBER = struct.Struct("i")


FREE_IN_LINES = re.compile("TERM$")
"""What line mode reads when it begins: it has no screen library, which reads it when it is loaded."""


def can_fork(argv: Sequence[str], env: Mapping[str, str]) -> bool:
    """Whether a start of this command, with this set in its environment, is the same when it is forked."""
    free = FREE_IN_LINES.match if argv[3:4] == ["line"] else FREE.match
    plain = all(FREE.match(name) or free(name) or env[name] == ENVIRONMENT.get(name) for name in env)
    ours = env.get("PYTHONPATH", str(_ROOT)) == str(_ROOT)
    return sys.platform == "linux" and [*argv[:3]] == PROGRAM and "--slow" not in argv and plain and ours


class Forked:
    """A program that was forked; what `subprocess.Popen` tells of one that was started, and does with it."""

    def __init__(self, argv: Sequence[str], streams: Sequence[int], env: Mapping[str, str], cwd: Path | str) -> None:
        """Have it forked, and wait until it has its streams: one terminal for all three, or three pipes."""
        self._told, teller = os.pipe()
        try:
            request = json.dumps([argv[3:], dict(env), str(cwd)]).encode()
            socket.send_fds(_warm(), [request], [*streams, teller])
        finally:
            os.close(teller)
        self.pid = self._hear()
        self._code: int | None = None
        os.set_blocking(self._told, False)

    def poll(self) -> int | None:
        """Return what it ended with, None while it runs."""
        if self._code is None:
            with contextlib.suppress(BlockingIOError):
                self._ended(self._hear())
        return self._code

    def wait(self) -> int:
        """Wait for its end; return what it ended with."""
        if self._code is None:
            os.set_blocking(self._told, True)
            self._ended(self._hear())
        assert self._code is not None
        return self._code

    def send_signal(self, number: int) -> None:
        """Send it a signal if it runs."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def _ended(self, status: int) -> None:
        self._code = os.waitstatus_to_exitcode(status)
        os.close(self._told)

    def _hear(self) -> int:
        told = os.read(self._told, _NUMBER.size)
        assert told, "the process that programs are forked from has failed"
        number: int = _NUMBER.unpack(told)[0]
        return number


def run(
    argv: Sequence[str], content: bytes, env: Mapping[str, str], cwd: Path | str
) -> subprocess.CompletedProcess[bytes]:
    """Run a program on what comes through a pipe; return what it said, as `subprocess.run` does."""
    with tempfile.TemporaryFile() as said, tempfile.TemporaryFile() as refused:
        its_input, ours = os.pipe()
        try:
            program = Forked(argv, [its_input, said.fileno(), refused.fileno()], env, cwd)
        finally:
            os.close(its_input)
        with contextlib.suppress(BrokenPipeError), open(ours, "wb") as pipe:
            pipe.write(content)
        code = program.wait()
        said.seek(0)
        refused.seek(0)
        return subprocess.CompletedProcess(argv, code, said.read(), refused.read())


@cache
def _warm() -> socket.socket:
    """Start the process to fork from, once for all tests of a worker; it ends when the worker does."""
    ours, its = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    # a terminal of its own, so that the standard streams are made as for a terminal; nobody reads it
    keyboard, terminal = pty.openpty()
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PAIRCARD_", "XDG_"))}
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.support.warm", str(its.fileno())],
        stdin=terminal,
        stdout=terminal,
        stderr=terminal,
        env=kept | ENVIRONMENT | {"PYTHONPATH": str(_ROOT)},
        cwd=_ROOT,
        pass_fds=[its.fileno()],
        start_new_session=True,
    )
    its.close()
    os.close(terminal)

    def end() -> None:
        ours.close()
        process.wait()
        os.close(keyboard)

    atexit.register(end)
    return ours


# --- the process that is forked from -------------------------------------------------------------------------------


def _load() -> None:
    """Load what every start loads, as the command line does it, and the rooms that most of them show."""
    import gc

    import paircard.tui.cli
    from paircard.tui.terminal.slow_line import spare_the_link

    spare_the_link(os.environ)
    import paircard.tui.app
    import paircard.tui.publishing.publisher
    import paircard.tui.screens.home.screen
    import paircard.tui.screens.pairings.screen  # noqa: F401

    gc.collect()
    gc.freeze()


def _serve(requests: socket.socket) -> list[str]:
    """Fork a program for every request; return, in each of them, its arguments."""
    while True:
        request, descriptors, _, _ = socket.recv_fds(requests, 1 << 18, 4)
        if not request:
            os._exit(0)
        if os.fork() == 0:
            requests.close()
            arguments, env, cwd = json.loads(request)
            return _kept(arguments, env, cwd, descriptors[:-1], descriptors[-1])
        for each in descriptors:
            os.close(each)


def _kept(arguments: list[str], env: dict[str, str], cwd: str, streams: list[int], teller: int) -> list[str]:
    """Fork the program, and tell what it ended with; return, in the program, its arguments."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    program = os.fork()
    if program:
        _tell_end(program, streams, teller)
    os.setsid()
    if len(streams) == 1:
        fcntl.ioctl(streams[0], termios.TIOCSCTTY, 0)
    for stream, given in enumerate(streams * 3 if len(streams) == 1 else streams):
        os.dup2(given, stream)
    for given in streams:
        os.close(given)
    if len(streams) == 3:  # they were made for a terminal
        sys.stdin, sys.stdout, sys.stderr = (open(stream, mode) for stream, mode in enumerate("rww"))  # noqa: SIM115
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for usual in (signal.SIGQUIT, signal.SIGHUP, signal.SIGTERM):
        signal.signal(usual, signal.SIG_DFL)
    os.chdir(cwd)
    os.environ.clear()
    os.environ.update(env)
    os.write(teller, _NUMBER.pack(os.getpid()))
    os.close(teller)
    return arguments


def _tell_end(program: int, streams: Sequence[int], teller: int) -> NoReturn:
    for descriptor in (*streams, *range(3)):
        os.close(descriptor)
    _, status = os.waitpid(program, 0)
    with contextlib.suppress(BrokenPipeError):
        os.write(teller, _NUMBER.pack(status))
    os._exit(0)


if __name__ == "__main__":
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the processes that wait for programs
    _load()
    sys.argv = [str(_ROOT / "tui" / "__main__.py"), *_serve(socket.socket(fileno=int(sys.argv[1])))]
    from paircard.tui.cli import main

    raise SystemExit(main())
