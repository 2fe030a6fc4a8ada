"""In which order the cells of a row are drawn: what looks the same at one go, where stepping over the rest is shorter.

The squares of two players stand in every row of the pairings, with names between them: colours are told once a row and
not twice, and once for a few rows where several are drawn.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby, pairwise

from paircard.tui.terminal.pen import Place
from paircard.tui.terminal.stroke import Stroke
from paircard.tui.terminal.style import Style, change

_STEP = len("\x1b[12C")
"""What it costs to step over some cells."""
_BELOW = len("\b\x1b[B")
"""What it costs to go one row down, to its begin or in the same column."""
_ELSEWHERE = len("\x1b[12;34H")
"""What it costs to go to another row, or back."""
_SURELY = 30
"""So many bytes must rows together save by what is reckoned here, which leaves out how blanks are erased."""
_TOGETHER = 6
"""So many rows at most are drawn look by look: of more one would see colours come and not rows."""

Run = list[Stroke]
"""Strokes side by side that look the same."""


def in_short_order(strokes: Iterable[Stroke]) -> Iterator[Stroke]:
    """Yield the strokes, which come row by row, in the order that is likely to be the shortest.

    All are one cell wide.
    """
    rows = [list(_runs(row)) for _, row in groupby(strokes, key=lambda stroke: stroke.place[0])]
    for at in range(0, len(rows), _TOGETHER):
        few = rows[at : at + _TOGETHER]
        one_by_one = [run for row in few for run in _cheaper(row, _alike(row))]
        for run in _cheaper(one_by_one, _alike([run for row in few for run in row]), by=_SURELY):
            yield from run


def _cheaper(runs: list[Run], others: list[Run], by: int = 0) -> list[Run]:
    return others if _cost(others) + by < _cost(runs) else runs


def _runs(row: Iterable[Stroke]) -> Iterator[Run]:
    run: Run = []
    style: Style | None = None
    for stroke in row:
        side_by_side = run and stroke.place[1] == run[-1].place[1] + 1
        if not (side_by_side and _fits(stroke, style)):
            if run:
                yield run
            run, style = [], None
        run.append(stroke)
        if style is None or stroke.text != " ":
            style = stroke.style
    if run:
        yield run


def _fits(stroke: Stroke, style: Style | None) -> bool:
    """Whether a stroke looks as those before it: of a blank only the background is seen."""
    if style is None or stroke.style == style:
        return True
    return stroke.text == " " and not style.on_a_blank().attributes and stroke.style.on_a_blank() == style.on_a_blank()


def _alike(runs: list[Run]) -> list[Run]:
    """Return the runs with those that look the same together, first those with which rows begin, else as they stand.

    What a row begins with is what it looks like where it is blank, and is erased in.
    """
    first: dict[Style, int] = {}
    begins = [next(row) for _, row in groupby(runs, key=lambda run: run[0].place[0])]
    for at, run in enumerate([*begins, *runs]):
        first.setdefault(_look(run), at)
    return sorted(runs, key=lambda run: first[_look(run)])


def _look(run: Run) -> Style:
    return next((stroke.style for stroke in run if stroke.text != " "), run[0].style)


def _cost(runs: list[Run]) -> int:
    """Return about how many bytes it takes from the first run to the last."""
    cost = 0
    for before, run in pairwise(runs):
        cost += len(change(_look(before), _look(run)))
        cost += _way(before[-1].place, run[0].place)
    return cost


def _way(last: Place, following: Place) -> int:
    """Return about how many bytes lead from the last cell that was drawn to another one."""
    (row, column), (next_row, next_column) = last, following
    if next_row == row and next_column > column:
        return 0 if next_column == column + 1 else _STEP
    if next_row == row + 1 and next_column in (0, column, column + 1):
        return _BELOW
    return _ELSEWHERE
