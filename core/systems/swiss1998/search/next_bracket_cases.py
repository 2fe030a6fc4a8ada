"""What the next bracket may turn out to be when it is undone for by C12 (R9), whoever comes down to it.

A resident may have opponents only among those who might come. C1 takes them away or not, and with that
the number of players, of pairs wanted, and even the kind of the bracket change. So each set of such
residents who leave is a reading of its own: nobody who could meet one of them may come.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations

from core.systems.kit.places import mask_of
from core.systems.swiss1998.brackets import Bracket, Target
from core.systems.swiss1998.cards import LEVELS, Cards
from core.systems.swiss1998.search.feasible import possible
from core.systems.swiss1998.search.task import Task
from core.systems.swiss1998.subproblem import Below, Question
from core.values.frozen import dataclass, replace

MOST_IN_DOUBT = 6
"""With more residents in doubt the readings, 2 to their power, are not told apart beforehand."""


@dataclass(frozen=True, slots=True)
class Reading:
    """The next bracket with certain residents, and the players who must not come down for it to be so (a mask)."""

    below: Below | None
    stayers: int = 0


def readings(cards: Cards, above: Bracket, target: Target, below: Below | None) -> Iterator[Reading]:
    """Yield what the next bracket may turn out to be, if those come down who are left over above at a target."""
    if below is None or below.wanted is None:
        yield Reading(below)
        return
    barred = _cannot_come(cards, above, target, below)
    certain = mask_of((*below.residents, *below.passed))
    might_come = mask_of(above.players)
    alone = [place for place in below.residents if not cards.legal(place) & certain]
    in_doubt = [place for place in alone if cards.legal(place) & might_come]
    if len(in_doubt) > MOST_IN_DOUBT:
        yield Reading(below, barred)
        return
    coming = len(above.players) - 2 * target.pairs
    hopeless = {*alone} - {*in_doubt}
    for leaving in chain.from_iterable(combinations(in_doubt, size) for size in range(len(in_doubt) + 1)):
        residents = tuple(place for place in below.residents if place not in hopeless and place not in leaving)
        exact = _with_residents(below, residents, coming)
        if exact is not None:
            stayers = barred
            for place in leaving:
                stayers |= cards.legal(place) & might_come
            yield Reading(exact, stayers)


def _cannot_come(cards: Cards, above: Bracket, target: Target, below: Below) -> int:
    """Return who would come down in vain: whoever comes must have an opponent below (R9).

    Two who come down together may meet only if one pair more could be made above.
    """
    one_more = replace(target, rest=target.rest + 1)
    if len(above.players) >= 2 * one_more.pairs and possible(cards, _whole(cards, above, one_more)):
        return 0
    residents = mask_of(below.residents)
    return mask_of(place for place in above.players if not cards.legal(place) & residents)


def _whole(cards: Cards, bracket: Bracket, target: Target) -> Task:
    """Return the task of pairing a bracket at a target with nothing but B1 and B2 in force."""
    loosest = LEVELS[-1]
    s1, s2 = bracket.players[: target.movers], bracket.players[target.movers :]
    return Task(Question(s1, s2, target.rest, loosest, cards.floaters(loosest)))


def _with_residents(below: Below, residents: tuple[int, ...], coming: int) -> Below | None:
    """Return what the bracket needs with these residents; None if it has no target of the kind wanted (R9)."""
    moved = coming + len(below.passed)
    size = moved + len(residents)
    bracket = Bracket(0, tuple(range(size)), moved)
    target = below.wanted.target_in(bracket) if below.wanted else None
    if target is None:
        return None
    mixed = not bracket.heterogeneous or target.movers < moved
    return replace(below, residents=residents, spare=size - 2 * target.pairs, mixed=mixed)
