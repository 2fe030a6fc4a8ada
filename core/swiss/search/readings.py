"""What the next bracket may turn out to be when it is undone for by C12 (R9), whoever comes down to it.

A resident may have opponents only among those who might come. C1 takes him away or not, and with that
the number of players, of pairs wanted, and even the kind of the bracket change. So each set of such
residents who leave is a reading of its own: nobody who could meet one of them may come.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import chain, combinations

from core.swiss.brackets import Bracket
from core.swiss.cards import Cards, mask_of
from core.swiss.question import Below

MOST_IN_DOUBT = 6
"""With more residents in doubt the readings, 2 to their power, are not told apart beforehand."""


@dataclass(frozen=True, slots=True)
class Reading:
    """The next bracket with certain residents, and the players who must not come down for it to be so (a mask)."""

    below: Below | None
    stayers: int = 0


def readings(cards: Cards, above: Bracket, coming: int, below: Below | None) -> Iterator[Reading]:
    """Yield what the next bracket may turn out to be, if so many are left over above and come down."""
    if below is None or below.wanted is None:
        yield Reading(below)
        return
    certain = mask_of((*below.residents, *below.passed))
    might_come = mask_of(above.players)
    alone = [place for place in below.residents if not cards.legal(place) & certain]
    in_doubt = [place for place in alone if cards.legal(place) & might_come]
    if len(in_doubt) > MOST_IN_DOUBT:
        yield Reading(below)
        return
    hopeless = {*alone} - {*in_doubt}
    for leaving in chain.from_iterable(combinations(in_doubt, size) for size in range(len(in_doubt) + 1)):
        residents = tuple(place for place in below.residents if place not in hopeless and place not in leaving)
        exact = _with_residents(below, residents, coming)
        if exact is not None:
            stayers = 0
            for place in leaving:
                stayers |= cards.legal(place) & might_come
            yield Reading(exact, stayers)


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
