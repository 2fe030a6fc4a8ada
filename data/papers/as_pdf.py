"""A paper as a PDF for A4, set by Typst in free fonts: the extra `paircard[pdf]` brings both."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any, TypeVar

from paircard.core.papers.drawing import Size
from paircard.core.papers.paper import Paper
from paircard.core.values.language import spoken, tr
from paircard.core.values.progress import Far, unheard
from paircard.data.papers.drawing_pdf import SHEET as DRAWING
from paircard.data.papers.drawing_pdf import sheets_told
from paircard.data.papers.drawn_file import Drawn
from paircard.data.papers.pdf.fonts import NotoFonts, folders
from paircard.data.papers.pdf.letters import Letters
from paircard.data.papers.pdf.parts import parts_of
from paircard.data.papers.pdf.put_together import Pages
from paircard.data.papers.pdf.setter import Setter
from paircard.data.papers.pdf.typst_data import as_typst
from paircard.data.storage.errors import NotInstalled

SHEET = Path(__file__).with_name("pdf") / "paper.typ"
Brought = TypeVar("Brought")  # no words: a name of a type


LARGER = 2**0.5
"""So many times as long as those of A4 are the sides of A3."""


def as_pdf(paper: Paper, size: Size = "A4", far: Far = unheard) -> Drawn:
    """Return the file; raise NotInstalled without the extra `pdf`, NotStored if Typst cannot set the paper.

    On A3 a paper that is drawn has other sheets; any other is the same in larger type.
    """
    if paper.sheets is not None:
        sheets = paper.sheets(size)
        return set_said(lambda letters: sheets_told(f"{paper.head[0]}: {paper.title}", sheets, letters), DRAWING)
    fonts = _installed()
    letters = Letters(fonts)
    whole = as_typst(paper, letters)
    parts = parts_of(whole.pop("sections"))
    pages = Pages(Setter(fonts, SHEET), {"paper": whole, **_said(fonts)})
    content = pages.of(parts, far)
    return Drawn(_enlarged(content) if size == "A3" else content, tuple(letters.missing))


def _enlarged(content: bytes) -> bytes:
    """Return the same pages on the next larger format."""
    from pypdf import PdfReader, PdfWriter

    writer = PdfWriter(clone_from=PdfReader(BytesIO(content)))
    for page in writer.pages:
        page.scale_by(LARGER)
    larger = BytesIO()
    writer.write(larger)
    return larger.getvalue()


def set_said(paper: Callable[[Letters], dict[str, Any]], sheet: Path) -> Drawn:
    """Return what a sheet of Typst makes of a paper told in dictionaries; raise StoreError as `as_pdf` does."""
    fonts = _installed()
    letters = Letters(fonts)
    said = {"paper": paper(letters), **_said(fonts)}
    return Drawn(Setter(fonts, sheet).pages(said, tags=True), tuple(letters.missing))


def _said(fonts: NotoFonts) -> dict[str, Any]:
    return {
        "fonts": fonts.families,
        "lang": spoken().code,
        "page": tr("Page {page} of {pages}", page="{page}", pages="{pages}"),
    }


def need_pdf() -> None:
    """Raise NotInstalled without the extra `pdf`: said before anybody is asked for more."""
    _with_extra(folders)


def _installed() -> NotoFonts:
    return _with_extra(NotoFonts)


def _with_extra(brought: Callable[[], Brought]) -> Brought:
    try:
        return brought()
    except ImportError as error:
        sentence = tr(
            "A PDF needs Typst and fonts, which are not installed: "
            "run pip install 'paircard[pdf]', or print the paper as text or HTML."
        )
        raise NotInstalled(sentence) from error
