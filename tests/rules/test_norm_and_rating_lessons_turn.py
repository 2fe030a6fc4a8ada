"""Every lesson on norms and ratings turns on its article: the program judges otherwise where it is forgotten.

What is right was worked out from the regulations by hand; of games the second engine of the norms says the same.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from paircard.core.rules.book import rule
from paircard.core.teach.lessons.lesson import HARDEST
from paircard.core.teach.lessons.on_topic import TopicLesson
from paircard.core.teach.questions.slips import WithSlips
from paircard.core.teach.topics.catalogue import NORMS, RATINGS
from paircard.core.teach.topics.norms import NormKind
from paircard.core.teach.topics.norms.of_games import OfGames
from paircard.core.teach.topics.ratings import RatingKind
from paircard.core.values.rule_id import RuleId
from paircard.data.teach.topic_lessons_file import lessons_on
from tests.support.norm_questions import by_second_engine

ANSWERS: Mapping[str, Mapping[str, tuple[str, str]]] = {
    NORMS.name: {
        "half-titled": ("1.4.5a", "yes"),  # 4 of 9
        "a-third": ("1.4.5b", "yes"),  # 2 GMs
        "two-federations": ("1.4.3", "yes"),  # GER and the own one
        "nine-games": ("1.4.1", "yes"),  # 8
        "for-women": ("0.3", "yes"),
        "the-table": ("6½", "4½"),  # .72 is worth 166: 2600
        "registered": ("1.1.1", "yes"),  # 29 days
        "chief-arbiter": ("1.1.5", "yes"),
        "standard-chess": ("0.5", "yes"),
        "candidate-masters": ("1.4.5a", "yes"),
        "own-federation": ("1.4.4", "yes"),  # 6 of 9
        "one-federation": ("1.4.4", "yes"),  # 7 of 9
        "lowest-raised": ("2417", "2401"),  # 21 756 and 21 606
        "no-member": ("2434", "2449"),
        "not-played": ("2434", "2452"),
        "least-average": ("none", "7½"),  # .83 is worth 273; 7 points 220: 2599
        "one-short": ("1.4.8", "yes"),  # 21 901: 2433
        "unrated": ("2293", "2456"),  # n10: 2050 and 1400
        "two-hours": ("1.1.3", "yes"),  # 110 minutes
        "twelve-hours": ("1.1.2", "yes"),  # 12 hours 40
        "no-arbiter-plays": ("1.1.6", "yes"),
        "only-one": ("2393", "2399"),  # 2200 and 2150, or twice 2200
        "half-up": ("2431", "2430"),  # 24 305
        "per-cent": ("5", "5½"),  # 62.5: .63 is worth 95
        "no-flag": ("1.4.3", "yes"),
        "zonal": ("yes", "1.4.3"),
        "national-final": ("yes", "1.4.3"),
        "national-team": ("yes", "1.4.4"),
        "many-foreigners": ("yes", "1.4.3"),
        "eight-of-nine": ("yes", "1.4.1"),  # n27
        "points-above": ("11", "9"),  # 8½, 6½ needed
        "27-games": ("1.5.1", "yes"),  # 26
        "the-rating": ("1.5.3", "yes"),
        "a-normal-norm": ("1.4.3e", "yes"),
        "least-score": ("3½", "3"),  # .30 is worth -149: 2601
        "only-one-of-eight": ("1.4.1c", "yes"),
        "one-a-day": ("1.1.3a", "yes"),
        "from-the-list": ("1.5.6", "yes"),
        "scoreless": ("2434", "2411"),
        "teams-of-the-world": ("yes", "1.4.1"),  # n59
        "the-end-left-out": ("10 11", "none"),  # n36
        "all-rounds-count": ("1.4.5a", "yes"),  # n37: 5 of 11
        "a-win-left-out": ("4", "none"),  # n38
        "thirteen-at-most": ("13", "14"),
        "opponent-stays-away": ("yes", "1.4.1"),
        "the-last-game": ("½", "1"),  # worked example 1
    },
    RATINGS.name: {
        "the-table": ("0.65", "0.35"),  # 107-113
        "fewer-than-30": ("40", "20"),
        "the-young": ("40", "20"),
        "minutes": ("none", "standard"),
        "increments": ("standard", "rapid"),  # 60 or 45 minutes
        "points-rounded": ("1846", "1845"),  # +5.6
        "four-hundred": ("0.08", "0.03"),  # 392-411, 518-559
        "sum-times-k": ("+8.8", "+0.44"),  # -10 .49, 50 .57, -100 .36, 100 .64
        "not-played": ("+2.2", "+14.6"),  # 50 .57, -25 .47, -110 .35; -90 .38
        "unrated-opponents": ("+4.0", "+10.0"),  # 50 .57, -100 .36, -20 .47; 300 .85
        "once-2400": ("10", "20"),
        "blitz": ("blitz", "rapid"),
        "rapid": ("standard", "rapid"),
        "below-1400": ("none", "1398"),  # -6.2
        "five-games": ("none", "1838"),  # 10 685/6 and 58 % of 6: 57
        "end-of-the-year": ("40", "20"),
        "seven-hundred": ("17", "20"),  # T11
        "rounded-once": ("2001", "2000"),  # T6
        "two-drawn-games": ("1922", "1973"),  # r47; 9507/5 + 72
        "from-2650": ("0.93", "0.92"),  # T1
        "both-sides": ("0.08", "0.07"),  # T1
        "half-a-point-down": ("1900", "1901"),  # T7
        "few-games-2400": ("10", "40"),  # T12
        "young-and-2300": ("20", "40"),  # T13
        "most-2200": ("2200", "2334"),  # 15 235/7 + 158
        "nothing-scored": ("1922", "1749"),
        "not-published": ("none", "1346"),  # 11 035/7 and 21 %
        "every-far-game": ("+56.4", "+57.2"),  # worked example 1; the second far game .07 (-440)
        "young-new-strong": ("40", "20"),  # T14
        "before-october": ("0.92", "0.94"),  # T5
        "too-far-in-rapid": ("none", "0.92"),
        "rapid-keeps-the-bound": ("0.92", "0.94"),
    },
}
"""What is right, and what comes out where the article is forgotten, with what it is worked out by."""
ALL = [lesson for topic in (NORMS, RATINGS) for lesson in lessons_on(topic)]
OF_GAMES = [lesson.question for lesson in lessons_on(NORMS) if isinstance(lesson.question, OfGames)]
named = pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: f"{lesson.topic.name}-{lesson.name}")


def asked(lesson: TopicLesson) -> WithSlips:
    """Return the question of a lesson as one that knows its mistakes."""
    assert isinstance(lesson.question, WithSlips)
    return lesson.question


@named
def test_with_its_article_the_answer_is_right_and_without_it_another(lesson: TopicLesson) -> None:
    right, without = ANSWERS[lesson.topic.name][lesson.name]
    question = asked(lesson)
    assert question.check(right).right
    verdict = question.check(without)
    assert verdict.points == 0
    assert verdict.first_departure is not None
    assert verdict.first_departure.article == lesson.articles[0]
    assert question.slips[0].answer == without
    assert any(lesson.articles[0] in line and without in line for line in question.working)


@pytest.mark.parametrize("question", OF_GAMES, ids=lambda question: f"{question.kind}-{question.turns}")
def test_the_second_engine_says_the_same(question: OfGames) -> None:
    assert by_second_engine(question) in question.right


def test_every_lesson_is_looked_at() -> None:
    for topic, kinds in ((NORMS, NormKind), (RATINGS, RatingKind)):
        lessons = lessons_on(topic)
        assert [*ANSWERS[topic.name]] == [lesson.name for lesson in lessons]
        assert len({lesson.articles[0] for lesson in lessons}) >= 12
        assert {lesson.question.kind for lesson in lessons} == {*kinds}
        levels = [lesson.level for lesson in lessons]
        assert levels == sorted(levels)
        assert {*levels} == {*range(1, HARDEST + 1)}


@named
def test_it_is_short_and_its_articles_can_be_read(lesson: TopicLesson) -> None:
    assert len(re.findall(r"[.:?](?= |$)", lesson.task)) <= 4
    assert len(lesson.task) <= 200
    for article in asked(lesson).articles:
        assert rule(RuleId.read(article)).text
