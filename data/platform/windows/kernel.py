"""What Windows offers beside Python: its kernel, and the C library's view of consoles and files."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any


@cache
def kernel() -> Any:
    """Return the library of the kernel; its errors are kept for `last_error`."""
    import ctypes

    return ctypes.WinDLL("kernel32", use_last_error=True)  # type: ignore[attr-defined]


def c_library() -> Any:
    """Return the module of the C library."""
    return import_module("msvcrt")


def handle_of(descriptor: int) -> Any:
    """Return what the kernel calls an open file."""
    from ctypes import c_void_p

    return c_void_p(c_library().get_osfhandle(descriptor))


def last_error(*names: str) -> OSError:
    """Return what the kernel refused last, about these files."""
    import ctypes

    number: int = ctypes.get_last_error()  # type: ignore[attr-defined]
    error: OSError = ctypes.WinError(number)  # type: ignore[attr-defined]
    if names:
        error.filename = names[0]
    return error


def console_handler(handler: Callable[[int], bool]) -> Any:
    """Return a function that the kernel can call; whoever hands it over keeps it."""
    import ctypes
    from ctypes import wintypes

    made = ctypes.WINFUNCTYPE(wintypes.BOOL, wintypes.DWORD)  # type: ignore[attr-defined]
    return made(handler)
