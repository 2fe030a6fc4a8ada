"""The first opponents, in the order of a book, with which the least values can still be reached.

Every choice is refused by the first criterion that would get worse with it, so that one never has to go back.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from paircard.core.systems.kit.bit_masks import places_in
from paircard.core.systems.swiss.literal.least import Least, V
from paircard.core.systems.swiss.literal.narrator import Narrator

Pairs = tuple[tuple[int, int], ...]


def first_opponents(
    s1: tuple[int, ...],
    s2: int,
    level: Least[Any],
    narrator: Narrator[V],
    least: V,
    spent: V,
    rest: Callable[[int, int], V | None],
) -> tuple[Pairs, V]:
    """Give everybody of S1 the first of S2 that will do, one by one; return the pairs, and what all so far cost.

    `rest` is the best that can be had of those after a place of S1 and those left of S2.
    """
    pairs: Pairs = ()
    for at, seeker in enumerate(s1):
        for mate in places_in(level.in_reach(seeker, s2)):
            if not level.legal[seeker] >> mate & 1:
                narrator.illegal(seeker, mate)
                continue
            after = level.together(spent, level.pair(seeker, mate))
            others = rest(at, s2 & ~(1 << mate))
            found = None if others is None else level.together(after, others)
            if found == least:
                narrator.stands(seeker, mate)
                pairs, spent, s2 = (*pairs, (seeker, mate)), after, s2 & ~(1 << mate)
                break
            narrator.worse(seeker, mate, found)
    return pairs, spent
