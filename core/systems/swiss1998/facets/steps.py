"""The literal procedure, played from a position."""

from __future__ import annotations

from collections.abc import Callable

from paircard.core.facets.position import Position
from paircard.core.facets.trace import Sink
from paircard.core.systems.swiss1998.engine import pair
from paircard.core.systems.swiss1998.from_tournament import position as position
from paircard.core.systems.swiss1998.literal.every_try import every_try as every_try


def played(position: Position, sink: Sink, tries: int, pulse: Callable[[], None]) -> None:
    """Play the procedure, leaving out what cannot succeed."""
    pair(position, sink=sink, tries=tries, pulse=pulse)
