"""Results of games as they stand in sentences."""
# no words in this file: it looks for figures

from __future__ import annotations

import re

PLAYED = re.compile(r"([01½=]|0\.5)-([01½=]|0\.5)")
"""A result as it is written."""
_IN_WORDS = re.compile(rf"(?<!\S){PLAYED.pattern}(?![^\s,])")


def found_result(text: str) -> re.Match[str] | None:
    """Return where a sentence tells the result of a game, the last one of several; both figures are its groups.

    >>> found_result("board 1.1: 0-1 typed")[0], found_result("board 1.1 cleared, 10-12")
    ('0-1', None)
    """
    return next(reversed([*_IN_WORDS.finditer(text)]), None)
