"""What is settled of an event of more than 30 days: its periods, and the ratings that are those of a period."""

from __future__ import annotations

from typing import ClassVar, Literal

from paircard.core.event.entrant import Title
from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId
from paircard.core.event.persisted import later
from paircard.core.event.rating_facts import SINCE
from paircard.core.values.frozen import dataclass, field

By = Literal["first", "round", "last"]  # no words: names that are typed
"""By which ratings tie-breaks go: those of the first period, those of the period of each round, those of the last."""


@dataclass(frozen=True, slots=True)
class PeriodsSet(Fact):
    """The event was divided into periods that FIDE rates one by one, or divided anew; without any it is one event."""

    since: ClassVar[int] = SINCE

    starts: tuple[int, ...]
    """The rounds that begin the second period, the third ..."""
    tie_breaks: By = "first"
    fide_ids: tuple[str, ...] = field(default=(), metadata=later(SINCE))
    """Which event each period is at FIDE, the first first; empty where that is not known (yet)."""


@dataclass(frozen=True, slots=True)
class RatedInPeriod(Fact):
    """Somebody has another rating or title from the beginning of a period on."""

    since: ClassVar[int] = SINCE

    id: ContestantId
    period: int
    """From 2 on: in the first they have what they were entered with."""
    rating: int
    """The one that counts."""
    official_rating: int
    title: Title = Title.NONE
