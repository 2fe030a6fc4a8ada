"""The quiz: right answers get full marks, every change is found, and the article named is true by the checker."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from core.errors import Refusal
from core.swiss import NoPairing, Step, pair
from core.swiss.checker.difference import first_difference
from core.swiss.checker.sheet import Sheet
from core.swiss.explain import Group, RoundExplained, explain
from core.swiss.orders import Exchange, exchanges, transpositions
from core.swiss.pairing import Pairing
from core.teach.quiz import Departure, Kind, WholeRound, draw_question, every_question
from core.teach.quiz.answers import Form, read_pairs
from core.teach.quiz.departure import departure_of_round
from core.teach.quiz.fault import Fault
from core.teach.quiz.one_bracket import OneBracket
from core.teach.quiz.stands import Stands
from core.teach.quiz.whole import written
from tests.support.events import dresden_round_2
from tests.support.hostile import KINDS, positions_of
from tests.support.mutants import exchanged_floater, reversed_colours, swapped_partners
from tests.support.seeds import fresh_seed

BLOG = "5-1 7-3 4-15 6-9 2-8 10-12 14-11"
"""The answer to Dresden, round 2, once published."""


def rounds(count: int, most: int = 12) -> Iterator[RoundExplained]:
    """Yield so many explained positions that are hard to pair; the seed is printed."""
    chance = Random(fresh_seed())

    def made() -> Iterator[RoundExplained]:
        while True:
            for position in positions_of(chance.choice(KINDS), chance, most):
                try:
                    yield explain(position)
                except NoPairing:
                    continue

    return islice(made(), count)


# --- S9 ----------------------------------------------------------------------------------------------------


def test_dresden() -> None:
    verdict = WholeRound(explain(dresden_round_2())).check(BLOG)
    first = verdict.first_departure
    assert first is not None
    assert (first.board, first.pair, first.article, first.tries) == (2, (7, 3), "B4", -1)
    assert "x = 1 is used by 1-5: 2 clashes where 1 will do." in first.sentence
    assert first.sentence.endswith("The next try, 5 15 7, stands (C7).")
    assert verdict.score == "Score 5 of 7 boards."
    marks = {mark.article: (mark.right, mark.asked) for mark in verdict.rules}
    assert marks["B4"] == (1, 2), "6 and 2 were kept apart, 7 and 3 were not"


def test_dresden_bracket_by_bracket() -> None:
    told = explain(dresden_round_2())
    top, middle = OneBracket(told, 0), OneBracket(told, 1)
    assert top.check("1-5 3-7 4-15").first_departure == Departure(
        "B4",
        "3 and 7 both prefer Black, and no clash is left to use. x = 1 is used by 1-5: 2 clashes where 1 will do. "
        "The next try, 5 15 7, stands (C7).",
        2,
        None,
        (3, 7),
        -1,
    )
    assert middle.check("9-6 float 2").right
    met = middle.check("2-9 float 6").first_departure
    assert met is not None
    assert met.article == "B1a"
    assert met.tries == -2, "2-9 without an exchange is the second of two orders, 6-9 the second after exchange a"


# --- right answers -----------------------------------------------------------------------------------------


def test_a_right_answer_gets_full_marks() -> None:
    kinds = set[Kind]()
    for told in rounds(60):
        for question in every_question(told):
            verdict = question.check(question.expected)
            assert verdict.right, (question.text, verdict)
            assert verdict.first_departure is None
            assert verdict.of == question.of
            assert all(mark.right == mark.asked for mark in verdict.rules)
            kinds.add(question.kind)
    assert kinds == {*Kind}


def test_order_and_case_do_not_matter() -> None:
    whole = WholeRound(explain(dresden_round_2()))
    assert whole.check("14-11, 10-12; 2-8 6-9 4-7 15-3. 5:1").right


# --- every change is found, with an article that is true -----------------------------------------------------


def wrong_answers(told: RoundExplained, chance: Random) -> Iterator[Pairing]:
    """Yield answers with one change each: two pairs broken up, another player left over, one pair turned round."""
    if not told.pairing.pairs:
        return
    for mutate in (swapped_partners, exchanged_floater, reversed_colours):
        changed = mutate(told.position, told.pairing, chance)
        if changed is not None and {*written(changed).split()} != {*written(told.pairing).split()}:
            yield changed


def test_every_change_is_found() -> None:
    found = dict.fromkeys(("B1a", "B1b", "B2", "B4", "B5", "B6", "D1", "D2", "C13", "E1", "E4"), 0)
    chance = Random(fresh_seed())
    for told in rounds(700, 10):
        for wrong in wrong_answers(told, chance):
            verdict = WholeRound(told).check(written(wrong))
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
                "B1a": sheet.met(one, other),
                "B2": sheet.both_absolute(one, other),
                "B4": bool(sheet.clash(one, other)),
                "B5": sheet.upfloat_level(one, other) == 2,
                "B6": sheet.upfloat_level(one, other) == 1,
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
            first = departure_of_round(told, wrong)
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
            first = departure_of_round(told, wrong)
            if first is None or first.tries is None:
                continue
            bracket = next(each for each in told.brackets if each.result.score == first.bracket)
            if bracket.movers is None and bracket.rest is not None:
                inside = {*bracket.rest.s1, *bracket.rest.s2}
                theirs = [frozenset((one.white, one.black)) for one in wrong.pairs if {one.white, one.black} <= inside]
                listed = all_tries(bracket.rest)
                ours = [frozenset(pair) for pair in bracket.result.pairs]
                assert listed.index({*theirs}) - listed.index({*ours}) == first.tries
                seen[1 if first.tries > 0 else -1] += 1
    assert all(seen.values())


def all_tries(group: Group) -> list[set[frozenset[int]]]:
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
            first = departure_of_round(told, wrong)
            if first is None or first.pair is None or (first.tries or 0) >= 0 or first.article[0] != "B":
                continue
            assert (first.article, first.bracket, frozenset(first.pair)) in refused
            seen += 1
    assert seen


# --- single decisions --------------------------------------------------------------------------------------


def test_a_refused_pair_is_refused_by_the_procedure_itself() -> None:
    """Every pair asked for is accepted in the right pairing, or refused by the checker's reading of the article."""
    articles = set[str]()
    for told in rounds(200):
        sheet = Sheet(told.position)
        for question in every_question(told, [Kind.STANDS]):
            assert isinstance(question, Stands)
            result = told.brackets[question.at].result
            left = result.x - sum(sheet.clash(*pair) for pair in question.made)
            one, other = question.pair
            broken = [
                ("B1a", sheet.met(one, other)),
                ("B2", sheet.both_absolute(one, other)),
                ("B4", sheet.clash(one, other) > left),
                ("B5", sheet.upfloat_level(one, other) == 2 and result.upfloat_level < 2),
                ("B6", sheet.upfloat_level(one, other) == 1 and result.upfloat_level < 1),
            ]
            assert question.refused == next((article for article, holds in broken if holds), "")
            articles.add(question.refused)
            wrong = "yes" if question.refused else "B1a"
            assert not question.check(wrong).points
    assert articles == {"", "B1a", "B2", "B4", "B5", "B6"}


