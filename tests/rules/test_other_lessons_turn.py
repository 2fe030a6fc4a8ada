"""Every lesson on the other systems turns on its article: without it a second engine gives the answer that it tells."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from paircard.core.teach.lessons.on_article import ArticleLesson
from paircard.core.teach.topics.catalogue import BY_SYSTEM
from paircard.core.teach.topics.other_systems.draw import draw_about
from paircard.core.values.rule_id import RuleId
from paircard.data.teach.topic_lessons_file import lessons_on
from tests.support.find_other_lessons import SOUGHT
from tests.support.literal_others import answered, expected

LESSONS = [lesson for topic in BY_SYSTEM.values() for lesson in lessons_on(topic)]
named = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.topic.name}-{lesson.name}")
LEAST = 12
"""Lessons on a system."""
OFF = {
    (topic, f"{book} {each.article}", each.title): each.off
    for topic, (_, book, sought) in SOUGHT.items()
    for each in sought
}
"""What is switched off for a lesson, by its topic, its article, and its title where it has one of its own."""


@named
def test_without_its_article_the_answer_is_another(lesson: ArticleLesson) -> None:
    question, off = lesson.question, OFF[lesson.topic.name, lesson.articles[0], lesson.english.title]
    assert answered(question) == expected(question)
    assert answered(question, {off}) == lesson.without
    assert lesson.without != expected(question)
    assert question.check(question.expected).right
    assert not lesson.without or not question.check(lesson.without).right


@pytest.mark.parametrize("system", BY_SYSTEM)
def test_the_second_engine_is_an_engine(system: str) -> None:
    draw, kinds = draw_about(system), BY_SYSTEM[system].kinds
    for seed in range(30):
        question = draw(Random(seed), kinds, None)
        assert answered(question) == expected(question), question.text


@pytest.mark.parametrize("system", BY_SYSTEM)
def test_there_are_enough_lessons_and_they_go_by_articles(system: str) -> None:
    lessons = lessons_on(BY_SYSTEM[system])
    assert len(lessons) >= LEAST
    titles = Counter(lesson.title for lesson in lessons)
    assert max(titles.values()) == 1, titles.most_common(2)
    _, _, sought = SOUGHT[BY_SYSTEM[system].name]
    order = [each.article for each in sought]
    places = [order.index(RuleId.read(lesson.articles[0]).article) for lesson in lessons]
    assert places == sorted(places)
    assert len({lesson.level for lesson in lessons}) > 1
