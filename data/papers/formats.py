"""What a paper can be drawn as, each under the name it is asked for."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from core.language import listed, mark, trn
from core.papers.paper import Paper
from data.papers.as_html import as_html
from data.papers.as_pdf import as_pdf
from data.papers.as_text import as_text


@dataclass(frozen=True, slots=True)
class Drawn:
    """A paper as it goes to a file."""

    content: bytes
    missing: Sequence[str] = ()
    """Letters that could not be printed."""

    @property
    def remark(self) -> str:
        """Say which letters are missing, nothing where none is; an accent needs something to stand on."""
        if not self.missing:
            return ""
        shown = [f"{'◌' if unicodedata.combining(each) else ''}{each} (U+{ord(each):04X})" for each in self.missing]
        return trn(
            "No font has the letter {letters}: the sign � stands for it.",
            "No font has the letters {letters}: the sign � stands for each.",
            len(self.missing),
            letters=listed(shown),
        )


@dataclass(frozen=True, slots=True)
class Format:
    """A way to draw a paper."""

    label: str
    """What it is, in a few words; said with `tr`."""
    suffix: str
    """The ending of its files."""
    draw: Callable[[Paper, int], Drawn]
    """Draw a paper, a text in so many columns; raise StoreError where something is not installed."""


def _text(paper: Paper, columns: int) -> Drawn:
    return Drawn(as_text(paper, columns).encode())


def _html(paper: Paper, _columns: int) -> Drawn:
    return Drawn(as_html(paper).encode())


def _pdf(paper: Paper, _columns: int) -> Drawn:
    pdf = as_pdf(paper)
    return Drawn(pdf.content, pdf.missing)


FORMATS: Mapping[str, Format] = {
    "text": Format(mark("text of a fixed width"), ".txt", _text),
    "html": Format(mark("HTML page"), ".html", _html),
    "pdf": Format(mark("PDF for A4"), ".pdf", _pdf),
}
