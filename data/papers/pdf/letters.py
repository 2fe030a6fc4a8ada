"""Letters and the fonts that have them: a text becomes pieces that may stand on different lines, each in its fonts."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Protocol

UNPRINTABLE = "\ufffd"
"""Stands for a letter that no font has."""
_JOINERS = frozenset("\u200c\u200d\ufe0e\ufe0f")
"""They tell how letters join and need no shape."""
_JOINER = "\u200d"
LEFTWARD, OVER = "\u2067", "\u2069"
"""They stand around what is written from right to left, so that it moves nothing beside it (UAX 9); without shape."""
_SHAPELESS = _JOINERS | {LEFTWARD, OVER}
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
        return [self._runs(piece) for piece in _PIECES.findall(isolated(text))]

    def _runs(self, piece: str) -> list[Run]:
        found = (each for cluster in clusters(piece) for each in self._set(cluster))
        return [(font, "".join(text for _, text in runs)) for font, runs in groupby(found, key=lambda run: run[0])]

    def _set(self, cluster: str) -> Iterator[Run]:
        """Yield a letter and its accents; for what their font does not have stands a sign.

        A letter and its accents come from one font, because no accent finds its place on a letter of another.
        """
        font = self._font_of(cluster)
        for letter in cluster:
            if letter in _SHAPELESS or self._fonts.has(font, letter):
                yield font, letter
            else:
                self.missing[letter] = None
                yield 0, UNPRINTABLE

    def _font_of(self, cluster: str) -> int:
        """Return the first font that has all of it, else the first that has the letter itself, else the first."""
        needed = [letter for letter in cluster if letter not in _SHAPELESS]
        for wanted in (needed, needed[:1]):
            for font in range(len(self._fonts.families)):
                if all(self._fonts.has(font, letter) for letter in wanted):
                    return font
        return 0


def clusters(text: str) -> Iterator[str]:
    r"""Yield letters with their accents and joiners.

    >>> [len(cluster) for cluster in clusters("ne\u0323w")]
    [1, 2, 1]
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
    return letter in _JOINERS or unicodedata.category(letter)[0] == "M" or ord(letter) in _SKINS


def isolated(text: str) -> str:
    """Return a line that runs from left to right, what is written the other way set apart from figures beside it."""
    letters = list(clusters(text))
    directions = "".join(map(_direction, letters))
    for found in reversed(list(re.finditer("R(?:-*R)*", directions))):
        letters[found.end() : found.end()] = [OVER]
        letters[found.start() : found.start()] = [LEFTWARD]
    return "".join(letters)


def _direction(letter: str) -> str:
    """Return R or L for letters, a hyphen for what runs with the letters around it."""
    return {"R": "R", "AL": "R", "L": "L"}.get(unicodedata.bidirectional(letter[0]), "-")
