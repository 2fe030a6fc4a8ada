"""A position as everybody may read it, and the one that the rules look at."""

from __future__ import annotations

from typing import Any

from paircard.core.facets import position as kit_position
from paircard.core.systems.swiss.position import SwissPosition
from paircard.core.values.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Seen(kit_position.Position):
    """The two together: who shows a position hands it back, and its book pairs it."""

    own: SwissPosition[Any] = SwissPosition(())
