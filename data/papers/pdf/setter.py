"""Typst, asked for one part of a paper after the other."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from paircard.core.values.language import tr
from paircard.data.papers.pdf.fonts import NotoFonts
from paircard.data.storage.errors import NotStored

ARCHIVE: Final = "a-2u"
"""PDF/A: every font is in the file, every letter can be read back, and Typst refuses what no font can show."""
_SAID_BY_DEFAULT: Final = b"/Suspects false"
"""Typst writes it, and some readers (poppler) take it for a fault; left out it means the same."""
_GENERATIONS = 10
"""Typst forgets what it has not needed for so many documents."""


class Setter:
    """Sets pages by a sheet; it looks for nothing outside its folder and these fonts."""

    def __init__(self, fonts: NotoFonts, sheet: Path) -> None:
        import typst

        self._typst = typst
        self._compiler = typst.Compiler(sheet, root=sheet.parent, font_paths=fonts.found, ignore_system_fonts=True)

    def pages(self, said: dict[str, Any], *, tags: bool) -> bytes:
        """Return the pages as a PDF of its own; raise NotStored if Typst cannot set them."""
        try:
            content = self._compiler.compile(
                format="pdf",
                sys_inputs={"said": json.dumps(said)},
                timestamp=0,
                pdf_standards=ARCHIVE,
                pdf_tags=tags,
            )
        except self._typst.TypstError as error:
            sentence = tr("This paper cannot be set as PDF ({why}): print it as text or HTML.", why=error.message)
            raise NotStored(sentence) from error
        written = content if isinstance(content, bytes) else b""
        return written.replace(_SAID_BY_DEFAULT, b" " * len(_SAID_BY_DEFAULT))  # nothing moves: places are counted

    def forget(self) -> None:
        """Let Typst give back what it remembers of the pages set so far."""
        for _ in range(_GENERATIONS + 1):
            self._typst.compile(b"", format="svg")
