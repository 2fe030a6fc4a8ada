"""A report for the terminal: every measure as lines with small bars."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from core.lab.experiment import Experiment
from core.lab.measures import MEASURES
from core.lab.summary import Line
from core.language import tr
from data.lab.figures import clear, told_size, written

BAR = 16
"""Columns of the longest bar."""


def as_lines(experiment: Experiment, lines: Sequence[Line], *, plain: bool = False) -> Iterator[str]:
    """Yield the report; `plain` draws bars of ASCII."""
    yield experiment.question
    yield told_size(experiment)
    yield tr("* marks a difference that chance alone would show once in twenty.")
    for measure, label in MEASURES.items():
        of_measure = [line for line in lines if line.measure == measure]
        if of_measure:
            yield ""
            yield tr(label)
            yield from _of_measure(measure, of_measure, "#" if plain else "▪")
    if experiment.learned:
        yield ""
        yield from experiment.learned


def _of_measure(measure: str, lines: Sequence[Line], block: str) -> Iterator[str]:
    names = [f"{line.cell.label} {line.about}".rstrip() for line in lines]
    width = min(34, max(map(len, names)))
    most = max(abs(line.estimate.mean) for line in lines) or 1.0
    for name, line in zip(names, lines, strict=True):
        bar = block * round(BAR * abs(line.estimate.mean) / most)
        figure = written(measure, line.estimate)
        star = "*" if clear(line.difference) else ""
        yield f"  {name[:width]:{width}} {bar:{BAR}} {figure} {star}".rstrip()
