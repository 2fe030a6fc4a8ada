"""Blanks that are erased at one go, with what is drawn among them afterwards: most of a table's row is blank.

A row that gets another background, or has come in by scrolling, is names and numbers far apart. One erasure and a step
over each gap is shorter than an erasure and a step for each.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from paircard.tui.terminal.pen import Cell, Place
from paircard.tui.terminal.stroke import Stroke
from paircard.tui.terminal.style import Style

_ERASING = len("\x1b[12X")
"""What it costs to erase some cells."""
_STEP = len("\x1b[12C")
"""What it costs to step over some, where writing so many blanks costs as much."""


class Sweep(NamedTuple):
    """Cells side by side that are made blank in the background of a style."""

    place: Place
    end: int
    """The column after the last."""
    style: Style
    spared: int = 0
    """So many blanks need not be written, what steps over the others counted as blanks."""

    @property
    def places(self) -> list[Place]:
        """The cells."""
        row, start = self.place
        return [(row, column) for column in range(start, self.end)]

    @property
    def blank(self) -> Cell:
        """What is in each of them afterwards."""
        return " ", self.style.on_a_blank()


def sweeps_of(strokes: Iterable[Stroke], shown: Mapping[Place, Cell]) -> list[Sweep]:
    """Return what is worth erasing before these strokes are drawn, which come row by row from left to right."""
    drawn = {stroke.place: stroke for stroke in strokes}
    sweeps: list[Sweep] = []
    for gap in _gaps(drawn.values(), shown):
        if sweeps and _alike(sweeps[-1], gap) and all(place in drawn for place in _between(sweeps[-1], gap, shown)):
            sweeps[-1] = sweeps[-1]._replace(end=gap.end, spared=sweeps[-1].spared + gap.spared)
        else:
            sweeps.append(gap)
    return [sweep for sweep in sweeps if sweep.spared > _ERASING]


def _gaps(strokes: Iterable[Stroke], shown: Mapping[Place, Cell]) -> Iterator[Sweep]:
    """Yield where blanks are drawn in a row, with nothing else between them."""
    gap, blanks = None, 0
    for place, text, style, _ in strokes:
        here = Sweep(place, place[1] + 1, style)
        if gap and text == " " and _alike(gap, here) and not any(_between(gap, here, shown)):
            gap, blanks = gap._replace(end=here.end, spared=max(0, blanks + 1 - _STEP)), blanks + 1
            continue
        if gap:
            yield gap
        gap, blanks = (here, 1) if text == " " and not here.blank[1].attributes else (None, 0)
    if gap:
        yield gap


def _alike(one: Sweep, other: Sweep) -> bool:
    return one.place[0] == other.place[0] and one.blank == other.blank


def _between(one: Sweep, other: Sweep, shown: Mapping[Place, Cell]) -> Iterator[Place]:
    """Yield the cells between two that look the same, but for those that look so already."""
    row = one.place[0]
    between = ((row, column) for column in range(one.end, other.place[1]))
    return (place for place in between if shown.get(place) != one.blank)
