"""Every lesson teaches what it says: its article decides, by the steps, the explanation, or by pairing without it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from paircard.core.facets.pairing import NoLegalPairing
from paircard.core.systems.kit.position_fields import position_from
from paircard.core.systems.swiss1998.checker.check import check
from paircard.core.systems.swiss1998.engine import pair
from paircard.core.teach.lessons.lesson import HARDEST
from paircard.core.teach.lessons.on_round import answer_lines, lesson_lines, step_lines, steps_of
from paircard.core.teach.lessons.on_topic import topic_lesson_lines
from paircard.core.teach.topics.catalogue import TOPICS
from paircard.core.teach.topics.schools import OF_1998
from paircard.core.teach.topics.swiss_1998.lesson import LessonOf1998 as Lesson
from paircard.core.values.errors import Refusal
from paircard.core.values.rule_id import Book, RuleId
from paircard.data.teach.dutch_lessons_file import dutch_lessons
from paircard.data.teach.lessons_file import lessons
from paircard.data.teach.topic_lessons_file import lessons_on
from tests.support.case import Case
from tests.support.claims import CLAIMS
from tests.support.events import dresden_round_2, eon_round_5
from tests.support.find_lessons import positions_reached, smallest, wire
from tests.support.taught import QUIZ_1998
from tests.support.turns import turns_on

WANTED = {
    *("A3", "A5", "A8", "B1a", "B1b", "B2", "B3", "B4", "B5", "B6"),
    *(f"C{number}" for number in range(1, 15)),
    *("D1", "D2", "E1", "E2", "E3", "E4", "E5"),
    *("F7", "F8", "F9", "R17"),
    *("R1", "R2", "R3", "R5", "R6", "R7", "R8", "R9", "R10", "R11", "R12", "R13", "R14", "R15", "R16"),
}
SPECIAL = {
    "one-left-over": "R9 exception",
    "undone-at-once": "R9 (1)",
    "undone-after-all-failed": "R9 (2)",
    "upfloats-dropped": "C10 upfloats",
}
"""Lessons about one case of an article."""
ABOUT_EVENTS = {"F2", "F3", "F5", "F7", "F8", "F9", "R17", "R19", "R20"}
"""What happens in an event before a round is paired: no step of a pairing tells it."""
named = pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.name)


@named
def test_the_article_decides(lesson: Lesson) -> None:
    if lesson.articles[0] in ABOUT_EVENTS:
        assert lesson.story
        assert lesson.reason
        return
    claim = CLAIMS[SPECIAL.get(lesson.name, lesson.articles[0])]
    assert claim(Case(lesson.position)) is not None


@named
def test_the_step_of_the_decision_is_in_the_stream(lesson: Lesson) -> None:
    assert any(lesson.shown.is_in(step) for step in steps_of(lesson))
    assert any(line.startswith("> ") for line in step_lines(lesson))


@named
def test_every_article_named_has_a_part(lesson: Lesson) -> None:
    """The other articles are in the steps, in the explanation, or what these rest on."""
    case = Case(lesson.position)
    told = {step.article for step in case.steps}
    definitions = {"A6", "A7", "C2", "C4"} | ABOUT_EVENTS
    for article in lesson.articles[1:]:
        assert article in told | definitions or CLAIMS[article](case) is not None, article


@named
def test_the_position_is_paired_and_checked(lesson: Lesson) -> None:
    try:
        made = pair(lesson.position, method="search")
    except NoLegalPairing:
        assert lesson.articles[0] == "R14"
        return
    assert not [finding for finding in check(lesson.position, made) if finding.illegal]
    assert f"Answer: {QUIZ_1998.whole(Case(lesson.position).told).expected}" in list(answer_lines(lesson))  # type: ignore[arg-type]


def test_there_is_a_lesson_for_every_article() -> None:
    assert len(lessons()) >= 40
    taught = {article for lesson in lessons() for article in lesson.articles}
    assert taught >= WANTED
    first = {lesson.articles[0] for lesson in lessons()}
    assert {*CLAIMS} - {*SPECIAL.values()} - {"C2", "C4", "C14"} <= first


def test_lessons_go_from_easy_to_hard() -> None:
    levels = [lesson.level for lesson in lessons()]
    assert levels == sorted(levels)
    assert {*levels} == {*range(1, HARDEST + 1)}
    assert len({lesson.name for lesson in lessons()}) == len(lessons())


def test_the_fixtures_are_lessons_with_their_wrong_answers() -> None:
    by_name = {lesson.name: lesson for lesson in lessons()}
    dresden, eon = by_name["dresden-2008"], by_name["eon-2007"]
    assert dresden.position == dresden_round_2()
    assert eon.position == eon_round_5()
    assert dresden.wrong == "5-1 7-3 4-15 6-9 2-8 10-12 14-11"
    assert "Score 5 of 7 boards." in list(answer_lines(dresden))


def test_a_wrong_answer_is_wrong() -> None:
    wrong = [lesson for lesson in lessons() if lesson.wrong]
    assert len(wrong) >= 3
    for lesson in wrong:
        told = Case(lesson.position).told
        assert told is not None
        assert QUIZ_1998.whole(told).check(lesson.wrong).first_departure


def test_a_lesson_is_printed_on_80_columns() -> None:
    for lesson in lessons():
        folded = {lesson.task, *(lesson.story.lines if lesson.story else ())}
        assert all(len(line) <= 80 for line in lesson_lines(lesson) if line not in folded)


def test_a_lesson_that_is_not_there() -> None:
    assert OF_1998.named(lessons(), "1") == OF_1998.named(lessons(), lessons()[0].name)
    with pytest.raises(Refusal, match="no lesson 99: they are numbered 1 to"):
        OF_1998.named(lessons(), "99")


# --- how they were found -----------------------------------------------------------------------------------


def test_the_finder_finds_positions_in_which_the_article_decides() -> None:
    best = smallest(["B4", "C8", "E4"], positions_reached(25, 1))
    for article, kept in best.items():
        assert kept
        assert [size for size, _ in kept] == sorted(size for size, _ in kept)
        for _, position in kept:
            assert CLAIMS[article](Case(position)) is not None
            assert turns_on(article, position)
            assert position_from(wire(position)) == position


def test_a_claim_can_fail() -> None:
    """The first lesson is round 1: none of the criteria decides there."""
    case = Case(lessons()[0].position)
    assert not [article for article in CLAIMS if article[0] in "BR" and CLAIMS[article](case)]


def test_articles_of_a_lesson_are_told_apart() -> None:
    """Two were written without a comma between them: `A6 C4`, `B.VI D2 B.VI D3`."""
    heads = [
        *((each.articles, next(lesson_lines(each))) for each in lessons()),
        *((each.articles, next(lesson_lines(each))) for each in dutch_lessons()),
        *((each.articles, next(topic_lesson_lines(each))) for topic in TOPICS.values() for each in lessons_on(topic)),
    ]
    for articles, head in heads:
        told = head.rpartition(" (")[2].partition("; ")[0].split(", ")
        books = {RuleId.read(each).book for each in articles} - {Book.SWISS_1998}
        assert [each.split()[-1] for each in told] == [each.split()[-1] for each in _by_book(articles)], head
        assert sum(" " in each for each in told) == len(books), head


def _by_book(articles: Sequence[str]) -> list[str]:
    books = list(dict.fromkeys(RuleId.read(each).book for each in articles))
    return sorted(articles, key=lambda each: books.index(RuleId.read(each).book))
