"""Letters and the fonts that have them: a text becomes pieces that may stand on different lines, each in its fonts."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Protocol

UNPRINTABLE = "\ufffd"
"""Stands for a letter that no font has."""
_IGNORED = frozenset("\u200b\u200c\u200d\ufe0e\ufe0f")
"""They tell how letters join and need no shape."""
_JOINER = "\u200d"
_SKINS = range(0x1F3FB, 0x1F400)
_PIECES = re.compile(r"\s+|[^\s-]*-+(?=\S)|\S+\s*")

Run = tuple[int, str]
"""The place of a font in its list, and letters to be set in it."""


class Fonts(Protocol):
    """Fonts in the order in which they are asked for a letter."""

    @property
    def families(self) -> Sequence[str]:
        """Their names."""

    def has(self, font: int, letter: str) -> bool:
        """Tell whether a font has a letter."""


class Letters:
    """Finds fonts for texts, and remembers the letters that no font has."""

    def __init__(self, fonts: Fonts) -> None:
        self._fonts = fonts
        self.missing: dict[str, None] = {}

    def pieces(self, text: str) -> list[list[Run]]:
        """Return a text in pieces between which a line may break."""
        return [self._runs(piece) for piece in _PIECES.findall(text)]

    def _runs(self, piece: str) -> list[Run]:
        found = (each for cluster in clusters(piece) for each in self._set(cluster))
        return [(font, "".join(text for _, text in runs)) for font, runs in groupby(found, key=lambda run: run[0])]

    def _set(self, cluster: str) -> Iterator[Run]:
        """Yield a letter and its accents; for what their font does not have stands a sign.

        A letter and its accents come from one font, because no accent finds its place on a letter of another.
        """
        font = self._font_of(cluster)
        for letter in cluster:
            if letter in _IGNORED or self._fonts.has(font, letter):
                yield font, letter
            else:
                self.missing[letter] = None
                yield 0, UNPRINTABLE

    def _font_of(self, cluster: str) -> int:
        """Return the first font that has all of it, else the first that has the letter itself, else the first."""
        needed = [letter for letter in cluster if letter not in _IGNORED]
        for wanted in (needed, needed[:1]):
            for font in range(len(self._fonts.families)):
                if all(self._fonts.has(font, letter) for letter in wanted):
                    return font
        return 0


def clusters(text: str) -> Iterator[str]:
    """Yield letters with their accents and joiners.

    >>> list(clusters("Åse\u0323n"))
    ['Å', 's', 'ẹ', 'n']
    """
    cluster = ""
    for letter in text:
        if cluster and not (_leans(letter) or cluster[-1] == _JOINER):
            yield cluster
            cluster = ""
        cluster += letter
    if cluster:
        yield cluster


def _leans(letter: str) -> bool:
    """Tell whether a character belongs to the one before it."""
    return letter in _IGNORED or unicodedata.category(letter)[0] == "M" or ord(letter) in _SKINS


def rightward(text: str) -> bool:
    """Tell whether a text begins with a letter that is written from left to right; so does one without letters."""
    directions = (unicodedata.bidirectional(letter) for letter in text)
    return next((each for each in directions if each in ("L", "R", "AL")), "L") == "L"
