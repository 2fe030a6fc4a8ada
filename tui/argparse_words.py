"""The words of argparse: it asks for them as programs of GNU do, and gets them from our catalogues."""

from __future__ import annotations

import argparse

from core.language import spoken


def let_argparse_speak() -> None:
    """Let argparse look its messages up in the language that is spoken, whatever the locale is.

    What it calls reads the text domain of the process, which goes by the locale and by folders of the system.
    """
    vars(argparse).update({"_": _said, "ngettext": _counted})


def _said(message: str | None) -> str | None:
    return spoken().catalogue.gettext(message) if message else message


def _counted(one: str, many: str, count: int) -> str:
    return spoken().catalogue.ngettext(one, many, count)
