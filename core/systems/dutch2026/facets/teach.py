"""Questions are asked about a position and its explanation."""

from __future__ import annotations

from core.facets.position import Position
from core.systems.dutch2026.as_seen import Seen
from core.systems.dutch2026.explain import DutchRound, explain
from core.systems.dutch2026.facets.steps import position

__all__ = ["position", "school", "told"]

school = "dutch-2026"  # no words: a key


def told(position: Position) -> DutchRound:
    """Explain a position; raise NoCompletePairing where there is none (1.9.3)."""
    assert isinstance(position, Seen)
    return explain(position.own)
