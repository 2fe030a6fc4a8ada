"""Questions are asked about a position and its explanation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.facets.position import Position
from core.systems.dutch2026.book import BOOK
from core.systems.dutch2026.explain import DutchRound, explain

if TYPE_CHECKING:
    from core.event.tournament import Tournament

school = "dutch-2026"  # no words: a key


def position(before: Tournament) -> Position:
    """Return what is asked about; refuse while the initial colour is open."""
    return BOOK.seen(BOOK.position(before))


def told(position: Position) -> DutchRound:
    """Explain a position; raise NoCompletePairing where there is none (1.9.3)."""
    return explain(BOOK.own(position))
