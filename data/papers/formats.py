"""What a paper can be drawn as, each under the name it is asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from paircard.core.papers.paper import Paper
from paircard.core.values.language import mark
from paircard.core.values.progress import Far
from paircard.data.papers.as_html import as_html
from paircard.data.papers.as_pdf import as_pdf, need_pdf
from paircard.data.papers.as_text import as_text
from paircard.data.papers.drawn_file import Drawn


@dataclass(frozen=True, slots=True)
class Format:
    """A way to draw a paper."""

    label: str
    """What it is, in a few words; said with `tr`."""
    suffix: str
    """The ending of its files."""
    draw: Callable[[Paper, int, Far], Drawn]
    """Draw a paper; a text has so many columns, other formats have their own width. As PDF it may raise StoreError.

    A PDF of many cards tells how far it is.
    """
    need: Callable[[], None] = lambda: None
    """Raise StoreError where something is not installed that it takes."""


FORMATS: Mapping[str, Format] = {
    "text": Format(
        mark("text of a fixed width"), ".txt", lambda paper, columns, _far: Drawn(as_text(paper, columns).encode())
    ),
    "html": Format(mark("HTML page"), ".html", lambda paper, _columns, _far: Drawn(as_html(paper).encode())),
    "pdf": Format(mark("PDF"), ".pdf", lambda paper, _columns, far: as_pdf(paper, far=far), need_pdf),
    "a3": Format(
        mark("A3 as PDF"),
        "-a3.pdf",
        lambda paper, _columns, far: as_pdf(paper, "A3", far),
        need_pdf,
    ),
}
