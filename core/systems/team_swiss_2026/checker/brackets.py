"""The best a bracket can be: its upfloaters by C4 - C7 and their order, its pairs by C8 - C10 and theirs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.team_swiss_2026.checker.sheet import Pairs, Sheet, matched
from paircard.core.systems.team_swiss_2026.outcome import Values

Numbers = tuple[PairingNumber, ...]


class Link(NamedTuple):
    """One bracket of a recorded round."""

    residents: Numbers
    below: Numbers
    """All teams of lower scores that are not paired in a bracket above."""
    upfloaters: Numbers
    """Those of them that meet a resident."""
    pairs: Pairs
    """The smaller number first, in order."""


def chain(sheet: Sheet, pairs: Pairs, bye: PairingNumber | None) -> list[Link]:
    """Return the brackets that the pairs of a round make, from the top."""
    partner = {one: two for pair in pairs for one, two in (pair, pair[::-1])}
    left = {*sheet.players} - {bye}
    links = []
    while left:
        top = max(sheet.players[each].score for each in left)
        residents = tuple(sorted(each for each in left if sheet.players[each].score == top))
        below = tuple(sorted(left - {*residents}))
        upfloaters = tuple(each for each in below if partner[each] in residents)
        members = {*residents, *upfloaters}
        own = tuple(sorted((each, partner[each]) for each in members if each < partner[each]))
        links.append(Link(residents, below, upfloaters, own))
        left -= members
    return links


def values_of(sheet: Sheet, link: Link) -> Values:
    """Return the values of a bracket."""
    scores = tuple(sorted(sheet.players[each].score for each in link.upfloaters))
    costs = [_cost(sheet, pair, link.upfloaters) for pair in link.pairs]
    return Values(
        len(link.upfloaters),
        scores,
        int(not _keeps_c6(sheet, link)),
        sum(map(sheet.floater, link.upfloaters)),
        *(sum(column) for column in zip(*costs, strict=True)),
    )


def _cost(
    sheet: Sheet, pair: tuple[PairingNumber, PairingNumber], upfloaters: Sequence[PairingNumber]
) -> tuple[int, int, int]:
    (one, strongly), (other, as_strongly) = (sheet.wishes[each] for each in pair)
    clash = bool(one) and one == other
    both_strong = sheet.position.colours == "B" and clash and strongly and as_strongly
    met = sum(mine in upfloaters and sheet.floater(theirs) for mine, theirs in (pair, pair[::-1]))
    return int(clash), int(both_strong), met


def _keeps_c6(sheet: Sheet, link: Link) -> bool:
    """Tell whether what is left of the next scoregroup needs no more upfloaters than its number does."""
    rest = [each for each in link.below if each not in link.upfloaters]
    score = sheet.next_score.get(sheet.players[link.residents[0]].score)
    group = {each for each in rest if sheet.players[each].score == score}
    if not group:
        return True
    crossing = {pair: int(len({*pair} & group) == 1) for pair in sheet.meetings(rest)}
    found = matched(rest, crossing)
    return found is not None and sum(crossing[pair] for pair in found) == len(group) % 2


def best_set(sheet: Sheet, link: Link, *, heed_c6: bool = True) -> Numbers:
    """Return the upfloaters that the text chooses.

    In a complete pairing of all who are left each pair between the residents and the others costs: most for being one,
    then for the score of the other, then for what the set leaves to the next scoregroup, then for having floated, least
    for its place in the order of sets.
    """
    teams = (*link.residents, *link.below)
    residents = {*link.residents}
    ordered = sorted(link.below, key=lambda each: (-sheet.players[each].score, each))
    base: int = len(teams) + 1
    place_cost = {each: (1 << len(ordered)) - (1 << (len(ordered) - 1 - at)) for at, each in enumerate(ordered)}
    floated = base << len(ordered)
    left_over = floated * base
    scores = sorted({sheet.players[each].score for each in ordered}, reverse=True)
    by_score = {score: left_over * base ** (at + 1) for at, score in enumerate(scores)}
    one_more = left_over * base ** (len(scores) + 1)
    following = sheet.next_score.get(sheet.players[link.residents[0]].score)
    group = {each for each in ordered if sheet.players[each].score == following} if heed_c6 else set()

    def cost(pair: tuple[PairingNumber, PairingNumber]) -> int:
        outside = [each for each in pair if each not in residents]
        if len(outside) == 1:
            up = outside[0]
            return int(one_more + by_score[sheet.players[up].score] + floated * sheet.floater(up) + place_cost[up])
        return left_over if len({*outside} & group) == 1 else 0

    found = matched(teams, {pair: cost(pair) for pair in sheet.meetings(teams)})
    if found is None:
        raise AssertionError("what is left of a complete round can be paired")
    chosen = tuple(
        sorted(each for pair in found if len({*pair} & residents) == 1 for each in pair if each not in residents)
    )
    if heed_c6 and not _keeps_c6(sheet, link._replace(upfloaters=chosen)):
        return best_set(sheet, link, heed_c6=False)
    return chosen


def best_pairs(sheet: Sheet, members: Sequence[PairingNumber], upfloaters: Sequence[PairingNumber]) -> Pairs:
    """Return the first pairing by identifier of those with the least C8, then C9, then C10."""
    ordered = sorted(members)
    at = {each: place for place, each in enumerate(ordered)}
    count = len(ordered)
    base = count + 1
    tops = base**count
    criteria = tops << count

    def cost(pair: tuple[PairingNumber, PairingNumber]) -> int:
        c8, c9, c10 = _cost(sheet, pair, upfloaters)
        top, partner = at[pair[0]], at[pair[1]]
        weighed = ((c8 * base + c9) * base + c10) * criteria
        return int(weighed + (tops << (count - 1 - partner)) + partner * base ** (count - 1 - top))

    found = matched(ordered, {pair: cost(pair) for pair in sheet.meetings(ordered)})
    if found is None:
        raise AssertionError("a bracket of a complete round can be paired")
    return found
