"""What can happen that is told for itself in a report: a pairing by hand begins, lines came in with a report."""

from __future__ import annotations

from typing import ClassVar

from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId
from paircard.core.event.incident import Incident
from paircard.core.values.frozen import dataclass, field

SINCE = 7
"""The format of the journal that came with these."""


@dataclass(frozen=True, slots=True)
class Pair:
    """Two who would meet, by id."""

    white: ContestantId
    black: ContestantId


@dataclass(frozen=True, slots=True)
class HandPairingBegun(Fact):
    """A round began to be paired by hand: what the program would have paired; the pairing that follows ends it."""

    since: ClassVar[int] = SINCE

    round: int
    pairs: tuple[Pair, ...]
    """Nothing where the rules allow no pairing."""
    bye: ContestantId | None = None


@dataclass(frozen=True, slots=True)
class IncidentsTold(Fact):
    """The report that the event came from tells of incidents: they go out with those that happen here."""

    since: ClassVar[int] = SINCE

    incidents: tuple[Incident, ...] = field(default=())
