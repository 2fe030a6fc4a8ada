"""The console of Windows, which reads and writes UTF-8 for Python, while files and pipes have the old code page."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Mapping
from io import TextIOWrapper
from typing import TextIO

from paircard.data.platform.windows.kernel import c_library, kernel

_ERROR_OUTPUT, _OUTPUT = -12, -11
_OBEYS_SEQUENCES = 4
_LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
_LONGEST_NAME = 85


def forget_typed_ahead(stream: TextIO) -> None:
    """Drop what was typed and not yet read."""
    while c_library().kbhit():
        c_library().getwch()


def erases_in_colour() -> bool:
    """Return that nobody knows: a console has no description."""
    return False


def speak_utf8() -> None:
    """Read and write UTF-8 in files and pipes, too, unless Python was told otherwise; let consoles obey sequences.

    Old code pages lack half the letters of a list of entrants, and no two programs agree on one.
    """
    if not os.environ.get("PYTHONIOENCODING"):
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(encoding="utf-8")
    for number in (_OUTPUT, _ERROR_OUTPUT):
        _obey_sequences(number)


def locale_name(environ: Mapping[str, str] = os.environ) -> str:
    """Return the locale that the environment names, else that of the user, such as `pl-PL`."""
    named = next((environ[name] for name in _LOCALE if environ.get(name)), "")
    return named or _of_the_user()


def is_reader_gone(error: OSError) -> bool:
    """Whether nobody reads any more what is written: the C library has two words for it."""
    return isinstance(error, BrokenPipeError) or error.errno == errno.EINVAL


def _obey_sequences(number: int) -> None:
    from ctypes import byref, c_ulong, c_void_p

    library, mode = kernel(), c_ulong()
    library.GetStdHandle.restype = c_void_p
    handle = c_void_p(library.GetStdHandle(number))
    if library.GetConsoleMode(handle, byref(mode)):
        library.SetConsoleMode(handle, c_ulong(mode.value | _OBEYS_SEQUENCES))


def _of_the_user() -> str:
    from ctypes import create_unicode_buffer

    name = create_unicode_buffer(_LONGEST_NAME)
    kernel().GetUserDefaultLocaleName(name, _LONGEST_NAME)
    return name.value
