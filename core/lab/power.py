"""What a run will be able to show, from a few events played before it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10, sqrt
from statistics import NormalDist

from paircard.core.lab.answer import HEADLINES
from paircard.core.lab.estimate import LEVEL
from paircard.core.lab.experiment import Experiment
from paircard.core.lab.summary import Line

SEEN = 0.8
"""How often a difference is to be seen that is there."""
_REACH = NormalDist().inv_cdf((1 + LEVEL) / 2) + NormalDist().inv_cdf(SEEN)


@dataclass(frozen=True, slots=True)
class Power:
    """What can be told of one difference."""

    line: Line
    seen: float
    """The least difference that so many events show four times in five."""
    target: float
    """A round figure below it."""
    needed: int
    """Events of each that it takes to show that."""


def seen_by(spread: float, events: int) -> float:
    """Return the least difference seen four times in five, if that of one event has this standard deviation.

    >>> round(seen_by(0.5, 400), 3)
    0.07
    """
    return _REACH * spread / sqrt(events)


def needed_for(spread: float, difference: float) -> int:
    """Return how many events show a difference four times in five.

    >>> needed_for(0.5, 0.07)
    401
    """
    return ceil((_REACH * spread / difference) ** 2)


def rounded_below(value: float) -> float:
    """Return the next figure below of those that begin with 1, 2 or 5.

    >>> rounded_below(0.096), rounded_below(0.05), rounded_below(0.0031)
    (0.05, 0.02, 0.002)
    """
    power = 10.0 ** floor(log10(value))
    below = max(each for each in (0.5, 1, 2, 5) if each * power < value * (1 - 1e-9))
    return below * power


def powers(experiment: Experiment, pilot: Sequence[Line]) -> Iterator[Power]:
    """Yield what the events of an experiment will show of its headlines, from the lines of a few of them."""
    for measure in HEADLINES:
        of_measure = [line for line in pilot if line.measure == measure and line.difference is not None]
        for line in of_measure:
            if line.about != of_measure[0].about or line.difference is None or not line.difference.spread > 0:
                continue  # of several things it is about the first; and of what never differed nothing can be told
            seen = seen_by(line.difference.spread, experiment.events)
            target = rounded_below(seen)
            yield Power(line, seen, target, needed_for(line.difference.spread, target))
