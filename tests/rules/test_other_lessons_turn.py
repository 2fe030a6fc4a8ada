"""Every lesson on the other systems turns on its article: without it a second engine gives the answer that it tells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from paircard.core.event.ids import ContestantId
from paircard.core.rules.book import rules
from paircard.core.simulation import Plan, before_rounds
from paircard.core.systems.kit.reported_acceleration import ToldPoints
from paircard.core.systems.lim.book import BOOK
from paircard.core.systems.lim.options import LimOptions
from paircard.core.teach.lessons.on_article import ArticleLesson
from paircard.core.teach.topics.catalogue import BY_SYSTEM, LIM
from paircard.core.teach.topics.other_systems.draw import draw_about
from paircard.core.values.rule_id import Book, RuleId
from paircard.data.teach.topic_lessons_file import lessons_on
from tests.support.find_other_lessons import SOUGHT
from tests.support.lim_by_hand import LimByHand
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


def test_two_articles_of_lim_have_no_lesson() -> None:
    """Nothing can turn on 4.4, and nothing that an arbiter announces on 7.1.

    4.4: whoever would find nobody has floated before, by 2.3: a group keeps those who can all be paired (3.10.2), and
    the engine asserts it. 7.1: numbers follow ratings, and those without one come last (C.04.2 2.2), so that the lowest
    rank of the lowest scoregroup (1.1) is the lowest rating, the upper part accelerated or not. Only virtual points
    that raise the weakest part the two.
    """
    articles = {RuleId.read(lesson.articles[0]).article for lesson in lessons_on(LIM)}
    book = {each.id.article for each in rules() if each.id.book is Book.LIM_2026 and each.id.article}
    assert book - articles == {"4.4", "7.1"}
    upper = LimOptions(acceleration="own", virtual_players=3)
    weakest = LimOptions(acceleration="told", virtual_told=(ToldPoints(1, 2, tuple(map(ContestantId, (5, 6, 7)))),))
    for options in (None, LimOptions(acceleration="baku"), upper):
        for seed in range(15):
            assert len({*byes_of_round_1(options, seed)}) == 1
    assert any(len({*byes_of_round_1(weakest, seed)}) == 2 for seed in range(15))


def byes_of_round_1(options: LimOptions | None, seed: int) -> Iterator[int | None]:
    """Yield who has the bye of round 1 among seven, by 7.1 and without it."""
    plan = Plan(7, 7, 5, system="lim-2026", options=options, checked=False)
    event = next(before_rounds(plan, seed))
    position = BOOK.position(event)
    if len(position.players) % 2:
        yield from (LimByHand(position, off).bye() for off in (set[str](), {"7.1"}))
    else:
        yield 0
