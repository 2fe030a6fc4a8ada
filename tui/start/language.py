"""Which language the program speaks: `--lang`, else `PAIRCARD_LANG`, else the settings, else the locale."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from paircard.core.values.language import LANGUAGES
from paircard.data.platform.terminal import locale_name

LANGUAGE_OPTION = "--lang"


def language_for(wanted: str = "", settings: str = "", environ: Mapping[str, str] = os.environ) -> str:
    """Return the code of the first language asked for that the program speaks, English where there is none.

    >>> language_for(environ={"LANG": "pl_PL.UTF-8"}), language_for(environ={"LC_ALL": "C", "LANG": "bg_BG"})
    ('pl', 'en')
    >>> language_for("", "bg", {"LANG": "pl_PL"}), language_for("", "bg", {"PAIRCARD_LANG": "pl"})
    ('bg', 'pl')
    >>> language_for("sv", "bg", {"PAIRCARD_LANG": "pl"})
    'sv'
    """
    asked = (wanted, environ.get("PAIRCARD_LANG", ""), settings, locale_name(environ)[:2])
    return next((code for code in asked if code in LANGUAGES), LANGUAGES[0])


def split_language(arguments: Sequence[str]) -> tuple[str, list[str]]:
    """Take the language out of a command line: it may stand anywhere, and is needed before the rest is read.

    >>> split_language(["print", "--lang", "pl", "open.json"]), split_language(["--lang=bg"])
    (('pl', ['print', 'open.json']), ('bg', []))
    """
    wanted, left, waiting = "", list[str](), iter(arguments)
    for each in waiting:
        if each == LANGUAGE_OPTION:
            wanted = next(waiting, each)  # alone it names no language
        elif each.startswith(f"{LANGUAGE_OPTION}="):
            wanted = each.partition("=")[2]
        else:
            left.append(each)
    return wanted, left
