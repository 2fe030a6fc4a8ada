"""Papers for a screen in the hall, where nobody turns the page: cut into parts that it shows one after the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from paircard.core.pages.in_parts import as_on_paper
from paircard.core.papers.paper import Paper, Section
from paircard.core.values.frozen import replace
from paircard.core.values.language import tr

ROWS = 15
"""So many rows of a table are on the screen at a time, large enough to be read from some metres away."""


HEAD_ROWS = 3
"""So many rows the title and the heads of another table take."""


def hall_papers(papers: Iterable[Paper]) -> Iterator[Paper]:
    """Yield the parts of papers in turn, each with the marks of its paper and without its notes."""
    for paper in map(as_on_paper, papers):
        parts = _parts(paper.sections)
        for number, sections in enumerate(parts, 1):
            title = paper.title
            if len(parts) > 1:
                title = tr("{title}: {part} of {parts}", title=title, part=number, parts=len(parts))
            yield replace(paper, title=title, sections=sections, notes=(), wall="poster")


def _parts(sections: Iterable[Section]) -> list[tuple[Section, ...]]:
    """Return what is shown at a time; a short table goes below another where there is room."""
    parts: list[tuple[Section, ...]] = []
    room = 0
    for rows, piece in chain.from_iterable(map(_pieces, sections)):
        if rows + HEAD_ROWS <= room:
            parts[-1] = (*parts[-1], piece)
            room -= rows + HEAD_ROWS
        else:
            parts.append((piece,))
            room = ROWS - rows
    return parts


def _pieces(section: Section) -> Iterator[tuple[int, Section]]:
    """Yield a section in pieces that fit, each after the number of its rows."""
    if table := section.table:
        for start in range(0, len(table.rows), ROWS):
            rows = table.rows[start : start + ROWS]
            yield len(rows), replace(section, table=replace(table, rows=rows))
