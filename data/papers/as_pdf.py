"""A paper as a PDF for A4, set by Typst in free fonts: the extra `paircard[pdf]` brings both."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

from core.language import spoken, tr
from core.papers.paper import Paper
from data.errors import NotInstalled, NotStored
from data.papers.drawn import Drawn
from data.papers.pdf.fonts import NotoFonts, folders
from data.papers.pdf.letters import Letters
from data.papers.pdf.told import told

SHEET = Path(__file__).with_name("pdf") / "paper.typ"
Brought = TypeVar("Brought")
ARCHIVE: Final = "a-2u"
"""PDF/A: every font is in the file, every letter can be read back, and Typst refuses what no font can show."""


def as_pdf(paper: Paper) -> Drawn:
    """Return the file; raise NotInstalled without the extra `pdf`, NotStored if Typst cannot set the paper."""
    return set_said(lambda letters: told(paper, letters), SHEET)


def set_said(paper: Callable[[Letters], dict[str, Any]], sheet: Path) -> Drawn:
    """Return what a sheet of Typst makes of a paper told in dictionaries; raise StoreError as `as_pdf` does."""
    fonts = _installed()
    letters = Letters(fonts)
    said = {
        "paper": paper(letters),
        "fonts": fonts.families,
        "lang": spoken().code,
        "page": tr("Page {page} of {pages}", page="{page}", pages="{pages}"),
    }
    return Drawn(_set(json.dumps(said), fonts, sheet), tuple(letters.missing))


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


def _set(said: str, fonts: NotoFonts, sheet: Path) -> bytes:
    """Return the pages; Typst looks for nothing outside its folder and these fonts."""
    import typst

    compiler = typst.Compiler(sheet, root=sheet.parent, font_paths=fonts.found, ignore_system_fonts=True)
    try:
        content = compiler.compile(format="pdf", sys_inputs={"said": said}, timestamp=0, pdf_standards=ARCHIVE)
    except typst.TypstError as error:
        sentence = tr("This paper cannot be set as PDF ({why}): print it as text or HTML.", why=error.message)
        raise NotStored(sentence) from error
    return content if isinstance(content, bytes) else b""
