"""The free fonts that come with `paircard[pdf]`: Noto Sans for every script, so that a paper is the same everywhere."""

from __future__ import annotations

# no words in this file: names of fonts and packages
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path

PROGRAMS = ("typst", "fontTools", "pypdf")
PACKAGES = ("manimgx_fonts", "manimgx_fonts_cjk")
"""Noto fonts and nothing else, under the SIL Open Font License."""
FIRST = ("Noto Sans",)
LAST = ("Noto Sans Symbols", "Noto Sans CJK SC", "Noto Emoji")
"""They have many letters that a font of one script has in a better shape."""
_OTHER_CJK = ("Noto Sans CJK HK", "Noto Sans CJK JP", "Noto Sans CJK KR", "Noto Sans CJK TC")
"""The same letters in the shapes of other countries."""


def folders() -> list[Path]:
    """Return where the fonts are; raise ImportError if they, or what sets them, are not installed."""
    for name in PROGRAMS:
        import_module(name)
    return [Path(str(files(package))) for package in PACKAGES]


class NotoFonts:
    """The fonts in the order in which they are asked for a letter; each is read when it is asked first."""

    def __init__(self) -> None:
        paths = folders()
        import typst

        self.found = typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=paths)
        self._files = {each.family: (each.path, each.index) for each in self.found.fonts() if each.style == "normal"}
        between = sorted(self._files.keys() - {*FIRST, *LAST, *_OTHER_CJK})
        self.families: Sequence[str] = (*FIRST, *between, *LAST)

    def has(self, font: int, letter: str) -> bool:
        """Tell whether a font has a letter."""
        path, index = self._files[self.families[font]]
        return ord(letter) in _letters_of(str(path), index)


@cache
def _letters_of(path: str, index: int) -> frozenset[int]:
    from fontTools.ttLib import TTFont

    with TTFont(path, fontNumber=index, lazy=True) as font:
        return frozenset(font.getBestCmap())
