"""Phrases that several kinds of question share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from core.systems.swiss1998.explain import BracketExplained
from core.values.language import tr
from core.values.points import format_points


def named(told: BracketExplained) -> Mapping[str, str]:
    """Return what names a bracket in a sentence: `points` and `players`, the moved-down ones told apart."""
    result = told.result
    moved = listed(result.moved_down)
    residents = listed(number for number in result.players if number not in result.moved_down)
    players = tr("{moved} moved down, {residents}", moved=moved, residents=residents) if moved else residents
    return {"points": format_points(result.score), "players": players}


def points_of(told: BracketExplained) -> int:
    """Return the score of a bracket in whole points, for the plural: ½ is one point, 1½ are two."""
    return (told.result.score + 1) // 2


def listed(numbers: Iterable[int]) -> str:
    """Return pairing numbers for a sentence."""
    return " ".join(map(str, numbers))


def pairs_listed(pairs: Iterable[tuple[int, int]]) -> str:
    """Return pairs as answers are written."""
    return " ".join(f"{one}-{other}" for one, other in pairs)
