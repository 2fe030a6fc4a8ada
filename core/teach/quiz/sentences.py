"""Phrases that several kinds of question share."""

from __future__ import annotations

from collections.abc import Iterable

from core.points import format_points
from core.swiss.explain import BracketExplained


def bracket_named(told: BracketExplained) -> str:
    """Name a bracket by its score and its players.

    The moved-down players are told apart from the residents.
    """
    result = told.result
    moved = listed(result.moved_down)
    residents = listed(number for number in result.players if number not in result.moved_down)
    who = f"{moved} moved down, {residents}" if moved else residents
    points = "point" if 0 < result.score <= 2 else "points"
    return f"the bracket of {format_points(result.score)} {points} ({who})"


def listed(numbers: Iterable[int]) -> str:
    """Return pairing numbers for a sentence."""
    return " ".join(map(str, numbers))


def pairs_listed(pairs: Iterable[tuple[int, int]]) -> str:
    """Return pairs as answers are written."""
    return " ".join(f"{one}-{other}" for one, other in pairs)
