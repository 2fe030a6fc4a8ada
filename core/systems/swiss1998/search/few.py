"""The first pairing of a bracket that has few: all are there, and each criterion in turn leaves the best of them.

The fewest clashes come first, then the strictest level for upfloats; then who meets those moved down, in the order of
the tries, before the strictest level for downfloats, and the order within the others (R3 - R5).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.kit.small_bracket import SmallBracket, least, without
from paircard.core.systems.swiss1998.brackets import Bracket, Made, Target, downfloaters, first_x, movers_alone
from paircard.core.systems.swiss1998.cards import LEVELS, Cards
from paircard.core.systems.swiss1998.question import Below, Question
from paircard.core.systems.swiss1998.rows import possible
from paircard.core.systems.swiss1998.run import Run
from paircard.core.systems.swiss1998.search.cells import Cell
from paircard.core.systems.swiss1998.search.few_ways import Way, few_ways
from paircard.core.systems.swiss1998.search.first_pairing import Found, asked
from paircard.core.systems.swiss1998.search.next_bracket import Outlook


def ways_of(bracket: Bracket, target: Target) -> Mapping[int, Way] | None:
    """Return all ways to pair a bracket at a target by their masks, None where they are many."""
    return few_ways(target.movers, len(bracket.players) - target.movers, target.rest)


def first_of_few(
    run: Run, bracket: Bracket, target: Target, below: Below | None, cell: Cell, ways: Mapping[int, Way]
) -> Found | None:
    """Return the first pairing of a cell after which the next bracket can be paired, None if there is none."""
    cards = run.cards
    if below is not None:
        question = Outlook(run).asked_below(asked(cards, bracket, target, below, cell))
        if question is None:
            return None
        # where two might meet below, no graph holds both brackets: then each set is left to the next bracket itself
        below = None if question.below is None or question.below.anywhere else question.below
    small = SmallBracket(bracket.players[: target.movers], bracket.players[target.movers :])
    here = mask_of(bracket.players)
    may_float = here & ~cell.stayers
    barred = [~(downfloaters(cards, level, lowest=bracket.lowest) & may_float) for level in LEVELS]
    illegal = small.meeting([~cards.legal(place) for place in small.players]) | small.left(barred[-1])
    left = without(ways, illegal)
    if cell.leavers:
        leavers = small.left(cell.leavers)
        left = [way for way in left if not leavers & ~way]
    if below is not None:
        left = _that_do_below(cards, small, left, below)
    clashing = small.meeting([cards.clashing(place) for place in small.players])
    left = least(left, [clashing])
    if not left:
        return None
    if cards.score(small.players[0]) == cards.score(small.players[-1]):
        up = 0
    else:
        too_low = (
            [cards.not_from_below(place, level) for place in small.players] if cards.may_not_rise(level) & here else ()
            for level in LEVELS
        )
        up, left = _at_strictest(left, map(small.meeting, too_low))
    alone = movers_alone(bracket, target)
    if not alone:
        movers = ways[left[0]].movers
        left = [way for way in left if ways[way].movers == movers]
    down, left = _at_strictest(left, map(small.left, barred))
    clashes = (left[0] & clashing).bit_count()
    x = max(clashes, first_x(cards, bracket, target))
    return _found(small, ways[left[0]], (clashes, x, up, down), alone=alone)


def _that_do_below(cards: Cards, small: SmallBracket, ways: list[int], below: Below) -> list[int]:
    """Return the ways after which those left over can be paired with the next bracket."""
    known: dict[int, bool] = {}
    for way in ways:
        over = small.over(way)
        if over not in known:
            left = small.places(places_in(over))
            mask = mask_of(left)
            known[over] = possible(cards, Question((), left, 0, LEVELS[-1], mask, below, leavers=mask))
    return [way for way in ways if known[small.over(way)]]


def _at_strictest(ways: list[int], barred: Iterable[int]) -> tuple[int, list[int]]:
    """Return the strictest level (R3) at which some of the ways have nothing of what is barred, and these."""
    for level, mask in enumerate(barred):
        if left := without(ways, mask):
            return level, left
    raise AssertionError("nothing is barred at the loosest level")  # no words: it cannot happen


def _found(small: SmallBracket, way: Way, terms: tuple[int, int, int, int], *, alone: bool) -> Found:
    """Return a way as a pairing of the field, made at such terms, with its place in the order of the tries."""
    movers, s1, s2 = map(small.places, (way.movers, way.s1, way.s2))
    pairs = tuple(zip((*small.seekers, *s1), (*movers, *s2), strict=True))
    paired = {place for pair in pairs for place in pair}
    left = tuple([place for place in small.players if place not in paired])
    made, (_, x, up, down) = Made(pairs, left, *terms), terms
    if alone:
        return Found((x, up, down, movers), made)
    return Found((x, up, movers, down, way.exchange.order, s2), made)
