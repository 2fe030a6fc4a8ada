"""A sheet of an exam as a PDF for A4, set by Typst in the fonts of all papers."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from paircard.core.teach.papers.blocks import (
    Answer,
    Block,
    Card,
    CardRow,
    Cards,
    Grid,
    Heading,
    NewPage,
    Paragraph,
    card_head,
)
from paircard.data.papers.as_pdf import set_said
from paircard.data.papers.pdf.letters import Letters
from paircard.data.papers.pdf.typst_data import line_told

SHEET = Path(__file__).with_name("pdf") / "sheet.typ"


def sheet_as_pdf(blocks: Iterable[Block], title: str) -> bytes:
    """Return the file; raise NotInstalled without the extra `pdf`, NotStored if Typst cannot set the sheet."""

    def told(letters: Letters) -> dict[str, Any]:
        return {
            "wall": False,
            "smallest": 0,
            "title": line_told(title, letters),
            "blocks": [_block(each, letters) for each in blocks],
        }

    return set_said(told, SHEET).content


def _block(block: Block, letters: Letters) -> dict[str, Any]:
    def line(text: str) -> dict[str, Any]:
        return line_told(text, letters)

    match block:
        case Heading(text, level):
            return {"kind": "heading", "level": level, "text": line(text)}
        case Paragraph(text):
            return {"kind": "paragraph", "text": line(text)}
        case Answer(lines):
            return {"kind": "answer", "lines": lines}
        case Grid():
            return {
                "kind": "grid",
                "head": [line(each) for each in block.head],
                "widths": block.widths,
                "rows": [[line(cell) for cell in row] for row in block.rows],
                "hand": block.by_hand,
            }
        case NewPage():
            return {"kind": "page"}
        case Cards(cards):
            return {"kind": "cards", "cards": [_card(each, letters) for each in cards]}
        case _:
            return {"kind": "reasons", "lines": [line(each) for each in block.lines]}


def _card(card: Card, letters: Letters) -> dict[str, Any]:
    rows = (card_head(), *card.rows)
    return {
        "name": line_told(f"{card.part}{card.number} {card.name}", letters),
        "rating": card.rating,
        "rows": [[line_told(cell, letters) for cell in _cells(row)] for row in rows],
    }


def _cells(row: CardRow) -> tuple[str, ...]:
    return row.round, row.opponent, row.colour, row.float, row.result, row.score
