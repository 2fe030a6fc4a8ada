"""Whether the pairs of a bracket are those of the text, its members given: halves, shifts, transposition."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.finding import Finding
from paircard.core.systems.dubov.checker.sheet import Sheet
from paircard.core.systems.dubov.cited import dubov
from paircard.core.systems.kit.bit_masks import mask_of
from paircard.core.systems.swiss.drawn_up.checker import Link
from paircard.core.values.said import Words, said

Side = frozenset[PairingNumber]


def wrong_pairs(sheet: Sheet, link: Link) -> Finding | None:
    """Return the first choice of 3.2.4 or 3.2.6 that a bracket with the least C7 has made otherwise."""
    return next(_wrong(sheet, link), None)


def _wrong(sheet: Sheet, link: Link) -> Iterator[Finding]:
    members = list(link.members)
    g1, g2 = _halves(sheet, members)
    smaller, larger = (g1, g2) if len(g1) <= len(g2) else (g2, g1)
    ordered = [*_from_the_middle(sheet, g1, white=True), *_from_the_middle(sheet, g2, white=False)]
    order = {each: at for at, each in enumerate(ordered)}
    first = [min(two, key=order.__getitem__) for two in link.pairs if {*two} <= smaller]
    back = [min(two, key=order.__getitem__) for two in link.pairs if {*two} <= larger]
    if len(first) + len(back) > sheet.least_inside(g1, g2):
        yield _shift(link, first, said("More change sides than have to."))
        return
    found = _out_too_late(sheet, smaller, larger, order, first)
    if found is None:
        found = _back_too_late(sheet, (smaller - {*first}, frozenset(first)), larger, order, back)
    if found is not None:
        yield _shift(link, (found,), said("{player} comes earlier in the order of 4.3, and would do.", player=found))
        return
    now = (smaller - {*first}) | {*back}
    g1_now = now if smaller is g1 else frozenset(members) - now
    yield from _transposed_too_late(sheet, link, g1_now, frozenset(members) - g1_now)


def _back_too_late(
    sheet: Sheet,
    sides: tuple[Side, Side],
    larger: Side,
    order: dict[PairingNumber, int],
    back: list[PairingNumber],
) -> PairingNumber | None:
    """Return somebody of the larger group who comes before one that was shifted, and could have been.

    `sides` are those who stayed in the smaller group, and those who left it.
    """
    inside, away = map(set, sides)
    members = larger | inside | away
    for each in sorted(larger, key=order.__getitem__):
        if 2 * len(inside) == len(members):
            return None
        if each in back:
            inside |= {each}
        elif sheet.complete(members, mask_of(inside | {each}), mask_of(away)):
            return each
        else:
            away |= {each}
    return None


def _halves(sheet: Sheet, members: list[PairingNumber]) -> tuple[Side, Side]:
    """Return G1 and G2 (3.2.3)."""
    if any(sheet.players[each].colours for each in members):
        white = frozenset(each for each in members if sheet.wishes[each][0] == "W")
    else:
        white = frozenset(members[: len(members) // 2])
    return white, frozenset(members) - white


def _from_the_middle(sheet: Sheet, group: Iterable[PairingNumber], *, white: bool) -> list[PairingNumber]:
    """Return a group in the order of 4.3."""
    listed = sorted(group, key=lambda each: (sheet.players[each].aro if white else 0, each))
    last = len(listed) - 1
    return sorted(listed, key=lambda each: (abs(2 * listed.index(each) - last), listed.index(each)))


def _out_too_late(
    sheet: Sheet,
    smaller: Side,
    larger: Side,
    order: dict[PairingNumber, int],
    first: list[PairingNumber],
) -> PairingNumber | None:
    """Return somebody of the smaller group who comes before one that was shifted, and could have been."""
    taken, passed = set[PairingNumber](), set[PairingNumber]()
    for each in sorted(smaller, key=order.__getitem__):
        if len(taken) == len(first):
            return None
        if each in first:
            taken |= {each}
            continue
        if _out_possible(sheet, smaller, larger, taken | {each}, passed, len(first)):
            return each
        passed |= {each}
    return None


def _out_possible(
    sheet: Sheet,
    smaller: Side,
    larger: Side,
    taken: set[PairingNumber],
    passed: set[PairingNumber],
    count: int,
) -> bool:
    """Tell whether the fewest pairs inside the smaller group each have one to shift, with these and without those."""
    too_many = count + 1

    def cost(two: tuple[PairingNumber, PairingNumber]) -> int:
        inside, out = smaller.intersection(two), taken.intersection(two)
        if len(inside) < 2:
            return too_many if out else 0
        return too_many if len(out) == 2 or passed >= inside else 1

    found = sheet.cheapest(smaller | larger, cost)
    return found is not None and sum(found.values()) == count


def _transposed_too_late(sheet: Sheet, link: Link, g1: Side, g2: Side) -> Iterator[Finding]:
    """Yield the first of S1 who could have had an opponent that comes earlier (3.2.6)."""
    partner = {one: two for pair in link.pairs for one, two in (pair, pair[::-1])}
    s1 = sorted(g1, key=lambda each: (sheet.players[each].aro, each))
    left1, left2 = {*g1}, {*g2}
    for seeker in s1:
        left1.remove(seeker)
        for other in sorted(left2):
            if other == partner[seeker]:
                break
            rest = left2 - {other}
            if sheet.may_meet(seeker, other) and sheet.complete(left1 | rest, mask_of(left1), mask_of(rest)):
                named = {"one": seeker, "other": other}
                reason = said("{one}-{other} comes earlier in the order of transpositions.", **named)
                yield Finding(dubov("3.2.6"), link.score, (seeker, other), reason)
                return
        left2.remove(partner[seeker])


def _shift(link: Link, players: Iterable[PairingNumber], words: Words) -> Finding:
    return Finding(dubov("3.2.4"), link.score, tuple(players), words)
