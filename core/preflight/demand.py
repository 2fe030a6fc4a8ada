"""A demand of a federation: what it wants, where it says so and since when, and what finds who does not meet it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal

from paircard.core.event.tournament import Tournament
from paircard.core.values.frozen import dataclass

Federation = Literal["fide", "pol", "swe", "bul"]  # no words: names that are typed
FEDERATIONS: tuple[Federation, ...] = ("fide", "pol", "swe", "bul")
Moment = Literal["start", "report", "both"]  # no words: keys
"""Before round 1 is paired, before the report is sent, or whenever one looks."""
Finds = Callable[[Tournament], Iterator[str]]  # no words: types
"""Says in whole sentences what is wrong; nothing where the demand is met."""


@dataclass(frozen=True, slots=True)
class Demand:
    """One row."""

    of: Federation
    moment: Moment
    what: str
    """The demand in one sentence: English; `tr` says it."""
    source: str
    """Where it stands."""
    dated: str
    """When that was said, or was read there: these rules change."""
    finds: Finds
    by_hand: bool = False
    """Whether the program cannot know it: what `finds` says is a reminder then."""
