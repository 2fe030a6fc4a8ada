"""Means of many events with their confidence intervals."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import fsum, nan, sqrt
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


def estimate(values: Iterable[float]) -> Estimate:
    """Return the mean with its interval of 95 %: 1.96 standard errors, as the events are independent.

    Sums are exact (`math.fsum`), so that the order in which events come in changes nothing.

    >>> found = estimate([1.0, 2.0, 3.0, 4.0])
    >>> found.mean, round(found.half_width, 3), found.events
    (2.5, 1.265, 4)
    """
    known = tuple(values)
    if not known:
        return Estimate(nan, nan, 0)
    mean = fsum(known) / len(known)
    if len(known) == 1:
        return Estimate(mean, nan, 1)
    variance = fsum((value - mean) ** 2 for value in known) / (len(known) - 1)
    return Estimate(mean, _Z * sqrt(variance / len(known)), len(known))
