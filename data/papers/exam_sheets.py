"""Sheets of an exam or a course in one of three formats, by the names of their files."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from paircard.core.teach.papers.as_html import as_html
from paircard.core.teach.papers.as_text import as_text
from paircard.core.teach.papers.blocks import Block
from paircard.data.papers.exam_sheet_pdf import sheet_as_pdf

SUFFIXES = {"text": ".txt", "html": ".html", "pdf": ".pdf"}


def draw_sheets(sheets: Mapping[str, tuple[str, Iterable[Block]]], form: str) -> dict[str, bytes]:
    """Return the files of sheets, each a title and its blocks; as PDF it may raise StoreError."""
    return {f"{name}{SUFFIXES[form]}": _drawn(title, blocks, form) for name, (title, blocks) in sheets.items()}


def _drawn(title: str, blocks: Iterable[Block], form: str) -> bytes:
    if form == "text":
        return as_text(blocks).encode()
    if form == "html":
        return as_html(blocks, title=title).encode()
    return sheet_as_pdf(blocks, title)
