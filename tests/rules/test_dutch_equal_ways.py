"""What the checker of 2026 sees without a price is so, held against every candidate of small brackets."""

from __future__ import annotations

from random import Random

from paircard.core.systems.dutch2026.checker.candidates import candidates, order
from paircard.core.systems.dutch2026.checker.chain import Link, chain
from paircard.core.systems.dutch2026.checker.completing import Completing, least_bye_scores
from paircard.core.systems.dutch2026.checker.equal_ways import EqualWays
from paircard.core.systems.dutch2026.checker.first import steps
from paircard.core.systems.dutch2026.checker.quality import bounds
from paircard.core.systems.dutch2026.checker.sheet import Sheet
from paircard.core.systems.dutch2026.checker.values import Judge
from tests.support.dutch import position_from
from tests.support.dutch_compare import random_positions
from tests.support.dutch_mutants import mutants
from tests.support.seeds import fresh_seed

SMALL = 8
"""Players of a bracket of which every candidate is made."""


def test_no_way_as_good_is_passed_over() -> None:
    """Right rounds and others: each candidate with the values of the pairing at hand is a matching of its graph.

    Nothing undercuts the bounds, and where a step sees nothing earlier, no such candidate comes earlier by it.
    """
    chance = Random(fresh_seed())
    seen = at_bounds = earlier = 0
    for _, (entry, right) in zip(range(150), random_positions(chance.randrange(10**6), 4, 20), strict=False):
        if right is None:
            continue
        position = position_from(entry)
        sheet = Sheet(position)
        completing = Completing(sheet, least_bye_scores(sheet) or ())
        for made in (right, *mutants(position, right, chance)):
            for link in chain(sheet, made):
                if 2 <= len(link.players) <= SMALL:
                    held = _held(Judge(sheet, link, completing), link)
                    seen += 1
                    at_bounds += held[0]
                    earlier += held[1]
    assert seen > 200
    assert at_bounds > seen // 8
    assert earlier


def _held(judge: Judge, link: Link) -> tuple[bool, bool]:
    """Return whether a bracket is at its bounds, and whether another candidate as good comes earlier."""
    mine = judge.values(link.pairs, link.left)
    if mine is None:
        return False, False
    every = [(pairs, left, judge.values(pairs, left)) for pairs, left in candidates(judge.sheet, link, len(link.left))]
    assert all(values is None or values >= bounds(judge) for _, _, values in every)
    equal = EqualWays(judge, mine)
    as_good = [(pairs, left) for pairs, left, values in every if values == mine]
    for pairs, left in as_good:
        assert all(equal.rows[one] >> two & 1 and equal.rows[two] >> one & 1 for one, two in pairs)
        assert all(equal.may_stay >> each & 1 for each in left)
    earlier = any(order(link, pairs) < order(link, link.pairs) for pairs, _ in as_good)
    if all(step.nothing_earlier(equal) for step in steps(link)):
        assert not earlier
    return mine == bounds(judge), earlier
