"""A paper as plain text of a fixed width, for the printer, a mail or a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from paircard.core.papers.paper import Align, Paper, Section, Table
from paircard.core.values.text import aligned, harmless
from paircard.data.papers.cells import cell_len
from paircard.data.papers.fitting import fit, fold
from paircard.data.papers.layout import Band, bands

PAGE = 60
"""Lines of an A4 page."""


def as_text(paper: Paper, width: int = 80) -> str:
    """Return the paper; no line is wider than `width` cells. Cards never cross a page: a form feed is put before."""
    lines = [*_head(paper, width)]
    room = PAGE - len(lines)
    for section in paper.sections:
        drawn = list(_section(section, width, wall=paper.hangs))
        if section.card and len(drawn) > room:
            lines.append("\f")
            room = PAGE
        lines += drawn
        room -= len(drawn)
    if paper.sections and paper.sections[-1].card:
        lines += [_cut(width), ""]
    lines += _foot(paper, width)
    return harmless("\n".join(line.rstrip(" ") for line in lines) + "\n")


def _head(paper: Paper, width: int) -> Iterator[str]:
    for line in paper.head:
        yield from fold(line, width)
    if paper.leads:
        yield from fold(paper.leads, width)
    yield ""
    title = fold(paper.title, width)
    yield from (*title, "=" * max(map(cell_len, title)), "")
    for mark in paper.marks:
        yield from _hanging(f"! {mark}", width)
    if paper.marks:
        yield ""


def _foot(paper: Paper, width: int) -> Iterator[str]:
    for note in paper.foot:
        yield from _hanging(note, width)


def _cut(width: int) -> str:
    """Return a line to cut along."""
    return "- " * (width // 2)


def _section(section: Section, width: int, *, wall: bool) -> Iterator[str]:
    if section.card:
        yield _cut(width)
    if section.title:
        title = fold(section.title, width)
        yield from title
        if not section.card:
            yield "-" * max(map(cell_len, title))
    for line in section.lines:
        yield from _hanging(line, width)
    if section.table is not None:
        yield from _table(section.table, width, wall=wall)
    for line in section.below:
        yield from _hanging(line, width)
    yield ""


def _hanging(line: str, width: int) -> Iterator[str]:
    """Yield a line as far in as it stands, what goes on two cells further."""
    indent = len(line) - len(line.lstrip(" "))
    for at, part in enumerate(fold(line, width - indent - 2)):
        yield " " * (indent + (2 if at else 0)) + part


def _table(table: Table, width: int, *, wall: bool) -> Iterator[str]:
    gap, parts = bands(table, width)
    for at, part in enumerate(parts):
        if at:
            yield ""
        yield from _band(table, part, gap, wall=wall)


def _band(table: Table, band: Band, gap: int, *, wall: bool) -> Iterator[str]:
    head = tuple(column.head for column in table.columns)
    if any(head):
        yield _row(table, band, gap, head)
        yield (" " * gap).join("-" * size for size in band.values())
    for row in table.rows:
        yield _row(table, band, gap, row)
        if wall:
            yield ""


def _row(table: Table, band: Band, gap: int, cells: Iterable[str]) -> str:
    line = tuple(cells)
    return (" " * gap).join(cell(line[at], size, table.columns[at].align) for at, size in band.items())


def cell(text: str, width: int, align: Align) -> str:
    """Return a text exactly as wide as its column, and on one line; what does not fit is cut."""
    text = aligned(text)
    spare = width - cell_len(text)
    if align == "left" or spare <= 0:
        return fit(text, width)
    before = spare if align == "right" else spare // 2
    return " " * before + text + " " * (spare - before)
