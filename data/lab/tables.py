"""The figures of a run as tables, one a measure, for a spreadsheet."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from io import StringIO
from pathlib import Path

from paircard.core.lab.estimate import Estimate
from paircard.core.lab.measures import MEASURES
from paircard.core.lab.summary import Line

# no words below: heads of columns are the same in every language
_HEAD = ("cell", "label", "system", "about", "mean", "low", "high", "events", "difference", "from", "to")


def write_tables(folder: Path, lines: Iterable[Line]) -> None:
    """Write a CSV file for every measure there are figures of."""
    folder.mkdir(parents=True, exist_ok=True)
    known = tuple(lines)
    for measure in MEASURES:
        of_measure = [line for line in known if line.measure == measure]
        if of_measure:
            file = folder / f"{measure}.csv"  # no words: the name of a file
            file.write_text(as_csv(of_measure), encoding="utf-8", newline="")


def as_csv(lines: Iterable[Line]) -> str:
    """Return lines of one measure as CSV: means with the ends of their intervals, six decimals."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(_HEAD)
    for line in lines:
        cell = line.cell
        about = (cell.number, cell.label, cell.contender.system, line.about)
        writer.writerow((*about, *_ends(line.estimate), line.estimate.events, *_ends(line.difference)))
    return text.getvalue()


def _ends(estimate: Estimate | None) -> tuple[str, ...]:
    if estimate is None or not estimate.events:
        return "", "", ""
    return tuple(_figure(each) for each in (estimate.mean, estimate.low, estimate.high))


def _figure(value: float) -> str:
    return "" if value != value else f"{value:.6f}"  # not a number: a single event has no interval
