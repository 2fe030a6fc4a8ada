"""A paper as the `.typ` files read it: the same parts, every text in the fonts that have its letters."""

from __future__ import annotations

from typing import Any

from core.papers.pairings import BOX
from core.papers.paper import Paper, Section, Table, rules_in_force
from core.text import harmless
from data.papers.pdf.letters import Letters


def told(paper: Paper, letters: Letters) -> dict[str, Any]:
    """Return the paper in dictionaries and lists."""

    def line(text: str) -> dict[str, Any]:
        return line_told(text, letters)

    return {
        "title": line(paper.title),
        "head": [line(each) for each in paper.head],
        "marks": [line(each) for each in paper.marks],
        "sections": [_section(each, letters) for each in paper.sections],
        "notes": [line(each) for each in (*paper.notes, *rules_in_force())],
        "wall": paper.wall,
    }


def line_told(text: str, letters: Letters) -> dict[str, Any]:
    """Return a line: its pieces, how far it is indented, whether it is written on."""
    text = harmless(text)
    body = text.lstrip(" ")
    return {
        "pieces": letters.pieces(body),
        "indent": len(text) - len(body),
        "writing": BOX in body,
    }


def _section(section: Section, letters: Letters) -> dict[str, Any]:
    return {
        "title": line_told(section.title, letters) if section.title else None,
        "lines": [line_told(each, letters) for each in section.lines],
        "table": _table(section.table, letters) if section.table else None,
        "below": [line_told(each, letters) for each in section.below],
        "card": section.card,
    }


def _table(table: Table, letters: Letters) -> dict[str, Any]:
    return {
        "columns": [
            {"head": line_told(each.head, letters), "align": each.align, "lead": each.lead, "roomy": each.roomy}
            for each in table.columns
        ],
        "headed": any(column.head for column in table.columns),
        "rows": [[line_told(cell.strip(), letters) for cell in row] for row in table.rows],
    }
