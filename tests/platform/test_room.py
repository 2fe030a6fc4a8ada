"""One room knows the operating system: nobody else names what one system alone has, and all can be imported."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.support.imports import ROOT, modules

SIDES = (
    "data/platform/posix/",
    "tui/terminal/posix_driver.py",
    "data/platform/windows/",
    "tui/terminal/windows_driver.py",
)
"""Files of one system; `data/platform/which.py` says which of them are used."""
ONE_SYSTEM = frozenset(
    {"fcntl", "termios", "tty", "pty", "pwd", "grp", "curses", "resource", "syslog", "posix"}
    | {"msvcrt", "winreg", "_winapi", "winsound", "nt", "ctypes"}
)
OF_OS = frozenset(
    {"name", "fork", "forkpty", "kill", "killpg", "setsid", "setpgid", "wait", "waitpid", "nice", "uname", "startfile"}
    | {"getuid", "geteuid", "getgid", "getegid", "setuid", "setgid", "getgroups", "umask", "chown", "fchown", "fchmod"}
    | {"chmod", "pread", "pwrite", "mkfifo", "openpty", "ttyname", "major", "minor", "statvfs", "sched_getaffinity"}
    | {"fsync", "fdatasync", "replace", "rename", "link", "symlink"}
    | {"O_NONBLOCK", "O_NOCTTY", "O_NOFOLLOW", "O_DIRECTORY", "O_BINARY", "O_NOINHERIT"}
)
OF_SIGNAL = frozenset(
    {"SIGHUP", "SIGKILL", "SIGALRM", "SIGTSTP", "SIGCONT", "SIGWINCH", "SIGPIPE", "SIGCHLD", "SIGBREAK", "alarm"}
    | {"setitimer", "pause", "pthread_sigmask", "pthread_kill", "sigwait", "CTRL_C_EVENT", "CTRL_BREAK_EVENT"}
)
ASKED = {"os": OF_OS, "signal": OF_SIGNAL, "sys": frozenset({"platform", "getwindowsversion"})}
"""What one system has alone, or does otherwise than the other: the room has a verb for it."""
_LOOKS_SO = re.compile(rf"\b({'|'.join((*ONE_SYSTEM, 'os', 'signal', 'sys'))})\b")


def _named(file: Path) -> Iterator[str]:
    """Yield what a file names of one system."""
    text = file.read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(text)) if _LOOKS_SO.search(text) else ():
        match node:
            case ast.Import(names):
                yield from (each.name for each in names if each.name.partition(".")[0] in ONE_SYSTEM)
            case ast.ImportFrom(module=str(module), names=names):
                yield from [module] if module.partition(".")[0] in ONE_SYSTEM else ()
                yield from (f"{module}.{each.name}" for each in names if each.name in ASKED.get(module, ()))
            case ast.Attribute(value=ast.Name(id=module), attr=attribute) if attribute in ASKED.get(module, ()):
                yield f"{module}.{attribute}"


def _place(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def test_nobody_else_names_what_one_system_has() -> None:
    outside = (file for file in modules().values() if not _place(file).startswith((*SIDES, "data/platform/which.py")))
    assert {_place(file): found for file in outside if (found := sorted(set(_named(file))))} == {}


def test_what_is_looked_for_is_found_in_the_room() -> None:
    """The search above finds imports, late ones too, names of modules, and names taken from them."""
    found = {name for file in modules().values() if _place(file).startswith(SIDES) for name in _named(file)}
    assert {"fcntl", "curses", "os.replace", "os.fchmod", "signal.SIGHUP", "signal.pthread_sigmask", "ctypes"} <= found


_IMPORT_ALL = """
import ctypes, importlib, os, signal, sys, types
import asyncio, concurrent.futures.process, curses, getpass, multiprocessing, shutil, socket, subprocess, tempfile
import textual.app, textual.widgets, textual.drivers.headless_driver, tinydb, platformdirs, sqlite3, zipfile

os.name = "nt"
importlib.import_module(ROOM + ".which")
os.name = "posix"  # for the library alone, which is that of this machine

for name in ("fcntl", "termios", "tty", "pty", "pwd", "grp", "curses", "readline"):
    sys.modules[name] = None
for name in list(sys.modules):
    if name.startswith("textual.drivers.linux"):
        sys.modules[name] = None
for name in (
    "O_NONBLOCK O_NOCTTY O_NOFOLLOW O_DIRECTORY fork geteuid getuid getgid chown fchown fchmod killpg setsid pread "
    "pwrite"
).split():
    delattr(os, name)
for name in "SIGHUP SIGKILL SIGALRM SIGTSTP SIGCONT SIGWINCH alarm pthread_sigmask setitimer".split():
    delattr(signal, name)
class Library(types.ModuleType):
    def __getattr__(self, name):
        return types.SimpleNamespace()
sys.modules["msvcrt"] = Library("msvcrt")
ctypes.WinDLL = lambda *_names, **_options: Library("kernel32")

failed = []
for name in sys.stdin.read().split():
    try:
        importlib.import_module(name)
    except Exception as error:
        failed.append(f"{name}: {type(error).__name__}: {error}")
print("\\n".join(failed), end="")
"""


def test_every_module_can_be_imported_where_nothing_of_posix_is() -> None:
    """The room believes to be on Windows; whatever POSIX alone has is taken away, and the console is a stand-in."""
    started = (*SIDES[:2], "tui/__main__.py")
    wanted = [name for name, file in modules().items() if not _place(file).startswith(started)]
    room = next(name for name in wanted if name.endswith("paircard.data.platform"))
    code = _IMPORT_ALL.replace("ROOM", repr(room))
    done = subprocess.run(
        [sys.executable, "-c", code], input="\n".join(wanted), capture_output=True, text=True, check=False, cwd=ROOT
    )
    assert (done.stdout, done.stderr) == ("", "")
