"""What acceleration adds to the scores of a round, in a sentence."""

from __future__ import annotations

from core.points import format_points
from core.said import Words, said
from core.systems.team_swiss_2026.position import Position


def virtual_words(position: Position) -> Words | None:
    """Say who has how many virtual points; None in a round without any."""
    group = position.accelerated
    if not group:
        return None
    named = {"points": format_points(group[0].virtual), "last": group[-1].number}
    return said("Scores have virtual points in them: {points} for each team up to {last}.", **named)
