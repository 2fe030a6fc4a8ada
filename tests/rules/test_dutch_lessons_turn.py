"""Every lesson on the rules of 2026 turns on its article: without it the answer to its own question is another."""

from __future__ import annotations

from random import Random

import pytest

from paircard.core.systems.dutch2026.outcome import NoCompletePairing
from paircard.core.systems.dutch2026.position import Position
from paircard.core.systems.dutch2026.search import search
from paircard.core.teach.topics.dutch_2026.lesson import LessonOf2026
from paircard.data.teach.dutch_lessons_file import dutch_lessons
from tests.support.dutch import position_from
from tests.support.dutch_events import habits, positions
from tests.support.dutch_turns import (
    NOT_ANY_MORE,
    NOTHING_TO_SWITCH,
    WITHOUT,
    answered,
    gapped,
    switches_of,
    white_round_by_round,
)
from tests.support.literal_2026 import NO_ROUND, paired
from tests.support.taught import position_after

LESSONS = {lesson.name: lesson for lesson in dutch_lessons()}
named = pytest.mark.parametrize("lesson", dutch_lessons(), ids=lambda lesson: lesson.name)
SQUEEZED = "squeezed"
"""A position knows no gaps: a test of its own compares colours round by round."""


def two_engines_agree(position: Position) -> bool:
    """Tell whether the second engine makes the round of the program, board by board."""
    made = paired(position)
    try:
        right = search(position)
    except NoCompletePairing:
        return made is NO_ROUND
    games = tuple((int(pair.white), int(pair.black)) for pair in right.pairs)
    return made is not None and (made.games, made.bye) == (games, right.bye)


@named
def test_two_engines_give_one_round(lesson: LessonOf2026) -> None:
    assert two_engines_agree(position_after(lesson.history))


def test_the_second_engine_is_an_engine() -> None:
    chance = Random(2026)
    for _ in range(250):
        for entry, _ in positions(chance, chance.randint(4, 8), chance.randint(3, 6), habits(chance)):
            assert two_engines_agree(position_from(entry)), entry


@named
def test_the_second_engine_answers_the_question(lesson: LessonOf2026) -> None:
    """What is switched off below is switched off in an engine that knows the right answer."""
    question, found = lesson.question, answered(lesson.asks, position_after(lesson.history))
    if question is None:
        assert found is NOT_ANY_MORE
        return
    kind, expected = lesson.asks.split()[0], question.expected
    if kind in ("bye", "colour"):
        assert expected.split()[0] == str(found)
    elif kind == "floats":
        assert {*map(int, expected.split())} == found
    elif kind in ("values", "next"):
        assert tuple(map(int, expected.split())) == found
    elif kind == "why":
        assert found is False, "they do not meet"


@named
def test_without_its_article_the_answer_is_another(lesson: LessonOf2026) -> None:
    if lesson.name in NOTHING_TO_SWITCH:
        pytest.skip(NOTHING_TO_SWITCH[lesson.name])
    if lesson.name == SQUEEZED:
        pytest.skip("compared round by round below")
    history = lesson.history
    if lesson.name in WITHOUT:
        other = WITHOUT[lesson.name](history)
        assert answered(lesson.asks, other) not in (NOT_ANY_MORE, answered(lesson.asks, position_after(history)))
        return
    for article in switches_of(lesson):
        without = answered(lesson.asks, position_after(history), {article})
        assert without is not NOT_ANY_MORE, article
        assert without != answered(lesson.asks, position_after(history)), article


def test_of_two_kept_apart_the_criterion_asked_for_is_the_one_switched_off() -> None:
    for lesson in dutch_lessons():
        if lesson.asks.startswith("why"):
            assert lesson.question is not None
            assert (lesson.question.expected,) == switches_of(lesson)


def test_colours_are_compared_without_the_gaps() -> None:
    """Round by round, gaps kept, the two are alike wherever both have played, and the higher one is granted."""
    lesson = LESSONS[SQUEEZED]
    one, other = map(int, lesson.asks.split()[1:])
    assert "-" in gapped(lesson.history, one)
    assert "-" in gapped(lesson.history, other)
    right = answered(lesson.asks, position_after(lesson.history))
    assert right in (one, other)
    assert white_round_by_round(lesson.history, one, other) != right
    assert answered(lesson.asks, position_after(lesson.history), {"5.2.3"}) != right


def test_hardly_a_lesson_has_nothing_to_switch() -> None:
    assert len(NOTHING_TO_SWITCH) == 2
    assert {*NOTHING_TO_SWITCH, *WITHOUT} <= {*LESSONS}
