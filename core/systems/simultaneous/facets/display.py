"""Who gives a display, and when lateness loses."""

from __future__ import annotations

from core.systems.simultaneous.field import LATE_LOSES, givers

__all__ = ["givers", "late_loses"]

late_loses = LATE_LOSES
