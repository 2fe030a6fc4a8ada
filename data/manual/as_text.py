"""A page for people at a terminal: plain lines of some width, or one fact a line to be heard."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from paircard.data.manual.markdown import Block, Code, Heading, Item, Paragraph, Table, blocks, plain

WIDTH = 80
_UNDER = {1: "=", 2: "-"}
_GAP = 2
_WIDEST_CELL = 26
"""Columns of a cell before the last one; a longer one has a line of its own."""


def as_lines(text: str, width: int = WIDTH) -> list[str]:
    r"""Return a page in Markdown as plain lines.

    >>> as_lines("# Keys\n\n- `p` pairs.\n- `q` leaves.")
    ['Keys', '====', '', '- `p` pairs.', '- `q` leaves.']
    """
    lines: list[str] = []
    before: Block | None = None
    for block in blocks(text):
        if before is not None and not (isinstance(before, Item) and isinstance(block, Item)):
            lines.append("")
        lines += _drawn(block, width)
        before = block
    return lines


def as_facts(text: str) -> Iterator[str]:
    """Yield a page in Markdown one fact a line, unbroken, as line mode tells it."""
    for block in blocks(text):
        match block:
            case Heading(_, said):
                yield f"{plain(said)}."
            case Paragraph(said) | Item(_, said):
                yield plain(said)
            case Table(rows):
                for first, *others in rows[1:]:
                    yield plain(f"{first}: {'; '.join(each for each in others if each)}")
            case Code(lines):
                yield from (line for line in lines if line.strip())


def _drawn(block: Block, width: int) -> list[str]:
    match block:
        case Heading(level, text):
            said = plain(text)
            return [said, _UNDER[level] * len(said)] if level in _UNDER else [said]
        case Paragraph(text):
            return textwrap.wrap(plain(text), width, break_on_hyphens=False, break_long_words=False)
        case Item(sign, text):
            return _hanging(sign, plain(text), width)
        case Table(rows):
            return list(_table(tuple(tuple(map(plain, row)) for row in rows), width))
        case Code(lines):
            return list(lines)


def _hanging(first: str, text: str, width: int) -> list[str]:
    """Return a text with something before it, under which nothing stands."""
    room = max(20, width - len(first))
    folded = textwrap.wrap(text, room, break_on_hyphens=False) or [""]
    return [f"{first if at == 0 else ' ' * len(first)}{line}".rstrip() for at, line in enumerate(folded)]


def _table(rows: tuple[tuple[str, ...], ...], width: int) -> Iterator[str]:
    fitting = [[len(cell) for cell in column if len(cell) <= _WIDEST_CELL] for column in zip(*rows, strict=True)]
    columns = [max(cells, default=0) for cells in fitting[:-1]]
    for at, row in enumerate(rows):
        if not any(row):
            continue
        yield from _row(row, columns, width)
        if at == 0:
            yield "-" * width


def _row(row: tuple[str, ...], columns: list[int], width: int) -> Iterator[str]:
    before = ""
    for cell, room in zip(row, columns, strict=False):
        if len(cell) > room:
            yield from _hanging(before, cell, width)
            before = " " * (len(before) + room + _GAP)
        else:
            before += cell.ljust(room + _GAP)
    yield from _hanging(before, row[-1], width)
