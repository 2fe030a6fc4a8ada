"""A PDF read back: what its pages say, how large they are, in which fonts, and where every letter stands."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from io import BytesIO
from typing import Any

import pypdfium2
import pypdfium2.raw as pdfium
from pypdf import PdfReader
from pypdf.generic import DictionaryObject

MM = 72 / 25.4
"""Points."""


class ReadPdf:
    """What stands in a PDF; each only read where it is asked for, as most of the time goes into its text."""

    def __init__(self, content: bytes) -> None:
        self._pages = PdfReader(BytesIO(content)).pages

    @cached_property
    def pages(self) -> tuple[str, ...]:
        """The text of each page in the order in which it was set."""
        return tuple(page.extract_text() for page in self._pages)

    @cached_property
    def sizes(self) -> tuple[tuple[int, int], ...]:
        """Width and height of each page in mm."""
        return tuple((round(page.mediabox.width / MM), round(page.mediabox.height / MM)) for page in self._pages)

    @property
    def fonts(self) -> frozenset[str]:
        """Names of the fonts, as a part of a font is named."""
        return frozenset(str(font["/BaseFont"]).lstrip("/") for font in self._fonts)

    @property
    def embedded(self) -> bool:
        """Whether every font is in the file."""
        return all({"/FontFile2", "/FontFile3"} & _descriptor(font).keys() for font in self._fonts)

    @cached_property
    def _fonts(self) -> list[DictionaryObject]:
        return [font for page in self._pages for font in _fonts(page["/Resources"].get_object())]


@dataclass(frozen=True)
class Glyph:
    """A letter and the box it stands in, in points."""

    letter: str
    left: float
    right: float
    bottom: float
    top: float

    def covers(self, other: Glyph) -> float:
        """Return how much of the smaller of two letters lies on the other, 0 to 1."""
        across = min(self.right, other.right) - max(self.left, other.left)
        up = min(self.top, other.top) - max(self.bottom, other.bottom)
        return max(0, across) * max(0, up) / min(self.area, other.area)

    @property
    def area(self) -> float:
        """In square points."""
        return (self.right - self.left) * (self.top - self.bottom)

    def overlays(self, other: Glyph) -> bool:
        """Tell whether one lies on the other; a ligature is read as two letters in one place, and signs are kerned."""
        letters = self.letter.isalnum() and other.letter.isalnum()
        return letters and self.covers(other) > 0.3 and (self.left, self.right) != (other.left, other.right)


def overlaid(found: list[Glyph]) -> Iterator[tuple[Glyph, Glyph]]:
    """Yield letters that lie on one another."""
    near: list[Glyph] = []
    for each in sorted(found, key=lambda glyph: glyph.left):
        near = [other for other in near if other.right > each.left]
        yield from ((other, each) for other in near if other.overlays(each))
        near.append(each)


def read_pdf(content: bytes) -> ReadPdf:
    """Read a PDF."""
    return ReadPdf(content)


def _fonts(resources: Any) -> Iterator[DictionaryObject]:
    yield from (font.get_object() for font in resources.get("/Font", {}).values())


def _descriptor(font: DictionaryObject) -> DictionaryObject:
    descendants: Any = font["/DescendantFonts"]
    found: DictionaryObject = descendants[0].get_object()["/FontDescriptor"].get_object()
    return found


def glyphs(content: bytes, page: int = 0) -> list[Glyph]:
    """Return all letters of a page that can be seen."""
    document = pypdfium2.PdfDocument(content)
    text = document[page].get_textpage()
    boxes = [ctypes.c_double() for _ in range(4)]
    found = []
    for at in range(text.count_chars()):
        pdfium.FPDFText_GetCharBox(text, at, *map(ctypes.byref, boxes))
        left, right, bottom, top = (each.value for each in boxes)
        if right > left and top > bottom:
            found.append(Glyph(chr(pdfium.FPDFText_GetUnicode(text, at)), left, right, bottom, top))
    return found
