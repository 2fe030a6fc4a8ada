"""Styled sentences broken into lines: between words, and every further line under the first."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rich.text import Text

from paircard.data.papers.cells import cell_len, chop_cells

_WORD = re.compile(r"\S+\s*")


def flow(text: Text, width: int, lead: Text | None = None) -> list[Text]:
    """Return a text in lines of so many cells; before the first stands `lead`, and the others are indented by it.

    >>> [line.plain for line in flow(Text("who has moved down"), 12, Text("- "))]
    ['- who has', '  moved down']
    """
    first = lead or Text()
    blank = " " * first.cell_len
    lines: list[Text] = []
    for line in text.divide(_breaks(text.plain, max(8, width - first.cell_len))):
        line.rstrip()
        lines.append((Text(blank) if lines else first).copy().append_text(line))
    return lines


def _breaks(plain: str, width: int) -> Iterator[int]:
    """Yield where a line begins: at a word that has no room any more, and within one that is wider than a line."""
    room = width
    for word in _WORD.finditer(plain):
        wide = cell_len(word[0].rstrip())
        if wide > room and room < width:
            yield word.start()
            room = width
        at = word.start()
        for piece in chop_cells(word[0].rstrip(), width)[:-1] if wide > width else ():
            at += len(piece)
            wide -= cell_len(piece)
            yield at
        room -= wide + len(word[0]) - len(word[0].rstrip())
