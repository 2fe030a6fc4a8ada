"""Questions are asked about a position and its explanation."""

from __future__ import annotations

from core.facets.position import Position
from core.systems.swiss1998.explain.model import RoundExplained
from core.systems.swiss1998.explain.round import explain
from core.systems.swiss1998.from_tournament import position

__all__ = ["position", "school", "told"]

school = "swiss-1998"  # no words: a key


def told(position: Position) -> RoundExplained:
    """Explain a position."""
    return explain(position)
