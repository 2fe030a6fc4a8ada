"""When a round begins: a date, a time of the day, both or neither."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise

from paircard.core.values.frozen import dataclass

MINUTES_A_DAY = 24 * 60


@dataclass(frozen=True, slots=True)
class When:
    """The beginning of a round, as far as it is known."""

    date: str = ""
    """ISO; events of earlier versions hold what the arbiter wrote."""
    time: str = ""
    """Of the day: 09:30."""

    def __bool__(self) -> bool:
        """Whether anything is known."""
        return bool(self.date or self.time)

    def __str__(self) -> str:
        """As it stands on screens and papers: 2026-05-01 09:30."""
        return " ".join(filter(None, (self.date, self.time)))

    def after(self, other: When) -> bool:
        """Whether it is later than another, as far as both are known; what may be so is taken to be so."""
        if not self.date or not other.date or self.date != other.date:
            return not self.date or not other.date or self.date > other.date
        return not self.time or not other.time or self.time > other.time


Times = Mapping[int, When]
"""By the number of the round; what is not in it is not known."""


def is_time(text: str) -> bool:
    """Whether a text is a time of the day as it is kept.

    >>> is_time("09:30"), is_time("9:30"), is_time("24:00")
    (True, False, False)
    """
    return bool(re.fullmatch("([01][0-9]|2[0-3]):[0-5][0-9]", text, re.ASCII))


def dated(days: Iterable[str]) -> Times:
    """Return the times of rounds of which only the dates are told, round 1 first."""
    return {number: When(day) for number, day in enumerate(days, start=1) if day}


def dated_anew(times: Times, before: tuple[str, ...], now: tuple[str, ...]) -> Times:
    """Return the times after earlier versions told other dates than before: only those of rounds that differ."""
    changed = dict(times)
    for number in range(1, max(len(before), len(now)) + 1):
        was, day = (days[number - 1] if number <= len(days) else "" for days in (before, now))
        if day != was:
            changed[number] = When(day, times.get(number, When()).time)
    return {number: when for number, when in changed.items() if when}


def out_of_order(times: Times) -> Iterator[tuple[int, int]]:
    """Yield the rounds that would not begin after the one before, that one first."""
    known = [(number, times[number]) for number in sorted(times) if times[number].date]
    yield from ((one, other) for (one, first), (other, second) in pairwise(known) if not second.after(first))
