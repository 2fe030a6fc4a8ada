"""Who may float, and in which order what protects them is given up (B5, B6; C9, C10): the same for tries and search."""

from __future__ import annotations

from core.systems.swiss1998.brackets import Bracket
from core.systems.swiss1998.cards import LEVELS, Cards


def downfloaters(cards: Cards, bracket: Bracket, level: int) -> int:
    """Return who may be left over at a level: B5, B6, in the lowest bracket, where they have the bye, B1b."""
    mask = cards.floaters(level)
    return mask & cards.bye_eligible if bracket.lowest else mask


def downfloat_levels(cards: Cards, left_over: int) -> tuple[int, ...]:
    """Return the levels for those who are left over (C9), the strictest first; one if nobody is."""
    return LEVELS if left_over and cards.corrected else LEVELS[:1]


def upfloat_levels(cards: Cards, bracket: Bracket) -> tuple[int, ...]:
    """Return the levels for those who meet somebody of a higher score (C10); one if nobody can float up (R3)."""
    scores = {cards.score(place) for place in bracket.players}
    return LEVELS if len(scores) > 1 and cards.corrected else LEVELS[:1]
