"""The literal procedure, played from a position."""

from __future__ import annotations

from collections.abc import Callable

from core.facets.position import Position
from core.facets.trace import Sink
from core.systems.swiss1998 import pair
from core.systems.swiss1998.every_try import every_try
from core.systems.swiss1998.system import position

__all__ = ["every_try", "played", "position"]


def played(position: Position, sink: Sink, tries: int, pulse: Callable[[], None]) -> None:
    """Play the procedure, leaving out what cannot succeed."""
    pair(position, sink=sink, tries=tries, pulse=pulse)
