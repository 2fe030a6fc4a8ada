"""What the next bracket can reach with some downfloaters (C8), where few might leave it: they are tried one by one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import comb

from paircard.core.systems.dutch2026.outcome import Scores
from paircard.core.systems.dutch2026.search.bracket import Bracket
from paircard.core.systems.dutch2026.search.cards import Cards
from paircard.core.systems.dutch2026.search.completion import Completion
from paircard.core.systems.dutch2026.search.floats import fewest_scores
from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.kit.matching.perfect import Blossoms
from paircard.core.systems.kit.small_bracket import FEW

SMALL = 8
"""So many players can be paired in 105 ways."""

Reach = tuple[int, Scores]
"""How many leave the next bracket, and their scores from the highest: less is better."""


def thinkable(cards: Cards, bracket: Bracket, down: Sequence[int]) -> Reach:
    """Return the least that the next bracket could reach by numbers and scores alone."""
    scores = cards.scores
    least = fewest_scores([scores[each] for each in down], [scores[each] for each in bracket.next_group])
    return len(least), least[::-1]


def reached(cards: Cards, bracket: Bracket, completion: Completion, down: Sequence[int]) -> Reach | None:
    """Return the least that the next bracket can reach; None where too many might leave it.

    Those who float down and all below can be paired completely (C4).
    """
    players = (*down, *bracket.next_group)
    everybody, movers, scores = mask_of(players), mask_of(down), cards.scores
    rest = bracket.below & ~everybody
    rows = {place: cards.legal(place) & ~(movers if movers >> place & 1 else 0) for place in players}
    for leaving in range(max(len(players) % 2, len(down) - len(bracket.next_group)), len(players), 2):
        if comb(len(players), leaving) > FEW:
            return None
        by_scores = [(tuple([scores[each] for each in some]), mask_of(some)) for some in combinations(players, leaving)]
        for theirs, leavers in sorted(by_scores):
            if _can_be_paired(rows, everybody & ~leavers) and completion.keeps(rest | leavers):
                return leaving, theirs
    return len(players), tuple([scores[each] for each in players])


def _can_be_paired(rows: Mapping[int, int], left: int) -> bool:
    """Tell whether all of some players (a mask) can be paired with each other."""
    if left.bit_count() > SMALL:
        return Blossoms({place: rows[place] & left for place in places_in(left)}).match_all()
    if not left:
        return True
    one = left & -left
    left ^= one
    return any(_can_be_paired(rows, left ^ 1 << other) for other in places_in(rows[one.bit_length() - 1] & left))