def test_who_could_not_be_left_over_is_told_why() -> None:
    articles = set[str]()
    for told in rounds(150):
        for question in every_question(told, [Kind.FLOATS, Kind.BYE]):
            for player in told.position.players:
                if str(player.number) in question.expected.split():
                    continue
                first = question.check(str(player.number)).first_departure
                assert first is not None
                if first.article == "B1b":
                    assert player.bye_barred
                articles.add(first.article)
    assert {"B1b", "B4", "B5", "B6", "C6", "D1", "A3"} <= articles


def test_the_fault_is_the_first_departure() -> None:
    for told in rounds(40):
        for question in every_question(told, [Kind.FAULT]):
            assert isinstance(question, Fault)
            assert written(question.printed) in question.text
            pair, article = question.expected.split()
            half = question.check(f"{pair} {'A1' if article != 'A1' else 'A2'}")
            assert half.points == half.of // 2


def test_x_and_p_are_marked_by_their_articles() -> None:
    question = next(every_question(explain(dresden_round_2()), [Kind.X_AND_P]))
    verdict = question.check("2 3")
    assert [(mark.article, mark.right, mark.asked) for mark in verdict.rules] == [("A6", 1, 1), ("A8", 0, 1)]
    assert verdict.first_departure is not None
    assert verdict.first_departure.sentence == "x is 1, not 2."


# --- drawing and reading -----------------------------------------------------------------------------------


def test_the_same_seed_draws_the_same_question() -> None:
    told = explain(dresden_round_2())
    drawn = [draw_question(told, seed) for seed in range(60)]
    assert drawn == [draw_question(explain(dresden_round_2()), seed) for seed in range(60)]
    kinds = {question.kind for question in drawn if question}
    assert kinds == {*Kind} - {Kind.BYE}, "nobody has the bye"
    assert draw_question(told, 1, [Kind.BYE]) is None


@pytest.mark.parametrize("answer", ["", "hello", "5-", "5-1 x", "bye", "5-1 7-3 nine", "99999-1", "-", "½-1"])
def test_an_answer_that_cannot_be_read_costs_nothing(answer: str) -> None:
    for question in every_question(explain(dresden_round_2())):
        if answer == "bye" and question.form in (Form.ROUND, Form.BRACKET):
            continue
        if answer == "-" and question.form is Form.PLAYERS:
            continue
        with pytest.raises(Refusal, match=r"Write ") as refused:
            question.check(answer)
        assert question.form in str(refused.value)


def test_incomplete_answers_are_judged() -> None:
    whole = WholeRound(explain(dresden_round_2()))
    left_out, twice, stranger = whole.check("5-1"), whole.check("5-1 5-3"), whole.check("5-1 99-3")
    for verdict in (left_out, twice, stranger):
        assert verdict.points == 2
        assert verdict.first_departure is not None
    assert [each.first_departure.article for each in (left_out, twice, stranger) if each.first_departure] == [
        "A5",
        "A5",
        "F5",
    ]


def test_pairs_are_read_with_the_bye() -> None:
    assert read_pairs("1-4 5-2 3-6 bye 7", Form.ROUND).single == (7,)
    assert read_pairs("1-4 float nobody", Form.BRACKET).single == ()
