"""Every change to a right pairing is found, and the article named for it is true by the checker and the procedure."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.pairing import Pairing
from paircard.core.facets.taught import Departure
from paircard.core.facets.trace import Step
from paircard.core.systems.kit.orders import Exchange, exchanges, transpositions
from paircard.core.systems.swiss1998.checker.difference import first_difference
from paircard.core.systems.swiss1998.checker.sheet import Sheet
from paircard.core.systems.swiss1998.engine import pair
from paircard.core.systems.swiss1998.explain.model import Group, RoundExplained
from paircard.core.systems.swiss1998.teach.departure import departure
from paircard.core.teach.questions.phrases import written
from tests.support.dose import long
from tests.support.explained import rounds
from tests.support.mutants import exchanged_floater, reversed_colours, swapped_partners
from tests.support.seeds import fresh_seed
from tests.support.taught import QUIZ_1998


def wrong_answers(told: RoundExplained, chance: Random) -> Iterator[Pairing]:
    """Yield answers with one change each: two pairs broken up, another player left over, one pair turned round."""
    if not told.pairing.pairs:
        return
    for mutate in (swapped_partners, exchanged_floater, reversed_colours):
        changed = mutate(told.position, told.pairing, chance)
        if changed is not None and {*written(changed).split()} != {*written(told.pairing).split()}:
            yield changed


@long
def test_every_change_is_found() -> None:
    found = dict.fromkeys(("B1a", "B1b", "B2", "B4", "B5", "B6", "D1", "D2", "C13", "E1", "E4"), 0)
    chance = Random(fresh_seed())
    for told in rounds(700, 10):
        for wrong in wrong_answers(told, chance):
            verdict = QUIZ_1998.whole(told).check(written(wrong))
            first = verdict.first_departure
            assert first is not None
            assert verdict.points < verdict.of
            assert any(mark.article == first.article and mark.right < mark.asked for mark in verdict.rules)
            assert agreed(told, wrong, first), (first, written(wrong), told.position)
            found[first.article] = found.get(first.article, 0) + 1
    assert all(found.values()), found


def agreed(told: RoundExplained, answer: Pairing, first: Departure) -> bool:
    """Tell whether the article is true by the checker, which reads cards and levels for itself."""
    sheet = Sheet(told.position)
    result = next((each for each in told.pairing.brackets if each.score == first.bracket), None)
    if first.article == "B1b":
        assert answer.bye is not None
        return sheet.players[answer.bye].bye_barred
    if first.article in ("B1a", "B2", "B4", "B5", "B6") and result is not None:
        if first.pair is not None:
            one, other = first.pair
            return {
                "B1a": sheet.met(PairingNumber(one), PairingNumber(other)),
                "B2": sheet.both_absolute(PairingNumber(one), PairingNumber(other)),
                "B4": bool(sheet.clash(PairingNumber(one), PairingNumber(other))),
                "B5": sheet.upfloat_level(PairingNumber(one), PairingNumber(other)) == 2,
                "B6": sheet.upfloat_level(PairingNumber(one), PairingNumber(other)) == 1,
            }[first.article] and (first.article not in ("B5", "B6") or result.upfloat_level < 2)
        level = {"B5": 2, "B6": 1}[first.article]
        return result.downfloat_level < level and any(sheet.float_level(one, "D") == level for one in result.players)
    finding = first_difference(told.position, told.pairing, answer)
    return finding is not None and finding.article == first.article


def test_b4_means_more_clashes_than_x() -> None:
    """Where B4 is named, the pairs up to that one need more clashes than the right pairing was given."""
    chance, seen = Random(fresh_seed()), 0
    for told in rounds(400, 12):
        for wrong in wrong_answers(told, chance):
            first = departure(told, [(each.white, each.black) for each in wrong.pairs], wrong.bye)
            if first is None or first.article != "B4":
                continue
            sheet = Sheet(told.position)
            bracket = next(each for each in told.pairing.brackets if each.score == first.bracket)
            inside = {*bracket.players}
            pairs = [(pair.white, pair.black) for pair in wrong.pairs if {pair.white, pair.black} <= inside]
            assert sum(sheet.clash(*pair) for pair in pairs) > bracket.x
            seen += 1
    assert seen


def test_tries_are_counted_in_the_order_of_the_procedure() -> None:
    """The tries between answer and right pairing, made one by one, are as many as the verdict says (D1, D2)."""
    chance, seen = Random(fresh_seed()), {-1: 0, 1: 0}
    for told in rounds(300, 9):
        for wrong in wrong_answers(told, chance):
            first = departure(told, [(each.white, each.black) for each in wrong.pairs], wrong.bye)
            if first is None or first.tries is None:
                continue
            bracket = next(each for each in told.brackets if each.result.score == first.bracket)
            if bracket.movers is None and bracket.rest is not None:
                inside = {*bracket.rest.s1, *bracket.rest.s2}
                ours = {frozenset(pair) for pair in bracket.result.pairs}
                # two who move down together may meet below, in the answer as in the right round
                below = {frozenset((one.white, one.black)) for one in told.pairing.pairs} - ours
                theirs = {frozenset((one.white, one.black)) for one in wrong.pairs if {one.white, one.black} <= inside}
                listed = all_tries(bracket.rest)
                assert listed.index(theirs - below) - listed.index(ours) == first.tries
                seen[1 if first.tries > 0 else -1] += 1
    assert all(seen.values())


def all_tries(group: Group) -> list[set[frozenset[PairingNumber]]]:
    """Return the pairs of every try of a group, exchange by exchange, transposition by transposition."""
    players, half = (*group.before[0], *group.before[1]), len(group.before[0])
    none = Exchange(0, 0)
    tries = []
    for exchange in (none, *exchanges(len(players), half)):
        first = {*range(1, half + 1), *exchange.coming} - {*exchange.leaving}
        s1 = [number for at, number in enumerate(players, 1) if at in first]
        s2 = [number for number in players if number not in s1]
        tries += [{frozenset(pair) for pair in zip(s1, order, strict=True)} for order in transpositions(s2, half)]
    return tries


def test_what_comes_before_the_right_try_is_refused_by_the_procedure_itself() -> None:
    """Carried out to the letter, the procedure meets the pair on its way and refuses it by the same article."""
    chance, seen = Random(fresh_seed()), 0
    for told in rounds(250, 8):
        steps: list[Step] = []
        pair(told.position, sink=steps.append, look_ahead=False, tries=10**6)
        refused = {(step.article, step.bracket, frozenset(step.players)) for step in steps if step.verdict == "refused"}
        for wrong in wrong_answers(told, chance):
            first = departure(told, [(each.white, each.black) for each in wrong.pairs], wrong.bye)
            if first is None or first.pair is None or (first.tries or 0) >= 0 or first.article[0] != "B":
                continue
            assert (first.article, first.bracket, frozenset(first.pair)) in refused
            seen += 1
    assert seen
