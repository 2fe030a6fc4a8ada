"""A paper as a PDF for A4, set by Typst in free fonts: the extra `paircard[pdf]` brings both."""

from __future__ import annotations

from core.language import spoken, tr
from core.papers.paper import Paper
from data.errors import NotInstalled
from data.papers.drawn import Drawn
from data.papers.pdf.fonts import NotoFonts
from data.papers.pdf.letters import Letters
from data.papers.pdf.pages import Pages
from data.papers.pdf.parts import parts_of
from data.papers.pdf.setter import Setter
from data.papers.pdf.told import told


def as_pdf(paper: Paper) -> Drawn:
    """Return the file; raise NotInstalled without the extra `pdf`, NotStored if Typst cannot set the paper."""
    fonts = _installed()
    letters = Letters(fonts)
    whole = told(paper, letters)
    said = {
        "fonts": fonts.families,
        "lang": spoken().code,
        "page": tr("Page {page} of {pages}", page="{page}", pages="{pages}"),
    }
    parts = parts_of(whole.pop("sections"))
    return Drawn(Pages(Setter(fonts), said | {"paper": whole}).of(parts), tuple(letters.missing))


def _installed() -> NotoFonts:
    try:
        return NotoFonts()
    except ImportError as error:
        sentence = tr(
            "A PDF needs Typst and fonts, which are not installed: "
            "run pip install 'paircard[pdf]', or print the paper as text or HTML."
        )
        raise NotInstalled(sentence) from error
