"""Whole numbers that look alike and must never be taken for each other: each is a type of its own.

They are plain numbers when the program runs, and in the journal.
"""

from __future__ import annotations

from typing import NewType

PlayerId = NewType("PlayerId", int)
"""Who somebody is in the event, in the order of registration: given once, never changed, never shown."""

PairingNumber = NewType("PairingNumber", int)
"""The number somebody has in a stage: what is printed, typed and looked at by rules; it may change before round 1."""

NOBODY = PlayerId(0)
"""An id that nobody has."""

Place = NewType("Place", int)  # no words: a type
"""Where somebody stands in a table, 1 the best: never a number, never the seat of a draw."""
