"""Means of many events with their confidence intervals."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import nan, sqrt
from statistics import NormalDist

LEVEL = 0.95
"""How sure an interval is."""
_Z = NormalDist().inv_cdf((1 + LEVEL) / 2)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over events, and how far it may be from the truth."""

    mean: float
    half_width: float
    """Of the interval of confidence, to either side; nan where one event cannot tell."""
    events: int

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.mean - self.half_width

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return self.mean + self.half_width


NOTHING = Estimate(nan, nan, 0)
"""Where there is no figure."""


@dataclass(slots=True)
class Running:
    """A mean with what it takes for its interval, growing event by event in memory that does not grow (Welford 1962).

    Events come in their order, whoever has played them: the same additions give the same digits everywhere.
    """

    events: int = 0
    mean: float = 0.0
    squares: float = 0.0
    """Sum of the squared distances from the mean."""

    def add(self, value: float) -> None:
        """Take one more event into account."""
        self.events += 1
        before = value - self.mean
        self.mean += before / self.events
        self.squares += before * (value - self.mean)

    @property
    def estimate(self) -> Estimate:
        """The mean with its interval of 95 %: 1.96 standard errors, as the events are independent."""
        if not self.events:
            return NOTHING
        if self.events == 1:
            return Estimate(self.mean, nan, 1)
        variance = self.squares / (self.events - 1)
        return Estimate(self.mean, _Z * sqrt(variance / self.events), self.events)


def estimate(values: Iterable[float]) -> Estimate:
    """Return the mean of values with its interval.

    >>> found = estimate([1.0, 2.0, 3.0, 4.0])
    >>> found.mean, round(found.half_width, 3), found.events
    (2.5, 1.265, 4)
    """
    running = Running()
    for value in values:
        running.add(value)
    return running.estimate
