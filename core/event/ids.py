"""Whole numbers that look alike and must never be taken for each other: each is a type of its own.

They are plain numbers when the program runs, and in the journal. Whoever contests a stage, a person or a team, has one
kind of id, because pairs, cards and tables are the same for both; what is about a team, or about a person, asks for
its own kind, so that neither is taken for the other.
"""

from __future__ import annotations

from typing import NewType

ContestantId = NewType("ContestantId", int)
"""Who plays in the event, a person or a team, in the order of registration: given once, never changed, never shown."""

PlayerId = NewType("PlayerId", ContestantId)
"""Somebody who sits at a board, never a team: the members of a team, and who is named in its line-up."""

TeamId = NewType("TeamId", ContestantId)
"""A team, never one of its members."""

PairingNumber = NewType("PairingNumber", int)
"""The number somebody has in a stage: what is printed, typed and looked at by rules; it may change before round 1."""

NOBODY = PlayerId(ContestantId(0))
"""An id that nobody has."""

NO_TEAM = TeamId(ContestantId(0))
"""An id that no team has."""

Place = NewType("Place", int)  # no words: a type
"""Where somebody stands in a table, 1 the best: never a number, never the seat of a draw."""
