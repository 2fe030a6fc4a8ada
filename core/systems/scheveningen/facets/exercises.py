"""What lessons ask of the tables of two teams."""

from __future__ import annotations

from paircard.core.systems.scheveningen.closed_forms import opponent_of
from paircard.core.systems.scheveningen.table import Member, Side, white_in
from paircard.core.systems.scheveningen.words import colour_working, opponent_working

__all__ = ["colour_working", "opponent_of", "opponent_said", "white_in"]


def opponent_said(n: int, side: str, player: int, number: int) -> str:
    """Say how an opponent is found, and the colour."""
    return opponent_working(n, Member(Side(side), player), number)
