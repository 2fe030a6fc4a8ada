"""S1 against S2 where each in turn has the first opponent left: no arrangement comes before that one (D1)."""

from __future__ import annotations

from core.systems.kit.places import mask_of
from core.systems.swiss1998.bracket_pairing import Places
from core.systems.swiss1998.cards import Cards
from core.systems.swiss1998.search.task import Task


def as_they_come(cards: Cards, task: Task, least: int) -> Places | None:
    """Return the opponents of S1 if nobody has to give way to anybody, None if somebody has or clashes must be counted.

    They need not be counted where as few are wanted as the colours make thinkable: then there is none, or every pair
    has one of the majority and all who are left over are of it (`rows_at_bound`).
    """
    question = task.question
    pool = mask_of(question.pool)
    everybody = pool | mask_of(question.seekers)
    majority = max([likers & everybody for likers in cards.likers], key=int.bit_count)
    clashes = max(0, majority.bit_count() - len(question.pool))
    if least != clashes:
        return None
    free = pool & ~task.leavers
    chosen: list[int] = []
    for place in question.seekers:
        open_to = cards.mates(place, question.up) & free
        if not clashes:
            open_to &= ~cards.clashing(place)
        elif not majority >> place & 1:
            open_to &= majority
        if not open_to:
            return None
        first = open_to & -open_to
        chosen.append(first.bit_length() - 1)
        free ^= first
    floaters = question.floaters & majority if clashes else question.floaters
    left = free | task.leavers & pool
    return None if left & ~floaters else tuple(chosen)
