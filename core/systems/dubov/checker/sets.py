"""Whether a bracket of a recorded round has the upfloaters that the text gives it (3.2.1, 3.2.2)."""

from __future__ import annotations

from itertools import combinations
from math import comb

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.dubov.checker.sheet import Sheet
from paircard.core.systems.dubov.outcome import Values
from paircard.core.systems.swiss.drawn_up.checker import Link
from paircard.core.systems.swiss.drawn_up.outcome import Numbers, Two, no_worse_than

_MOST_SETS = 20_000
"""So many are looked at one by one."""


def better_set(sheet: Sheet, link: Link, own: Values) -> Numbers | None:
    """Return a set that the text puts before the recorded one, whose values are its own; None if there is none."""
    fewer = _fewer(sheet, link)
    return _earlier(sheet, link, own) if fewer is None else fewer


def values_of(sheet: Sheet, link: Link, upfloaters: Numbers) -> Values:
    """Return the values of a bracket with some upfloaters, and the least C7."""
    scores = tuple(sorted(map(sheet.score, upfloaters)))
    c7 = sheet.least_alike((*link.residents, *upfloaters))
    return Values(len(upfloaters), scores, c7, *sheet.weight(upfloaters))


def _possible(sheet: Sheet, link: Link, upfloaters: Numbers) -> bool:
    rest = {*link.below} - {*upfloaters}
    return sheet.complete((*link.residents, *upfloaters)) and sheet.complete(rest)


def _fewer(sheet: Sheet, link: Link) -> Numbers | None:
    """Return the upfloaters of a pairing that has fewer of them."""
    least = sheet.left_alone(link.residents)
    if len(link.upfloaters) <= max(least, len(link.residents) % 2):
        return None
    inside = frozenset(link.residents)
    found = sheet.cheapest((*inside, *link.below), lambda two: int((two[0] in inside) != (two[1] in inside)))
    if found is None or sum(found.values()) == len(link.upfloaters):
        return None
    up = {each for two, crosses in found.items() if crosses for each in two} - inside
    return tuple(each for each in link.below if each in up)


def _earlier(sheet: Sheet, link: Link, own: Values) -> Numbers | None:
    """Return a set that is better by C6 - C10, or as good and earlier in the order.

    What numbers alone allow it is asked first: hardly any set is as good, and only those are tried.
    """
    if not link.upfloaters:
        return None
    pool = [each for each in link.below if sheet.score(each) >= own.c6[0]]
    if comb(len(pool), len(link.upfloaters)) > _MOST_SETS:
        return _by_one_matching(sheet, link)
    place = {each: at for at, each in enumerate(link.below)}
    mine = (no_worse_than(own), tuple(place[each] for each in link.upfloaters))
    white = sum(sheet.wishes[each][0] == "W" for each in link.residents)
    for other in combinations(pool, len(link.upfloaters)):
        order = tuple(place[each] for each in other)
        if (_at_best(sheet, link, other, white), order) >= mine:
            continue
        if _possible(sheet, link, other) and (no_worse_than(values_of(sheet, link, other)), order) < mine:
            return other
    return None


def _at_best(sheet: Sheet, link: Link, upfloaters: Numbers, white: int) -> tuple[object, ...]:
    """Return values that a set never undercuts: C7 by numbers of colours, of which `white` residents want White."""
    white += sum(sheet.wishes[each][0] == "W" for each in upfloaters)
    c7 = abs(len(link.residents) + len(upfloaters) - 2 * white) // 2
    scores = tuple(sorted(map(sheet.score, upfloaters)))
    return no_worse_than(Values(len(upfloaters), scores, c7, *sheet.weight(upfloaters)))


def _by_one_matching(sheet: Sheet, link: Link) -> Numbers | None:
    """Return the same where there are too many sets: of all pairings of who is left the best one has it.

    An upfloater costs most for being one, then for the score, the lowest most; a pair of residents or with one for C7;
    then C8, C9 and C10, and least the place in the order of sets.
    """
    base = len(link.residents) + len(link.below) + 1
    most = base * (1 + max(each.upfloats for each in sheet.players.values()))
    sets = 1 << len(link.below)
    ten, nine = sets * base, sets * base * base
    eight = nine * most
    seven = eight * base
    scores = sorted({sheet.score(each) for each in link.below}, reverse=True)
    by_score: dict[int, int] = {score: seven * base ** (at + 1) for at, score in enumerate(scores)}
    five: int = seven * base ** (len(scores) + 1)
    inside = frozenset(link.residents)

    def up(at: int, number: PairingNumber) -> int:
        maximum, sums, previous = sheet.weight((number,))
        weighed = maximum * eight + sums * nine + previous * ten
        order: int = sets - (1 << (len(link.below) - 1 - at))
        return five + by_score[sheet.score(number)] + weighed + order

    price = {each: up(at, each) for at, each in enumerate(link.below)}

    def cost(two: Two) -> int:
        residents = inside.intersection(two)
        if not residents:
            return 0
        crossing = sum(price[each] for each in two if each not in inside)
        return crossing + seven * sheet.alike(*two)

    found = sheet.cheapest((*link.residents, *link.below), cost) or {}
    crossing = [two for two in found if len(inside.intersection(two)) == 1]
    chosen = {each for two in crossing for each in two} - inside
    best = tuple(each for each in link.below if each in chosen)
    return None if best == link.upfloaters else best
