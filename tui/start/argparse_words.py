"""The words of argparse: it asks for them as programs of GNU do, and gets them from our catalogues."""

from __future__ import annotations

import argparse
import os
import sys
from contextlib import suppress
from typing import Any

from paircard.core.values.language import spoken

USUAL_COLUMNS = 80


def let_argparse_speak() -> None:
    """Let argparse look its messages up in the language that is spoken, whatever the locale is.

    What it calls reads the text domain of the process, which goes by the locale and by folders of the system.
    """
    vars(argparse).update({"_": _said, "ngettext": _counted})


class CommandParser(argparse.ArgumentParser):
    """A parser whose commands say themselves what they do not know, with their own usage and not that of all."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **{"formatter_class": _Formatter, **named})

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Refuse here what argparse would hand to the parser above."""
        known, unknown = super().parse_known_args(args, namespace)
        if unknown:
            message = "unrecognized arguments: %s"  # no words: as argparse has it
            self.error(str(_said(message)) % " ".join(unknown))
        return known, unknown


class _Formatter(argparse.HelpFormatter):
    """Is made for every option, and asks how wide the terminal is without what packs archives."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, width=_columns() - 2)


def _columns() -> int:
    """Return how wide the terminal is, as `shutil.get_terminal_size` does."""
    with suppress(KeyError, ValueError):
        if (named := int(os.environ["COLUMNS"])) > 0:
            return named
    with suppress(ValueError, OSError):  # no terminal
        if sys.__stdout__ is not None:
            return os.get_terminal_size(sys.__stdout__.fileno()).columns or USUAL_COLUMNS
    return USUAL_COLUMNS


def _said(message: str | None) -> str | None:
    return spoken().catalogue.gettext(message) if message else message


def _counted(one: str, many: str, count: int) -> str:
    return spoken().catalogue.ngettext(one, many, count)
