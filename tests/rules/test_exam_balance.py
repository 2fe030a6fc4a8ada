"""An examiner can stand by an exam: kinds, answers and rules are spread, levels are levels, names are no traps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from statistics import mean

import pytest

from paircard.core.facets.trace import Step, Verdict
from paircard.core.simulation import before_rounds
from paircard.core.systems.swiss1998.engine import pair
from paircard.core.systems.swiss1998.explain.model import RoundExplained
from paircard.core.systems.swiss1998.explain.round import explain
from paircard.core.systems.swiss1998.from_tournament import position
from paircard.core.teach.answers.verdict import FULL
from paircard.core.teach.exams.drawing import Paper
from paircard.core.teach.exams.rules import ExamWish as Wish
from paircard.core.teach.exams.sheets import answer_sheet, grading_sheet, marks_of, part_marks, question_sheet
from paircard.core.teach.papers.as_text import as_text
from paircard.core.teach.papers.desk import cards_of
from paircard.core.teach.questions.about_round import AboutRound
from paircard.core.teach.questions.kind import Kind
from paircard.core.teach.topics.swiss_1998.exam import EVENTS
from tests.support.dose import some
from tests.support.literal.bracket import Bracket
from tests.support.literal.cards import Cards
from tests.support.taught import EXAMS_1998, QUIZ_1998, draw_paper

SEEDS = range(20)


@cache
def paper(seed: int) -> Paper:
    """Return an exam as it is set without any wish."""
    return draw_paper(Wish(seed))


def test_kinds_are_spread_over_twenty_exams() -> None:
    kinds = Counter(question.kind for seed in SEEDS for _, question in paper(seed).questions)
    assert {*kinds} == {*QUIZ_1998.book.kinds}
    assert min(kinds.values()) >= 6
    for seed in SEEDS:
        assert len({question.kind for _, question in paper(seed).questions}) == 6, "none twice in six"


def test_whether_a_pair_stands_is_yes_as_often_as_no() -> None:
    """In one paper the two come in equal parts, whichever comes first."""
    for seed in range(3):
        asked = draw_paper(Wish(seed, 8, (Kind.STANDS,))).questions
        assert Counter(EXAMS_1998.sort_of(question) for _, question in asked) == {"yes": 4, "no": 4}


def test_every_rule_of_colours_and_every_sort_of_bye_comes() -> None:
    colours = draw_paper(Wish(4, 6, (Kind.COLOUR,))).questions
    assert {question.articles[0] for _, question in colours} == {*EXAMS_1998.sorts[Kind.COLOUR]}
    byes = draw_paper(Wish(4, 4, (Kind.BYE,))).questions
    assert Counter(EXAMS_1998.sort_of(question) for _, question in byes) == {"somebody": 3, "nobody": 1}
    for _, question in byes:
        assert question.check(question.expected).right
        assert not question.check("1 2 3").right


def test_names_are_no_numbers() -> None:
    for part in paper(0).parts:
        for card in cards_of(part.name, part.tournament, EXAMS_1998.sign):
            assert card.name.isalpha()
            assert card.name.istitle()


# --- levels ----------------------------------------------------------------------------------------------------------


@cache
def rounds() -> tuple[RoundExplained, ...]:
    """Return some rounds as exams are made of."""
    return tuple(explain(position(each)) for seed in range(40) for each in list(before_rounds(EVENTS, seed))[1:])


@cache
def work_in(told: RoundExplained) -> dict[int | None, int]:
    """Count what the literal procedure refuses, by bracket: a measure that the levels know nothing of."""
    steps: list[Step] = []
    pair(told.position, sink=steps.append)
    return Counter(step.bracket for step in steps if step.verdict in (Verdict.REFUSED, Verdict.STANDS))


def effort(question: AboutRound) -> float:
    """Return how much is looked at on the way to the answer."""
    work, brackets = work_in(question.told), question.told.brackets
    return sum(work[brackets[at].result.score] + len(brackets[at].result.players) for at in question.brackets)


def size(question: AboutRound) -> float:
    """Return how many players have to be kept in mind."""
    return sum(len(question.told.brackets[at].result.players) for at in question.brackets)


@pytest.mark.parametrize(
    ("kind", "measure"),
    [
        (Kind.ROUND, effort),
        (Kind.BRACKET, effort),
        (Kind.FLOATS, effort),
        (Kind.X_AND_P, size),
        (Kind.NEXT, size),
    ],
)
def test_a_higher_level_is_more_work(kind: Kind, measure: Callable[[AboutRound], float]) -> None:
    found: dict[int, list[float]] = {}
    for told in rounds():
        for question in QUIZ_1998.asked(kind, told):
            found.setdefault(EXAMS_1998.level(question), []).append(measure(question))
    means = [mean(found[each]) for each in sorted(found)]
    assert sorted(found) == [1, 2, 3, 4, 5]
    assert means == sorted(means)
    assert means[4] > 2 * means[0]


def test_two_players_are_no_question() -> None:
    """Whatever two make of their bracket, there is nothing to be decided."""
    for told in rounds():
        for kind in (Kind.X_AND_P, Kind.NEXT, Kind.BRACKET, Kind.STANDS, Kind.FLOATS):
            for question in QUIZ_1998.asked(kind, told):
                assert len(told.brackets[question.brackets[0]].result.players) > 2


@pytest.mark.parametrize("wanted", some(range(1, 6), 1))
@pytest.mark.parametrize("kind", QUIZ_1998.book.kinds)
def test_every_kind_is_found_at_every_level(kind: Kind, wanted: int) -> None:
    if (kind, wanted) == (Kind.NEXT, 1):
        pytest.skip("at level 1 the first try stands, so none asks for the next")
    drawn = draw_paper(Wish(5, 1, (kind,), level=wanted))
    assert [(question.kind, EXAMS_1998.level(question)) for _, question in drawn.questions] == [(kind, wanted)]


@pytest.mark.parametrize("wanted", some([1, 5], 1))
def test_ten_questions_of_all_kinds_are_found_where_it_is_hardest(wanted: int) -> None:
    drawn = draw_paper(Wish(4, 10, level=wanted))
    assert not drawn.shortfall
    assert [EXAMS_1998.level(question) for _, question in drawn.questions] == [wanted] * 10


def test_every_kind_has_a_scale_of_its_own() -> None:
    assert {*EXAMS_1998.steps} == {*QUIZ_1998.book.kinds}
    assert all(list(steps) == sorted({*steps}) for steps in EXAMS_1998.steps.values())


# --- what is marked and filled in ------------------------------------------------------------------------------------


def test_part_marks_add_up_and_are_on_the_grading_sheet() -> None:
    for seed in range(6):
        drawn = paper(seed)
        flat = " ".join(as_text(grading_sheet(drawn)).replace("|", " ").split())
        total = sum(marks_of(EXAMS_1998, question) for _, question in drawn.questions)
        assert f"6 questions, {total // FULL} marks. Suggested time: " in flat
        for _, question in drawn.questions:
            parts = part_marks(EXAMS_1998, question)
            assert all(part.half_marks > 0 for part in parts)
            assert marks_of(EXAMS_1998, question) % FULL == 0


def test_a_round_is_marked_by_its_working_too() -> None:
    question = draw_paper(Wish(1, 1, (Kind.ROUND,))).questions[0][1]
    parts = part_marks(EXAMS_1998, question)
    boards = [part for part in parts if part.what.startswith("Board")]
    working = [part for part in parts if "S1 | S2" in part.what]
    assert len(boards) == len(question.told.pairing.pairs)
    assert working
    assert all(part.half_marks == 4 for part in working)


def test_the_time_is_told_and_grows_with_the_level() -> None:
    drawn = paper(2)
    said = as_text(question_sheet(drawn))
    total = sum(EXAMS_1998.minutes(question) for _, question in drawn.questions)
    assert f"Suggested time: {total} minutes." in " ".join(said.split())


def test_there_is_a_box_for_every_board() -> None:
    told = next(told for told in rounds() if told.pairing.bye is not None)
    text = as_text(EXAMS_1998.round_form(told))
    boards = len(told.pairing.pairs)
    assert f"| {boards} " in text
    assert f"| {boards + 1} " not in text
    assert "S1 | S2" in text
    assert "Bye: ______" in text


def test_the_answer_sheet_gives_no_answer_away() -> None:
    for seed in range(4):
        drawn = paper(seed)
        text = as_text(answer_sheet(drawn))
        for _, question in drawn.questions:
            if len(question.expected) > 4:
                assert question.expected not in text


# --- the key, by a second engine -------------------------------------------------------------------------------------


def test_x_and_p_are_what_a_second_engine_counts() -> None:
    """Count x by A8 and p by A6: of a heterogeneous bracket the number of those moved down."""
    asked = 0
    for told in rounds():
        cards, place = Cards(told.position, ()), {each.number: at for at, each in enumerate(told.position.players)}
        for question in QUIZ_1998.asked(Kind.X_AND_P, told):
            bracket = told.brackets[question.brackets[0]]
            here = [number for number in bracket.result.players if number not in bracket.passed_on]
            moved = sum(number in bracket.result.moved_down for number in here)
            counted = Bracket(cards, tuple(place[number] for number in here), moved)
            movers, others, _ = counted.full
            right = cards.x(counted.players), movers if counted.heterogeneous else others
            assert question.expected == "{} {}".format(*right)
            asked += 1
    assert asked > 200
