"""The keys of the rows that are no boards: of a match of teams, and of a leg of one."""

from __future__ import annotations

from paircard.core.event.board import Board
from paircard.core.event.match import Match

MATCH = "match "  # no words: a key
"""Begins the key of the row of a match."""
LEG = "leg "  # no words: a key
"""Begins the key of the row over a leg of a match."""


def match_key(match: Match) -> str:
    """Return the key of the row of a match."""
    return f"{MATCH}{match.number}"


def leg_key(first: Board) -> str:
    """Return the key of the row over a leg of a match, by its first board shown."""
    return f"{LEG}{first.match}.{first.number}"
