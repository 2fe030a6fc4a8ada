"""Questions are asked about a position and its explanation."""

from __future__ import annotations

from core.facets.position import Position
from core.systems.swiss1998.explain import RoundExplained, explain
from core.systems.swiss1998.system import position

__all__ = ["position", "school", "told"]

school = "swiss-1998"  # no words: a key


def told(position: Position) -> RoundExplained:
    """Explain a position."""
    return explain(position)
