"""Every lesson turns on its article: a second engine, with just that article switched off, gives another answer."""

from __future__ import annotations

from random import Random

import pytest

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.pairing import NoPairing
from paircard.core.facets.position import Position
from paircard.core.systems.swiss1998.engine import pair
from paircard.core.teach.lessons.on_round import answer_lines
from paircard.core.teach.lessons.story import RoundPlayed
from paircard.core.teach.topics.swiss_1998.lesson import LessonOf1998 as Lesson
from paircard.data.teach.lessons_file import lessons
from tests.support.hostile import KINDS, positions_of
from tests.support.literal import NOBODY, Outcome, paired
from tests.support.turns import NOTHING_TO_SWITCH, switch_of
from tests.support.turns_stories import WITHOUT

BY_NAME = {lesson.name: lesson for lesson in lessons()}
named = pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.name)


def by_the_program(position: Position) -> Outcome:
    """Return what the procedure of the program makes of a position."""
    try:
        made = pair(position, method="procedure")
    except NoPairing:
        return NOBODY
    return frozenset((each.white, each.black) for each in made.pairs), made.bye


@named
def test_two_engines_give_one_answer(lesson: Lesson) -> None:
    assert by_the_program(lesson.position) == paired(lesson.position)


def test_the_second_engine_is_an_engine() -> None:
    chance = Random(98)
    for at in range(80):
        for position in positions_of(KINDS[at % len(KINDS)], chance, 8):
            assert by_the_program(position) == paired(position)


@named
def test_without_its_article_the_answer_is_another(lesson: Lesson) -> None:
    if lesson.name in NOTHING_TO_SWITCH:
        pytest.skip(NOTHING_TO_SWITCH[lesson.name])
    right = paired(lesson.position)
    if lesson.story:
        assert paired(WITHOUT[lesson.name](lesson.story)) != right
    else:
        switch = switch_of(lesson)
        assert switch is not None
        assert paired(lesson.position, {switch}) != right


def test_hardly_a_lesson_has_nothing_to_switch() -> None:
    assert len(NOTHING_TO_SWITCH) == 2
    assert {*NOTHING_TO_SWITCH, *WITHOUT} <= {*BY_NAME}


@pytest.mark.parametrize("name", ["stronger-preference", "last-difference"])
def test_stronger_and_last_difference_are_not_the_higher_player(name: str) -> None:
    """By E4 alone the same two meet with the other colours."""
    right, by_e4 = paired(BY_NAME[name].position), paired(BY_NAME[name].position, {"E2", "E3"})
    assert right is not None
    assert by_e4 is not None
    turned = right[0] - by_e4[0]
    assert turned
    assert {(black, white) for white, black in turned} <= by_e4[0]


def test_colours_are_compared_without_the_gaps() -> None:
    """Round by round, gaps kept, the first difference of 3 and 5 is another one (F3)."""
    lesson = BY_NAME["gaps-are-closed"]
    assert lesson.story is not None
    event = lesson.story.tournament
    three, five = (event.cards[event.ids[PairingNumber(number)]].history for number in (3, 5))
    assert "-" in three
    assert "-" in five
    both_played = [(one, other) for one, other in zip(three, five, strict=True) if "-" not in (one, other)]
    had = [pair for pair in both_played if pair[0] != pair[1]][-1]
    right = paired(lesson.position)
    assert right is not None
    assert (5, 3) in right[0]
    assert had == ("B", "W"), "3 would get White"


def test_both_readings_of_c6_are_answered() -> None:
    lesson = BY_NAME["literal-c6"]
    said = " ".join(answer_lines(lesson))
    literal = paired(lesson.position, {"R1"})
    assert literal is not None
    for pairs, _ in (literal, paired(lesson.position) or literal):
        assert all(f" {white}-{black}" in said for white, black in pairs)


def test_a_story_comes_about_by_the_rules() -> None:
    """What a story says of its rounds is what the program would have paired then."""
    for lesson in lessons():
        if lesson.story is None:
            continue
        assert list(lesson.story.lines)
        event = lesson.story.tournament
        assert len(event.rounds) == sum(isinstance(each, RoundPlayed) for each in lesson.story.happened)
        for number in range(1, len(event.rounds) + 1):
            assert not event.rounds[number - 1].missing
