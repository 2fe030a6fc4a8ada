"""From the figures of all events to the tables: means of every cell, and what differs between contenders."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from core.lab.estimate import Estimate, estimate
from core.lab.experiment import Cell, Experiment
from core.lab.measures import MEASURES

Row = tuple[int, str, str, float]
"""Event, measure, what it is about, value."""
ByEvent = Mapping[int, float]
Figures = Mapping[tuple[str, str], ByEvent]


@dataclass(frozen=True, slots=True)
class Line:
    """One figure of one cell."""

    cell: Cell
    measure: str
    about: str
    estimate: Estimate
    difference: Estimate | None
    """To the first contender in the same field, event by event: both have had the same players.

    None for that one, and for criteria: C9 is one thing in a book and another in the next.
    """


def summary(experiment: Experiment, rows: Mapping[int, Iterable[Row]]) -> tuple[Line, ...]:
    """Return all figures of all cells, in the order of the measures; `rows` by the number of the cell."""
    cells = experiment.cells()
    figures = {cell.number: _figures(rows.get(cell.number, ())) for cell in cells}
    found: list[Line] = []
    for cell in cells:
        first = first_of_field(cells, cell)
        base = None if first is cell else figures[first.number]
        found += _lines(cell, figures[cell.number], base, [each.partition("@")[0] for each in experiment.tie_breaks])
    return tuple(found)


def _figures(rows: Iterable[Row]) -> Figures:
    """Return the value of every event, by measure and what it is about; several of one event are averaged."""
    found: dict[tuple[str, str], dict[int, list[float]]] = {}
    for event, measure, about, value in rows:
        found.setdefault((measure, about), {}).setdefault(event, []).append(value)
    return {
        key: {event: sum(values) / len(values) for event, values in events.items()} for key, events in found.items()
    }


def _lines(cell: Cell, figures: Figures, base: Figures | None, tie_breaks: Sequence[str]) -> Iterator[Line]:
    for measure, about in sorted(figures, key=partial(_in_order, tie_breaks)):
        values = figures[measure, about]
        others = (base or {}).get((measure, about), {})
        difference = None if base is None or measure == "criterion" else _difference(values, others)
        yield Line(cell, measure, about, estimate(values.values()), difference)


def _difference(values: ByEvent, base: ByEvent) -> Estimate:
    return estimate(values[event] - base[event] for event in sorted(values.keys() & base.keys()))


def _in_order(tie_breaks: Sequence[str], key: tuple[str, str]) -> tuple[int, int, int, str]:
    """Measures as they are defined; tie-breaks as they are announced, rounds and criteria by their number."""
    measure, about = key
    announced = tie_breaks.index(about) if about in tie_breaks else len(tie_breaks)
    digits = "".join(filter(str.isdigit, about))
    return list(MEASURES).index(measure), announced, int(digits or 0), about


def first_of_field(cells: Sequence[Cell], cell: Cell) -> Cell:
    """Return the first contender in the field of a cell: what others in it are compared with."""
    return next(each for each in cells if each.varied == cell.varied)
