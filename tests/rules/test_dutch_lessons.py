"""Every lesson on the rules of 2026 teaches what it says: engine and checker agree on it, and all is taught."""

from __future__ import annotations

import re

import pytest

from paircard.core.facets.pairing import NoPairing
from paircard.core.rules.book import rule, rules
from paircard.core.systems.dutch2026.checker import check
from paircard.core.systems.dutch2026.checker.check import can_be_paired
from paircard.core.systems.dutch2026.literal import pair
from paircard.core.systems.dutch2026.search import search
from paircard.core.teach.lessons.lesson import HARDEST
from paircard.core.teach.lessons.on_round import answer_lines, lesson_lines, step_lines
from paircard.core.teach.topics.dutch_2026.lesson import LessonOf2026, by_article
from paircard.core.values.colour_letters import in_letters
from paircard.core.values.language import speaking, tr
from paircard.core.values.rule_id import RuleId
from paircard.data.languages import TRANSLATED, load
from paircard.data.teach.dutch_lessons_file import dutch_lessons, history_from
from tests.support.dose import some
from tests.support.dutch import position_from
from tests.support.dutch_turns import turning
from tests.support.find_dutch_lessons import event_of, reached, smallest
from tests.support.taught import QUIZ_2026, position_after

named = pytest.mark.parametrize("lesson", dutch_lessons(), ids=lambda lesson: lesson.name)
LESSONS = {lesson.name: lesson for lesson in dutch_lessons()}
CASES = (
    *("why-this-bye", "second-bye", "half-point-pab", "bye-by-hand", "forfeit-colour", "letters-of-byes"),
    *("another-program", "late-colours", "absence-no-float", "why-not"),
)
"""What arbiters ask about."""


@named
def test_engine_text_and_checker_agree(lesson: LessonOf2026) -> None:
    position = position_after(lesson.history)
    if isinstance(lesson.told, NoPairing):
        assert not can_be_paired(position)
        return
    made = search(position)
    assert made == pair(position)
    assert not check(position, made)


@named
def test_the_answer_is_right_and_is_in_what_is_shown(lesson: LessonOf2026) -> None:
    assert all(len(line) <= 80 for line in list(lesson_lines(lesson))[3:])
    assert list(step_lines(lesson)) or isinstance(lesson.told, NoPairing)
    question = lesson.question
    if question is None:
        return
    verdict = question.check(question.expected)
    assert verdict.right
    assert verdict.first_departure is None
    assert f"Answer: {question.expected}" in list(answer_lines(lesson))
    assert question.kind.value == lesson.asks.split()[0]


@named
def test_the_rules_it_names_can_be_read(lesson: LessonOf2026) -> None:
    question = lesson.question
    for article in (*lesson.articles, *(question.articles if question else ())):
        assert rule(RuleId.read(article)).text, article


# --- all of them -------------------------------------------------------------------------------------------


def test_there_is_a_lesson_for_every_article_of_the_pairing_and_every_case() -> None:
    taught = {article for lesson in dutch_lessons() for article in lesson.articles}
    heads = {"C.04.3", "C.04.7"}
    wanted = {str(each.id) for each in rules() if str(each.id).split()[0] in heads} - heads
    byes_and_late = {"C.04.1 3", "C.04.1 4", "C.04.2 2.4", "C.04.2 2.5", "C.04.2 3.2", "C.04.2 3.3", "C.04.2 3.5"}
    assert wanted | byes_and_late <= taught
    assert {*CASES} <= {*LESSONS}
    first = {lesson.articles[0] for lesson in dutch_lessons()}
    assert {f"C.04.3 C{number}" for number in range(1, 22)} - {"C.04.3 C6"} <= first


@pytest.mark.parametrize("language", some([*TRANSLATED], 1))
def test_colours_are_named_by_the_letters_of_the_cards(language: str) -> None:
    """A student of any language finds on the cards what the task says."""
    for lesson in dutch_lessons():
        for english in (lesson.english.task, lesson.english.note):
            histories: list[str] = re.findall(r"\b[WB]{2,}\b", english)
            with speaking(load(language)):
                assert all(in_letters(word) in tr(english) for word in histories), english


def test_levels_and_names() -> None:
    assert {lesson.level for lesson in dutch_lessons()} == {*range(1, HARDEST + 1)}
    assert len(LESSONS) == len(dutch_lessons())
    assert {lesson.asks.split()[0] for lesson in dutch_lessons()} <= {kind.value for kind in QUIZ_2026.book.kinds}


def test_a_wrong_answer_is_told_its_first_departure() -> None:
    wrong = {lesson.name: lesson for lesson in dutch_lessons() if lesson.wrong}
    first = {}
    for name, lesson in wrong.items():
        assert not isinstance(lesson.told, NoPairing)
        departure = QUIZ_2026.whole(lesson.told).check(lesson.wrong).first_departure
        assert departure is not None
        first[name] = departure.article
    assert first["bye-by-hand"] == "C.04.3 C9"
    assert first["another-program"] == "C.04.3 C8"


def test_a_lesson_is_found_by_its_article() -> None:
    found = {typed: by_article(dutch_lessons(), typed) for typed in ("c12", "C.04.3 C8", "5.2.4", "C.04.7 1.3", "B4")}
    names = {typed: lesson.name if lesson else "" for typed, lesson in found.items()}
    assert names == {
        "c12": "count-first", "C.04.3 C8": "look-ahead", "5.2.4": "higher-player", "C.04.7 1.3": "baku-late", "B4": "",
    }  # fmt: skip


def test_the_finder_finds_positions_that_turn_on_an_article_and_writes_them_as_lessons_are() -> None:
    best = smallest(["C12", "C14", "4.3"], reached(12, 1))
    for article, kept in best.items():
        assert kept, article
        for found in kept:
            position = position_after(history_from(event_of(found.entry)))
            assert position == position_from(found.entry)
            assert found.asks == list(turning(article, position))
