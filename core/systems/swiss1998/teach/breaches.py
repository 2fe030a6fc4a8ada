"""Every article a pair breaks, not the first alone: whoever names any of them is right."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.systems.kit.apart import RULE
from paircard.core.systems.swiss1998 import criteria
from paircard.core.systems.swiss1998.cards import Cards


def broken(cards: Cards, one: int, other: int, up: int, budget: int) -> Iterator[str]:
    """Yield what two places break by meeting, at an upfloat level (R3) and with so many clashes left (B4)."""
    a, b = cards.players[one], cards.players[other]
    if criteria.b1a(a, b):
        yield "B1a"
    if criteria.c5(a, b):
        yield RULE
    if criteria.b2(cards.preferences[one], cards.preferences[other]):
        yield "B2"
    if cards.clash(one, other) > budget:
        yield "B4"
    if cards.corrected and a.score != b.score:
        lower = min(a, b, key=lambda player: player.score)
        for level, article, breaks in ((2, "B5", criteria.b5), (1, "B6", criteria.b6)):
            if up < level and breaks(lower, criteria.UP):
                yield article
