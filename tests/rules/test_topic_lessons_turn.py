"""Every lesson on a topic turns on its sentence: with it the answer is right, without it another."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from paircard.core.teach.lessons.on_topic import TopicLesson
from paircard.core.teach.topics.catalogue import (
    BERGER,
    BY_SYSTEM,
    CHANGED,
    CUPS,
    MATCHES,
    NORMS,
    RATINGS,
    SLIDING,
    TEAM_SWISS,
    TEAMS,
    TOPICS,
)
from paircard.core.teach.topics.changes.question import ChangeQuestion
from paircard.core.values.errors import Refusal
from paircard.data.teach.topic_lessons_file import lessons_on
from tests.support import turns_games, turns_tables
from tests.support.turns_games import BY_2017, NOT_CHANGED
from tests.support.turns_tables import Worked

WORKED: Mapping[str, Mapping[str, Worked]] = {
    BERGER.name: turns_tables.BERGER,
    SLIDING.name: turns_tables.SLIDING,
    TEAMS.name: turns_games.TEAMS,
    CUPS.name: turns_games.CUPS,
    MATCHES.name: turns_games.MATCHES,
}
ALL = [lesson for topic in WORKED for lesson in lessons_on(TOPICS[topic])]


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: f"{lesson.topic.name}-{lesson.name}")
def test_with_its_sentence_the_answer_is_right_and_without_it_another(lesson: TopicLesson) -> None:
    worked = WORKED[lesson.topic.name][lesson.name]
    assert lesson.question.check(worked(False)).right, worked(False)
    assert not _right(lesson, worked(True)), worked(True)


def _right(lesson: TopicLesson, answer: str) -> bool:
    """Judge an answer; one that names somebody who is not there is none, but it has to be readable."""
    try:
        return lesson.question.check(answer).right
    except Refusal as refusal:
        if "cannot be read" in str(refusal):
            raise
        return False


@pytest.mark.parametrize("lesson", lessons_on(CHANGED), ids=lambda lesson: lesson.name)
def test_by_the_rules_before_the_answer_is_another(lesson: TopicLesson) -> None:
    question = lesson.question
    assert isinstance(question, ChangeQuestion)
    if lesson.name in NOT_CHANGED:
        pytest.skip(NOT_CHANGED[lesson.name])
    assert BY_2017[lesson.name] != question.change.yes
    assert question.change.before.startswith("2017:")


def test_every_lesson_is_looked_at() -> None:
    for topic, worked in WORKED.items():
        assert {*worked} == {lesson.name for lesson in lessons_on(TOPICS[topic])}
    assert {*BY_2017, *NOT_CHANGED} == {lesson.name for lesson in lessons_on(CHANGED)}
    others = {topic.name for topic in BY_SYSTEM.values()}
    elsewhere = {CHANGED.name, TEAM_SWISS.name, NORMS.name, RATINGS.name, *others}  # with engines of their own
    assert {*WORKED} | elsewhere == {*TOPICS}
