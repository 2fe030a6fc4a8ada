"""Whether a bracket could have been paired with better values, or by an earlier candidate with the same ones."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.facets.finding import Finding
from paircard.core.systems.dutch2026.checker.candidates import Order, candidates, is_very_first, order
from paircard.core.systems.dutch2026.checker.chain import Link, Pairs
from paircard.core.systems.dutch2026.checker.completing import Completing
from paircard.core.systems.dutch2026.checker.equal_ways import EqualWays
from paircard.core.systems.dutch2026.checker.first import steps
from paircard.core.systems.dutch2026.checker.floor import floor
from paircard.core.systems.dutch2026.checker.later import comes_later, written
from paircard.core.systems.dutch2026.checker.sheet import Sheet
from paircard.core.systems.dutch2026.checker.values import Judge
from paircard.core.systems.dutch2026.checker.ways import Ways
from paircard.core.systems.dutch2026.cited import dutch
from paircard.core.systems.dutch2026.criteria_in_words import value_words
from paircard.core.systems.dutch2026.outcome import NAMES, Values
from paircard.core.systems.swiss.forcing import first_worse
from paircard.core.values.said import Words, said

SMALL = 8
"""Players of a bracket whose candidates are all made."""


def bracket_findings(sheet: Sheet, link: Link, completing: Completing, told: Values | None) -> Iterator[Finding]:
    """Yield what speaks against a bracket: C4, values told wrongly, a better candidate, an earlier one."""
    judge = Judge(sheet, link, completing)
    mine = judge.values(link.pairs, link.left)
    if mine is None:
        yield incomplete(link)
        return
    if told is not None and told != mine:
        name = _first_difference(told, mine)
        yield Finding(
            dutch(name), link.score, link.players, said("Told otherwise: {what}", what=value_words(name, mine))
        )
    if len(link.players) > SMALL:
        yield from _large(judge, mine)
    elif not (mine == bounds(judge) and is_first(judge, mine)):
        yield from _small(judge, mine)


def bounds(judge: Judge) -> Values:
    """Return values that nothing undercuts."""
    return floor(judge.sheet, judge.link, len(judge.link.players) % 2)


def is_first(judge: Judge, mine: Values) -> bool:
    """Tell whether it is seen without making another candidate that none with these values comes earlier."""
    if is_very_first(judge.link):
        return True
    equal = EqualWays(judge, mine)
    return all(step.nothing_earlier(equal) for step in steps(judge.link))


def incomplete(link: Link) -> Finding:
    """Say that a bracket leaves no complete pairing (C4)."""
    sentence = said("Those left over and those below cannot be paired completely with the bye where it belongs.")
    return Finding(dutch("C4"), link.score, link.left, sentence)


def _small(judge: Judge, mine: Values) -> Iterator[Finding]:
    """Hold a bracket against every other candidate it has."""
    link = judge.link
    best: tuple[Values, Order, Pairs] = (mine, order(link, link.pairs), link.pairs)
    for pairs, left in candidates(judge.sheet, link, len(link.left)):
        if judge.left_worse(left, mine):
            continue
        values = judge.values(pairs, left)
        if values is not None and values <= best[0]:
            best = min(best, (values, order(link, pairs), pairs), key=lambda each: each[:2])
    values, place, pairs = best
    if values < mine:
        yield better(link, mine, values, pairs)
    elif place < order(link, link.pairs):
        yield comes_later(link, pairs)


def _large(judge: Judge, mine: Values) -> Iterator[Finding]:
    """Hold a bracket against bounds, then against the cheapest matching, and its order against the first of these."""
    link, ways, least = judge.link, Ways(judge, mine), bounds(judge)
    if mine != least:
        way = ways.best_of_as_many() if mine[:3] == least[:3] else ways.best()
        values = judge.values(*way) if way else None
        if way and values and values < mine:
            yield better(link, mine, values, way[0])
            return
    if is_very_first(link):
        return
    equal = EqualWays(judge, mine)
    for step in steps(link):
        if step.nothing_earlier(equal):
            continue
        first = ways.best_of_as_many(step)
        if first and judge.values(*first) == mine and order(link, first[0]) < order(link, link.pairs):
            yield comes_later(link, first[0])
            return


def worse(link: Link, mine: Values, best: Values) -> Finding:
    """Say by which criterion the pairs of a bracket are worse than those that the rules make."""
    name = _first_difference(mine, best)
    words = {"mine": value_words(name, mine), "best": value_words(name, best)}
    return Finding(dutch(name), link.score, link.players, said("Paired so: {mine} By the rules: {best}", **words))


def better(link: Link, mine: Values, best: Values, pairs: Pairs) -> Finding:
    """Say by which criterion other pairs of a bracket are better; those that both ways have are not named."""
    name = _first_difference(mine, best)
    fresh = tuple(pair for pair in pairs if pair not in link.pairs)
    sentence: Words = said(
        "{pairs} would be better. Here: {mine} There: {best}",
        pairs=written(fresh) if fresh else said("Fewer pairs") if pairs else said("No pair"),
        mine=value_words(name, mine),
        best=value_words(name, best),
    )
    return Finding(dutch(name), link.score, link.players, sentence)


def _first_difference(one: Values, other: Values) -> str:
    return first_worse(NAMES, one, other) or ""
