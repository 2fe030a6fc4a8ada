"""The tie-breaks that an event has announced: those of teams are known where teams contest it."""

from __future__ import annotations

from core.event.regulations import Regulations
from core.tiebreaks.code import parse
from core.tiebreaks.tie_break import TieBreak


def announced(regulations: Regulations, *, teams: bool) -> tuple[TieBreak, ...]:
    """Return the announced tie-breaks in their order; raise `Refusal` for the first that cannot be."""
    return parse(regulations.tie_breaks, teams=teams)
