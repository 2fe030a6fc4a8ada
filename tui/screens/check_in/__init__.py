"""Check-in: who is there for the next round, ticked from a list or by typing names."""

from __future__ import annotations
