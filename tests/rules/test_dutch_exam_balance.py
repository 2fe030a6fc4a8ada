"""An examiner can stand by an exam on the rules of 2026: answers, articles, faults and levels are spread and found."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest

from paircard.core.systems.dutch2026.explain import DutchRound, explain
from paircard.core.systems.dutch2026.legality import refused_bye, refused_pair
from paircard.core.systems.dutch2026.outcome import NAMES
from paircard.core.teach.exams.rules import ExamWish
from paircard.core.teach.questions.about_round import AboutRound
from paircard.core.teach.questions.kind import Kind
from paircard.core.teach.questions.printed_fault import PrintedFault
from paircard.core.teach.topics.dutch_2026.balance import ANSWERS, sort_of
from paircard.core.teach.topics.dutch_2026.quiz import ILLEGAL, Sort
from tests.support.dose import long, some
from tests.support.dutch import position_from
from tests.support.dutch_events import habits, positions
from tests.support.literal_2026 import paired
from tests.support.taught import EXAMS_2026, QUIZ_2026, draw_paper_of_2026

OF_A_BRACKET = (Kind.BRACKET, Kind.VALUES, Kind.NEXT, Kind.STANDS, Kind.WHY, Kind.FLOATS)


def questions(kind: Kind, count: int, seeds: int = 2) -> list[AboutRound]:
    """Return the questions of some exams of one kind."""
    papers = (draw_paper_of_2026(ExamWish(seed, count, (kind,))) for seed in range(seeds))
    return [question for paper in papers for _, question in paper.questions]


@cache
def rounds() -> tuple[DutchRound, ...]:
    """Return rounds of small random events in which everything happens."""
    chance = Random(26)
    return tuple(
        explain(position_from(entry))
        for _ in range(40)
        for entry, made in positions(chance, chance.randint(5, 9), chance.randint(3, 6), habits(chance))
        if made is not None
    )


def test_kinds_are_spread_over_ten_exams() -> None:
    papers = [draw_paper_of_2026(ExamWish(seed)) for seed in range(10)]
    for paper in papers:
        assert len({question.kind for _, question in paper.questions}) == 6, "none twice in six"
    assert {question.kind for paper in papers for _, question in paper.questions} == {*QUIZ_2026.book.kinds}


def test_whether_a_pair_stands_is_yes_as_often_as_no_and_no_for_more_than_one_reason() -> None:
    asked = questions(Kind.STANDS, 16)
    assert Counter(question.expected == "yes" for question in asked) == {True: 16, False: 16}
    refused = Counter(sort_of(question) for question in asked if question.expected != "yes")
    assert len(refused) >= 3
    assert max(refused.values()) <= 8, "none is more than half of them"


@long
def test_what_keeps_two_apart_is_no_criterion_more_often_than_the_others() -> None:
    sorts = Counter(sort_of(question) for question in questions(Kind.WHY, 15))
    assert {*ANSWERS[Kind.WHY]} <= {*sorts}
    assert max(sorts.values()) <= 15, "of thirty"
    assert sorts["C1"] <= 10


def test_every_sort_of_fault_and_every_rule_of_colours_comes() -> None:
    assert {sort_of(question) for question in questions(Kind.FAULT, 6, 1)} == {*Sort}
    assert {sort_of(question) for question in questions(Kind.COLOUR, 5, 1)} == {*ANSWERS[Kind.COLOUR]}


def test_somebody_or_nobody_has_the_bye() -> None:
    byes = questions(Kind.BYE, 4, 1)
    assert Counter(sort_of(question) for question in byes) == {"somebody": 3, "nobody": 1}


@pytest.mark.parametrize("kind", ANSWERS)
def test_every_question_has_a_sort_that_can_be_dealt_or_is_rare(kind: Kind) -> None:
    """What is never dealt is found where a wider sort is taken."""
    dealt = {sort.partition("/")[0] for sort in ANSWERS[kind]}
    found = Counter(
        sort_of(question).partition("/")[0] for told in rounds() for question in QUIZ_2026.asked(kind, told)
    )
    assert dealt - {"nobody", "C3"} <= {*found}  # in exams only, and rare
    assert sum(count for sort, count in found.items() if sort not in dealt) <= sum(found.values()) / 10


def test_two_players_are_no_question() -> None:
    for told in rounds():
        for kind in OF_A_BRACKET:
            for question in QUIZ_2026.asked(kind, told):
                assert len(told.made.brackets[question.brackets[0]].players) > 2


# --- faults ----------------------------------------------------------------------------------------------------------


def test_a_fault_is_what_it_is_said_to_be() -> None:
    """What is illegal is one pair or the bye; what is legal breaks the article by the checker, or has its colours."""
    seen = Counter[Sort]()
    for told in rounds():
        for fault in QUIZ_2026.asked(Kind.FAULT, told):
            assert isinstance(fault, PrintedFault)
            seen[Sort(fault.sort)] += 1
            wrong = [pair for pair in fault.printed if refused_pair(told.own, *map(told.player, pair))]
            barred = fault.bye is not None and refused_bye(told.player(fault.bye)) is not None
            assert len(wrong) + barred == (fault.sort in ILLEGAL)
            if wrong:
                assert frozenset(wrong[0]) == fault.wrong[0]
            if fault.sort == Sort.WORSE:
                assert fault.departure.article == f"C.04.3 {_first_worse(told, fault)}"
            assert {frozenset(pair) for pair in fault.printed} != {
                frozenset((pair.white, pair.black)) for pair in told.made.pairs
            } or fault.sort == Sort.TURNED
    assert {*seen} == {*Sort}


def _first_worse(told: DutchRound, fault: PrintedFault) -> str:
    """Return the first criterion by which a second engine finds the bracket of the wrong pairs worse."""
    made = paired(told.own)
    assert made is not None
    place = {int(player.number): at for at, player in enumerate(told.own.players)}
    wrong = [tuple(sorted(place[number] for number in each)) for each in fault.wrong]
    changed = {at for pair in wrong for at in pair}
    bracket = next(each for each in made.brackets if changed <= {*each.players} - {*each.left})
    pairs = [pair for pair in bracket.pairs if not changed & {*pair}] + [(one, other) for one, other in wrong]
    values = bracket.quality.values(tuple(pairs), bracket.left)
    differing = zip(NAMES, bracket.values, values, strict=True)
    name, due, worse = next(each for each in differing if each[1] != each[2])
    assert worse > due
    return name


def test_a_fault_is_named_by_each_wrong_pair_or_the_bye_and_its_article() -> None:
    for told in rounds():
        for fault in QUIZ_2026.asked(Kind.FAULT, told):
            assert isinstance(fault, PrintedFault)
            article = fault.expected.rpartition(" ")[2]
            for wrong in fault.wrong:
                named = f"bye {min(wrong)}" if len(wrong) == 1 else "-".join(map(str, sorted(wrong)))
                assert fault.check(f"{named} {article}").right
            right = next((pair for pair in fault.printed if frozenset(pair) not in fault.wrong), None)
            if right is not None and fault.sort == Sort.MET:
                assert fault.check(f"{right[0]}-{right[1]} {article}").points == fault.of // 2


# --- levels ----------------------------------------------------------------------------------------------------------


def test_every_kind_has_a_scale_of_its_own() -> None:
    assert {*EXAMS_2026.steps} == {*QUIZ_2026.book.kinds}
    assert all(list(steps) == sorted({*steps}) for steps in EXAMS_2026.steps.values())


@pytest.mark.parametrize("wanted", some(range(1, 6), 1))
@pytest.mark.parametrize("kind", QUIZ_2026.book.kinds)
def test_every_kind_is_found_at_every_level(kind: Kind, wanted: int) -> None:
    paper = draw_paper_of_2026(ExamWish(5, 1, (kind,), level=wanted))
    assert [(question.kind, EXAMS_2026.level(question)) for _, question in paper.questions] == [(kind, wanted)]


@pytest.mark.parametrize("wanted", some([1, 5], 1))
def test_ten_questions_of_all_kinds_are_found_where_it_is_hardest(wanted: int) -> None:
    paper = draw_paper_of_2026(ExamWish(4, 10, level=wanted))
    assert not paper.shortfall
    assert [EXAMS_2026.level(question) for _, question in paper.questions] == [wanted] * 10
