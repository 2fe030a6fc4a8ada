"""What an import has found out about the rounds that it took over: kept, so that nobody pairs them again to say it."""

from __future__ import annotations

from typing import ClassVar

from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId
from paircard.core.values.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Meeting:
    """Two who meet, White first, or who has the bye of the pairing."""

    white: ContestantId
    black: ContestantId | None = None
    """None of a bye."""


@dataclass(frozen=True, slots=True)
class RoundNotByRules(Fact):
    """A round of the report is not as the rules pair it; it stands as it was played (a PIBE of C.02)."""

    since: ClassVar[int] = 7

    round: int
    recorded: tuple[Meeting, ...]
    """As the report has it, of that only what differs."""
    by_rules: tuple[Meeting, ...] = ()
    """As the rules pair it, the same; none where they give no pairing."""
