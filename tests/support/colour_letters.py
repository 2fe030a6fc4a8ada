"""Languages with colour letters of their own, and what reads as a colour letter in a text of a strange language."""

from __future__ import annotations

import re
from gettext import NullTranslations

from paircard.core.values.language import Language
from tests.support.pseudo import PSEUDO

_LETTER = re.compile(r"(?<![^\W\d_½])[WBwb]+(?![^\W\d_½])")
_ARTICLE = re.compile(r"\bB(?:\d+[ab]?|\.0\d)\b")
"""Such as B4, B1a or those of B.02; and a card of the second part of an exam."""
_FORMULA = re.compile(r"\b[mnabcWP] = \S.*")
"""The start card counts with letters of its printed form, the groups with those of A8."""
_CUT_NAME = re.compile(r", [WB]…")
"""A given name of which no more than the initial has room."""


class _Lettered(NullTranslations):
    """Strange words, and two letters."""

    def __init__(self, white: str, black: str) -> None:
        super().__init__()
        self.add_fallback(PSEUDO.catalogue)
        self._letters = {"White, at most 1 columns": white, "Black, at most 1 columns": black}

    def pgettext(self, context: str, message: str) -> str:
        return self._letters.get(context) or super().pgettext(context, message)


def lettered(white: str, black: str) -> Language:
    """Return a strange language that writes the colours so."""
    return Language("en", _Lettered(white, black))


def english_letters(text: str) -> list[str]:
    """Return what still stands for a colour in English.

    >>> english_letters("6w1 4b½ WB-W w! B4 B1b ωω White 3x1 Lis, B… Lis, Br…")
    ['w', 'b', 'WB', 'W', 'w']
    """
    return _LETTER.findall(_CUT_NAME.sub("", _ARTICLE.sub("", _FORMULA.sub("", text))))
