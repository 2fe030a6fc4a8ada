"""A paper as the `.typ` files read it: the same parts, every text in the fonts that have its letters."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from paircard.core.papers.pairings import BOX
from paircard.core.papers.paper import Paper, Section, Table, Wall
from paircard.core.values.text import harmless
from paircard.data.papers.pdf.letters import Letters, Run
from paircard.data.papers.qr import square

LONGEST = 24
"""Letters of a word that is never broken."""
_FROM_AFAR: Mapping[Wall, tuple[float, float]] = {"list": (11, 18), "sheet": (16, 48), "poster": (28, 72)}
"""Of names, in points, the smallest type and the largest: read at arm's length; at three metres by good eyes, for which
14 is the limit, and by everybody. As many sheets as the smallest asks for, then type as large as they allow."""


def as_typst(paper: Paper, letters: Letters) -> dict[str, Any]:
    """Return the paper in dictionaries and lists, each section of it under `sections`."""

    def line(text: str) -> dict[str, Any]:
        return line_told(text, letters)

    return {
        "title": line(paper.title),
        "head": [line(each) for each in paper.head],
        "all_cards": all(each.card for each in paper.sections),
        "marks": [line(each) for each in paper.marks],
        "sections": [_section(each, letters) for each in paper.sections],
        "notes": [line(each) for each in paper.foot],
        "wall": paper.hangs,
        "poster": paper.wall == "poster",
        **_from_afar(paper),
        "address": [line(each) for each in re.findall("[^/]*/+|[^/]+", paper.leads)],
        "qr": square(paper.address) if paper.address else [],
        "rows": sum(2 + len(each.table.rows) for each in paper.sections if each.table),
    }


def _from_afar(paper: Paper) -> dict[str, float]:
    smallest, largest = _FROM_AFAR[paper.wall] if paper.wall else (0, 0)
    return {"smallest": smallest, "largest": largest}


def line_told(text: str, letters: Letters) -> dict[str, Any]:
    """Return a line: its pieces, how far it is indented, whether it is written on."""
    text = harmless(text)
    body = text.lstrip(" ")
    pieces = letters.pieces(body)
    return {
        "plain": "".join(text for runs in pieces for _, text in runs) if _is_plain(pieces) else None,
        "pieces": [] if _is_plain(pieces) else pieces,
        "indent": len(text) - len(body),
        "writing": BOX in body,
    }


def _is_plain(pieces: Sequence[Sequence[Run]]) -> bool:
    """Whether a line is one text in the first font: Typst remembers every call, and most lines need none."""
    return all(font == 0 for runs in pieces for font, _ in runs) and all(
        sum(len(text) for _, text in runs) <= LONGEST for runs in pieces
    )


def _section(section: Section, letters: Letters) -> dict[str, Any]:
    return {
        "title": line_told(section.title, letters) if section.title else None,
        "lines": [line_told(each, letters) for each in section.lines],
        "table": _table(section.table, letters) if section.table else None,
        "below": [line_told(each, letters) for each in section.below],
        "card": section.card,
        "aside": section.aside,
        "length": _length(section),
        "breadth": _breadth(section),
    }


def _length(section: Section) -> int:
    """Return about how many lines a section takes."""
    rows = len(section.table.rows) if section.table else 0
    return rows + sum(1 + len(line) // 50 for line in (*section.lines, *section.below))


def _breadth(section: Section) -> int:
    """Return about how many letters stand side by side in the table of a section."""
    columns = zip(*section.table.rows, strict=True) if section.table else ()
    return sum(max(map(len, column), default=0) for column in columns)


def _table(table: Table, letters: Letters) -> dict[str, Any]:
    return {
        "columns": [
            {
                "head": line_told(each.head, letters),
                "align": each.align,
                "lead": each.lead,
                "roomy": each.roomy,
                "spare": each.spare,
            }
            for each in table.columns
        ],
        "headed": any(column.head for column in table.columns),
        "rows": [[line_told(cell.strip(), letters) for cell in row] for row in table.rows],
    }
