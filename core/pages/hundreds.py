"""A long table of places on pages of a hundred, so that a telephone need not fetch a thousand."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.pages.parts import Ladder, Pill, Pills
from paircard.core.values.frozen import replace

PLACES = 100
"""So many on a page."""
_FEW = 20
"""So many more stand on the last page rather than on one of their own."""


def in_hundreds(ladder: Ladder, page: str) -> Iterator[tuple[str, Pills | None, Ladder]]:
    """Yield every page of a table by its name, with the ways to the others; a table that is short alone."""
    starts = _starts(len(ladder.rungs))
    ends = [*starts[1:], len(ladder.rungs)]
    names = [page if not at else f"{page}-{at + 1}" for at in range(len(starts))]  # no words: names of files
    for shown, start, end in zip(names, starts, ends, strict=True):
        ways = Pills(
            tuple(
                Pill(f"{first + 1}–{last}", name, name == shown)
                for name, first, last in zip(names, starts, ends, strict=True)
            )
        )
        yield shown, ways if len(starts) > 1 else None, _part(ladder, start, end)


def _starts(rows: int) -> list[int]:
    """Return where pages begin.

    >>> _starts(30), _starts(120), _starts(230)
    ([0], [0], [0, 100, 200])
    """
    return [0, *(start for start in range(PLACES, rows, PLACES) if rows - start > _FEW)]


def _part(ladder: Ladder, start: int, end: int) -> Ladder:
    """Return some places; who is out of reach is told where they begin."""
    cut = ladder.cut
    here = cut is not None and start <= cut < end
    return replace(ladder, rungs=ladder.rungs[start:end], cut=cut - start if here and cut is not None else None)
