"""What is said of a new event for which nobody has named the rules."""

from __future__ import annotations

from core.event.regulations import Regulations
from core.language import mark, tr
from core.systems.catalogue import SYSTEMS


def by_which_rules(regulations: Regulations) -> str:
    """Say that an event goes by the rules of 1998, and how those of today are chosen; nothing of another system."""
    if regulations.system != Regulations().system:
        return ""
    said = mark("Paired by the FIDE rules of 1998. For an event rated today: t on Entrants, System {today}.")
    return tr(said, today=tr(SYSTEMS["dutch-2026"].called))
