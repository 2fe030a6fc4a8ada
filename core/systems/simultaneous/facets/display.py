"""Who gives a display and who plays, when lateness loses, and what the sheet says beside the boards."""

from __future__ import annotations

from paircard.core.systems.simultaneous.conditions import conditions
from paircard.core.systems.simultaneous.facets.score import times
from paircard.core.systems.simultaneous.field import LATE_LOSES, givers
from paircard.core.systems.simultaneous.score import player_at, points_of

__all__ = ["conditions", "givers", "late_loses", "player_at", "points_of", "times"]

late_loses = LATE_LOSES
