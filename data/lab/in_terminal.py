"""A report for the terminal: every measure as lines with small bars."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from paircard.core.lab.answer import Answer
from paircard.core.lab.chunk import Spent
from paircard.core.lab.estimate import Estimate
from paircard.core.lab.experiment import Experiment
from paircard.core.lab.measures import MEASURES
from paircard.core.lab.summary import Line
from paircard.core.values.language import tr
from paircard.data.lab.figures import again, legend, mark_of, told_scale, told_size, told_time, written

BAR = 16
"""Columns of the longest bar."""
WIDEST = 40
"""Columns of a name: with bar and figure a line has room in 80."""
UNSEEN = 2 * BAR
"""By so many times what the widest interval reaches do bars begin below: chance then makes no column of difference."""


def as_lines(
    experiment: Experiment, lines: Sequence[Line], spent: Mapping[int, Spent], *, file: str, plain: bool = False
) -> Iterator[str]:
    """Yield the report; `plain` draws bars of ASCII, `file` is where the experiment lies."""
    yield tr(experiment.question)
    yield told_size(experiment)
    yield legend(lines)
    answer = [*Answer(experiment, lines, written).sentences()]
    if answer:
        yield ""
        yield from answer
    yield ""
    yield tr("Under the short name at each heading `paircard manual lab` defines what is measured.")
    for measure, label in MEASURES.items():
        of_measure = [line for line in lines if line.measure == measure]
        if of_measure:
            yield ""
            yield f"{tr(label)} ({measure})"
            yield from _of_measure(measure, of_measure, "#" if plain else "▪")
    yield ""
    yield from told_scale(experiment)
    yield ""
    yield tr("time")
    yield from (f"  {label}: {told}" for label, told in told_time(experiment, spent))
    yield ""
    yield tr("Again: {command}", command=again(experiment, file))
    if experiment.learned:
        yield ""
        yield from experiment.learned


def _of_measure(measure: str, lines: Sequence[Line], block: str) -> Iterator[str]:
    length = _bars([line.estimate for line in lines if line.estimate.events])
    several = any(line.about for line in lines)
    names = [f"  {line.about}" if several else line.cell.label for line in lines]
    width = min(WIDEST, max(map(len, names)))
    at = 0
    for name, line in zip(names, lines, strict=True):
        if several and line.cell.number != at:
            at = line.cell.number
            yield f"  {line.cell.label}"
        bar = block * length(line.estimate.mean) if line.estimate.events else ""
        figure = written(measure, line.estimate)
        yield f"  {_short(name, width):{width}} {bar:{BAR}} {figure} {mark_of(line.difference)}".rstrip()


def _bars(estimates: Sequence[Estimate]) -> Callable[[float], int]:
    """Return how long the bar of a figure is: from nothing on, or from a little below the least where all are alike.

    So little below that a difference can be seen, but never so little that one seems large that chance may have made.
    """
    means = [abs(each.mean) for each in estimates]
    most, least = max(means, default=0.0) or 1.0, min(means, default=0.0)
    chance = max((each.half_width for each in estimates if each.has_interval), default=0.0)
    below = max((most - least) / 4, UNSEEN * chance)
    start = 0.0 if least < most / 2 or least == most else max(0.0, least - below)
    return lambda mean: round(BAR * (abs(mean) - start) / (most - start))


def _short(name: str, width: int) -> str:
    """Cut a name in its middle: what it is about stands at its end."""
    if len(name) <= width:
        return name
    return f"{name[: width - 12]}..{name[-10:]}"
