"""The language in which the rules are read first."""

from __future__ import annotations

import os
from collections.abc import Mapping

from core.rules import LANGUAGES


def language_for(environ: Mapping[str, str] = os.environ) -> str:
    """Return the language of the locale, English where the rules do not speak it.

    >>> language_for({"LANG": "pl_PL.UTF-8"}), language_for({"LC_ALL": "C", "LANG": "bg_BG"}), language_for({})
    ('pl', 'en', 'en')
    """
    locale = next((environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)), "")
    code = locale[:2]
    return code if code in LANGUAGES else LANGUAGES[0]
