"""What somebody meant who typed a code that there is not: codes that look like it, or whose name has the word."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches

from paircard.core.tiebreaks.tie_break import Method
from paircard.core.values.language import tr
from paircard.core.values.text import folded

MOST = 3
"""So many are named: a sentence, not a list."""
_ALIKE, _SAME_WORD = 0.6, 0.85
"""How like a code, how like a word of a name: letters in common, as `difflib` counts them."""


def nearest(typed: str, methods: Mapping[str, Method], lists: Iterable[str] = ()) -> tuple[str, ...]:
    """Return what comes nearest, the nearest first; nothing where all is too far away.

    >>> from paircard.core.tiebreaks.methods.catalogue import METHODS
    >>> nearest("BHS", METHODS), nearest("Berger", METHODS), nearest("?", METHODS)
    (('BH',), ('SB',), ())
    """
    alike = get_close_matches(typed.upper(), [*methods, *lists], MOST, _ALIKE)
    return tuple(dict.fromkeys([*_named(folded(typed), methods.values()), *alike]))[:MOST]


def _named(word: str, methods: Iterable[Method]) -> Iterator[str]:
    for method in methods:
        words = re.findall(r"\w{4,}", folded(f"{method.name} {tr(method.name)}"))
        if get_close_matches(word, words, 1, _SAME_WORD):
            yield method.code
