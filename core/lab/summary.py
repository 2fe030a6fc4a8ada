"""From the figures of all events to the tables: means of every cell, and what differs between contenders."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import inf

from paircard.core.lab.estimate import NOTHING, Estimate, Running
from paircard.core.lab.experiment import TIE_BREAKS, Cell, Experiment
from paircard.core.lab.measures import MEASURES, SHARES, TOGETHER

Row = tuple[int, str, str, float]
"""Event, measure, what it is about, value."""
Block = Mapping[int, Iterable[Row]]
"""The rows of the same events, by the number of the cell."""
Key = tuple[str, str]
"""A measure, and what it is about."""
ByEvent = Mapping[int, float]
Figures = Mapping[Key, ByEvent]


@dataclass(frozen=True, slots=True)
class Line:
    """One figure of one cell."""

    cell: Cell
    measure: str
    about: str
    estimate: Estimate
    """Of no event where the measure means nothing in the cell, but something in another."""
    difference: Estimate | None
    """To the cell it is compared with (`compared_with`), event by event: both have had the same players.

    None where there is none, and for criteria: C9 is one thing in a book and another in the next.
    """


@dataclass(slots=True)
class _Tally:
    """All figures of a cell so far."""

    own: dict[Key, Running] = field(default_factory=dict)
    differences: dict[Key, Running] = field(default_factory=dict)

    def add(self, figures: Figures, base: Figures | None) -> None:
        """Take the events of a block into account."""
        for key, values in figures.items():
            self.own.setdefault(key, Running()).add(values.values())
            others = {} if base is None or key[0] == "criterion" else base.get(key, {})
            if others:
                both = values if values.keys() == others.keys() else values.keys() & others.keys()
                differences = [values[event] - others[event] for event in both]
                self.differences.setdefault(key, Running()).add(differences)


def summary(experiment: Experiment, blocks: Iterable[Block]) -> tuple[Line, ...]:
    """Return all figures of all cells, in the order of the measures, from blocks of events in their order.

    One block is held at a time: a million events need no more memory than a hundred.
    """
    cells = experiment.cells()
    bases = {cell.number: base.number for cell in cells if (base := compared_with(cells, cell)) is not None}
    tallies = {cell.number: _Tally() for cell in cells}
    for block in blocks:
        figures = {number: _figures(rows) for number, rows in block.items()}
        for number, found in figures.items():
            tallies[number].add(found, figures.get(bases[number], {}) if number in bases else None)
    measured = {measure for tally in tallies.values() for measure, _ in tally.own}
    order = partial(_in_order, announced(experiment))
    return tuple(
        line
        for cell in cells
        for line in _lines(cell, tallies[cell.number], measured, order, alone=cell.number not in bases)
    )


def _figures(rows: Iterable[Row]) -> Figures:
    """Return the value of every event, by measure and what it is about; several of one event are averaged."""
    columns: dict[Key, tuple[list[int], list[float]]] = defaultdict(lambda: ([], []))
    for event, measure, about, value in rows:
        events, values = columns[measure, about]
        events.append(event)
        values.append(value)
    return {key: _by_event(*both) for key, both in columns.items()}


def _by_event(events: Sequence[int], values: Sequence[float]) -> ByEvent:
    found = dict(zip(events, values, strict=True))
    if len(found) == len(events):
        return found
    several: dict[int, list[float]] = {event: [] for event in found}
    for event, value in zip(events, values, strict=True):
        several[event].append(value)
    return {event: sum(each) / len(each) for event, each in several.items()}


def _lines(
    cell: Cell, tally: _Tally, measured: set[str], order: partial[tuple[int, int, int, str]], *, alone: bool
) -> Iterator[Line]:  # fmt: skip
    lacking = {(measure, "") for measure in measured - {measure for measure, _ in tally.own}}
    for key in sorted(tally.own.keys() | lacking, key=order):
        if key in lacking:
            yield Line(cell, *key, NOTHING, None)
            continue
        none = alone or key[0] == "criterion"
        limit = 1.0 if key[0] in SHARES else inf
        difference = None if none else tally.differences.get(key, Running()).estimate(-limit, limit)
        yield Line(cell, *key, tally.own[key].estimate(0.0 if key[0] in SHARES else -inf, limit), difference)


def announced(experiment: Experiment) -> Sequence[str]:
    """Return the codes of tie-breaks in the order in which tables have them."""
    lists = (experiment.tie_breaks, *(each.tie_breaks for each in experiment.contenders), TIE_BREAKS)
    return list(dict.fromkeys(code.partition("@")[0].upper() for codes in lists for code in codes))


def _in_order(tie_breaks: Sequence[str], key: Key) -> tuple[int, int, int, str]:
    """Measures as they are defined; tie-breaks as they are announced, rounds and criteria by their number."""
    measure, about = key
    at = tie_breaks.index(about) if about in tie_breaks else len(tie_breaks) + (about == TOGETHER)
    digits = "".join(filter(str.isdigit, about))
    return list(MEASURES).index(measure), at, int(digits or 0), about


def compared_with(cells: Sequence[Cell], cell: Cell) -> Cell | None:
    """Return the cell that another is compared with: the first contender in its field, or for that one its first field.

    Fields that differ in how many play have not the same players: they are not compared. None for who is the first.
    """
    first = next(each for each in cells if each.varied == cell.varied)
    if first.number != cell.number:
        return first
    same = (each for each in cells if each.contender == cell.contender and _size(each) == _size(cell))
    earliest = next(same)
    return None if earliest.number == cell.number else earliest


def _size(cell: Cell) -> tuple[int, int]:
    return cell.players.players, cell.players.teams
