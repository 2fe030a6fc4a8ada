"""Editing and completing what is typed, where the system has the readline library."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from types import ModuleType

from paircard.core.values.text import folded, harmless

Words = Iterable[str] | Callable[[], Iterable[str]]
"""What may be typed, or what tells it when it is asked."""

_SETTINGS = ("tab: complete", "set enable-bracketed-paste off", "set bell-style none")  # no words: for readline
_SETTINGS_OF_EDITLINE = ("bind ^I rl_complete",)  # no words: for the library that macOS has under its name


@contextmanager
def complete_from(words: Words) -> Iterator[None]:
    """Complete from these words while a line is read; without readline nothing happens."""
    readline = _readline()
    if readline is None:
        yield
        return
    readline.set_completer_delims("")
    readline.set_completer(_completer(words))
    for setting in _SETTINGS_OF_EDITLINE if "libedit" in (readline.__doc__ or "") else _SETTINGS:
        readline.parse_and_bind(setting)
    try:
        yield
    finally:
        readline.set_completer(None)


def completions(typed: str, words: Iterable[str]) -> list[str]:
    """Return the whole lines that what is typed may become: as a whole, else from its second word on.

    >>> completions("wi", ["withdraw", "Wiśniewski"]), completions("card wis", ["withdraw", "Wiśniewski"])
    (['withdraw', 'Wiśniewski'], ['card Wiśniewski'])
    """
    known = [harmless(word) for word in words]  # the library shows them by itself
    starts = [0, *(index + 1 for index, character in enumerate(typed) if character == " ")]
    for start in starts:
        wanted = folded(typed[start:])
        fitting = [typed[:start] + word for word in known if folded(word).startswith(wanted)]
        if fitting and (wanted or not typed):
            return fitting
    return []


def _readline() -> ModuleType | None:
    # on a terminal that cannot move its cursor the library would scroll long lines sideways
    if os.environ.get("TERM", "dumb") == "dumb":
        return None
    try:
        import readline
    except ImportError:
        return None
    return readline


def _completer(words: Words) -> Callable[[str, int], str | None]:
    def complete(typed: str, state: int) -> str | None:
        fitting = completions(typed, words() if callable(words) else words)
        return fitting[state] if state < len(fitting) else None

    return complete
