"""Processes of Windows."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import IO, TYPE_CHECKING

from paircard.data.platform.windows.kernel import kernel

if TYPE_CHECKING:  # every command line loads this file, and few start a process
    from subprocess import Popen

_ALPHABET = "[Console]::InputEncoding = [Text.Encoding]::UTF8"  # no words: a command, here and below
PRINT_COMMAND = f'powershell -NoProfile -Command "{_ALPHABET}; $input | Out-Printer"'  # no words: as above
"""There is no `lpr`, unless somebody turns it on."""
PAGERS: tuple[str, ...] = ("more.com",)
"""What shows a file, by its whole name: only programs that end in .exe are found without."""
PAGER = PAGERS[0]
_UTF8 = 65001
_MOST = 61
"""So many processes one can wait for at a time."""
_GROUP_OF_ITS_OWN = 0x200


def words_of(command: str) -> list[str]:
    r"""Return the words of a command; raise `ValueError` where a quotation mark is missing.

    A backslash is part of a path, and quotes nothing.

    >>> words_of(r'"C:\Program Files\printer.exe" -P office')
    ['C:\\Program Files\\printer.exe', '-P', 'office']
    """
    words = shlex.shlex(command, posix=True, punctuation_chars=False)
    words.whitespace_split, words.escape, words.quotes, words.commenters = True, "", '"', ""
    return list(words)


def start_apart(words: Sequence[str], source: IO[bytes], errors: IO[bytes]) -> Popen[bytes]:
    """Start a program that Ctrl+C does not stop half way. Raises `OSError`."""
    import subprocess

    return subprocess.Popen(
        words, stdin=source, stdout=subprocess.DEVNULL, stderr=errors, creationflags=_GROUP_OF_ITS_OWN
    )


def stop_all(running: Popen[bytes]) -> None:
    """End a program that was started apart, and whatever it has started."""
    import subprocess

    tree = ["taskkill", "/F", "/T", "/PID", str(running.pid)]
    try:
        subprocess.run(tree, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    except OSError:  # a system without that program
        running.kill()
    running.wait()


def run_in_front(words: Sequence[str]) -> None:
    """Leave the console to a program until it ends; it is told that text is UTF-8. Raises `OSError`."""
    import subprocess

    with _code_page(_UTF8):
        subprocess.run(words, check=False)


def most_processes(wanted: int) -> int:
    """Return how many processes a pool may have.

    >>> most_processes(4), most_processes(128)
    (4, 61)
    """
    return min(wanted, _MOST)


@contextmanager
def _code_page(number: int) -> Iterator[None]:
    """Let programs that know code pages only read and write this one."""
    library = kernel()
    before = library.GetConsoleOutputCP(), library.GetConsoleCP()
    library.SetConsoleOutputCP(number)
    library.SetConsoleCP(number)
    try:
        yield
    finally:
        library.SetConsoleOutputCP(before[0])
        library.SetConsoleCP(before[1])
