"""Means of many events with their confidence intervals."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from math import fsum, inf, nan, sqrt
from statistics import NormalDist

LEVEL = 0.95
"""How sure an interval is."""
_Z = NormalDist().inv_cdf((1 + LEVEL) / 2)
_FEW = {1: 12.706205, 2: 4.302653, 3: 3.182446, 4: 2.776445, 5: 2.570582, 6: 2.446912}
"""Student's t by degrees of freedom where the expansion below is not yet good to the third digit."""
_UNEVEN = 0.05
"""By this share of its width may the middle of an interval be off its mean, and it is still written with ±."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over events, and between what ends the truth lies."""

    mean: float
    low: float
    """nan where one event cannot tell, as `high`."""
    high: float
    events: int
    spread: float = nan
    """The standard deviation of one event; nan where there are fewer than two."""

    @property
    def has_interval(self) -> bool:
        """Whether there are enough events to tell."""
        return self.low == self.low  # not a number otherwise

    @property
    def half_width(self) -> float:
        """Half of what lies between the ends."""
        return (self.high - self.low) / 2

    @property
    def even(self) -> bool:
        """Whether the mean lies in the middle, to what anybody would write."""
        return abs(self.high + self.low - 2 * self.mean) <= _UNEVEN * (self.high - self.low)


NOTHING = Estimate(nan, nan, nan, 0)
"""Where there is no figure."""


def student(freedom: int) -> float:
    """Return by how many standard errors an interval reaches to either side, with so many degrees of freedom.

    The expansion of Student's t in powers of 1 / freedom (Abramowitz and Stegun 26.7.5).

    >>> [round(student(each), 3) for each in (1, 5, 10, 30, 10_000)]
    [12.706, 2.571, 2.228, 2.042, 1.96]
    """
    if freedom in _FEW:
        return _FEW[freedom]
    z, n = _Z, freedom
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + fsum(term / n**power for power, term in enumerate(terms, 1))


@dataclass(slots=True)
class Running:
    """A mean with what it takes for its interval, growing block by block in memory that does not grow (Chan 1979).

    Blocks come in the order of their events, whoever has played them: the same additions give the same digits
    everywhere.
    """

    events: int = 0
    mean: float = 0.0
    squares: float = 0.0
    """Sum of the squared distances from the mean."""

    def add(self, values: Collection[float]) -> None:
        """Take a block of events into account: what it comes to alone, and how far off its mean is."""
        events = len(values)
        if not events:
            return
        mean = fsum(values) / events
        off, together = mean - self.mean, self.events + events
        self.squares += fsum([(value - mean) ** 2 for value in values]) + off * off * self.events * events / together
        self.mean += off * events / together
        self.events = together

    @property
    def deviation(self) -> float:
        """The standard deviation of one event; nan where there are fewer than two."""
        return sqrt(self.squares / (self.events - 1)) if self.events > 1 else nan

    def estimate(self, low: float = -inf, high: float = inf) -> Estimate:
        """Return the mean with its interval of 95 %; values lie between `low` and `high`, and so do its ends.

        Events are independent: Student's t times the standard error to either side. Between two limits it is Wilson's
        interval (1927) with as many events as would spread so much if each were the one limit or the other, so that
        it holds near the limits; where all events were equal, what else may be though it was not seen.
        """
        if not self.events:
            return NOTHING
        if self.events == 1:
            return Estimate(self.mean, nan, nan, 1)
        reach = student(self.events - 1)
        if high == inf:
            width = reach * self.deviation / sqrt(self.events)
            return Estimate(self.mean, self.mean - width, self.mean + width, self.events, self.deviation)
        width = high - low
        below, above = self._wilson((self.mean - low) / width, self.deviation / width, reach)
        return Estimate(self.mean, low + width * below, low + width * above, self.events, self.deviation)

    def _wilson(self, share: float, deviation: float, reach: float) -> tuple[float, float]:
        """Return the ends for a share of which one event has this standard deviation."""
        share = min(1.0, max(0.0, share))  # additions may leave it a last digit outside
        if not deviation:  # another value may come once in so many events, and would have come with this certainty
            rare = 1 - ((1 - LEVEL) / 2) ** (1 / self.events)
            return share - rare * share, share + rare * (1 - share)
        count = self.events * share * (1 - share) / deviation**2
        over = reach * reach / count
        middle = (share + over / 2) / (1 + over)
        width = reach * sqrt(share * (1 - share) / count + over / (4 * count)) / (1 + over)
        return min(share, max(0.0, middle - width)), max(share, min(1.0, middle + width))


def estimate(values: Iterable[float], low: float = -inf, high: float = inf) -> Estimate:
    """Return the mean of values with its interval.

    >>> found = estimate([1.0, 2.0, 3.0, 4.0])
    >>> found.mean, round(found.half_width, 3), found.events
    (2.5, 2.054, 4)
    >>> none_of_20 = estimate([0.0] * 20, 0, 1)
    >>> none_of_20.low, round(none_of_20.high, 3)
    (0.0, 0.168)
    """
    running = Running()
    running.add([*values])
    return running.estimate(low, high)
