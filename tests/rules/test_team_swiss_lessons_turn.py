"""Every lesson on the team Swiss turns on its article: a second engine, without it, gives another answer."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Any

import pytest

from paircard.core.teach.lessons.on_topic import TopicLesson
from paircard.core.teach.questions.on_topic import TopicQuestion
from paircard.core.teach.topics.catalogue import TEAM_SWISS
from paircard.core.teach.topics.team_swiss import draw_about_team_swiss
from paircard.core.teach.topics.team_swiss.questions import WhoHasTheBye, WhoHasWhite, WhoIsDrawnUp, WhoMeetsWhom
from paircard.data.teach.topic_lessons_file import lessons_on
from tests.support.dose import long
from tests.support.literal_teams import Literal
from tests.support.taught import teams_of

LESSONS = {lesson.name: lesson for lesson in lessons_on(TEAM_SWISS)}
named = pytest.mark.parametrize("lesson", LESSONS.values(), ids=lambda lesson: lesson.name)
SWITCHES = {
    "lowest-score": "3.4",
    "first-colour": "4.3.8",
    "difference": "4.3.5",
    "odd-group": "C5",
    "two-halves": "3.6",
    "twice": "C2",
    "one-prefers": "4.3.2",
    "last-difference": "4.3.6",
    "two-are-missing": "C3",
    "floated": "C7",
    "strong": "4.3.4",
    "first-team": "4.3.7",
    "whole-round": "C8",
    "strong-counts": "C9",
    "scores": "C5",
}
"""What a lesson is about, by its name."""
NOTHING_TO_SWITCH = {
    "both": "whoever prefers White has the lower difference or had Black last: later rules say the same"
}


def answered(question: TopicQuestion, off: Collection[str] = ()) -> Any:
    """Return the answer of the second engine, None where the round cannot be paired so."""
    assert isinstance(question, (WhoHasTheBye, WhoHasWhite, WhoIsDrawnUp, WhoMeetsWhom))
    literal = Literal(teams_of(question.history.position), off)
    if isinstance(question, WhoHasWhite):
        pair = question.history.told.pairing.pairs[question.at]
        return str(literal.white(int(pair.white), int(pair.black)))
    made = literal.paired()
    if isinstance(question, WhoIsDrawnUp):
        return {*made.brackets[question.at].upfloaters} if len(made.brackets) > question.at else None
    if not made.complete:
        return None
    return str(made.bye) if isinstance(question, WhoHasTheBye) else {f"{one}-{other}" for one, other in made.pairs}


def expected(question: TopicQuestion) -> Any:
    """Return the answer of the program in the same form."""
    match question:
        case WhoIsDrawnUp():
            return {*map(int, question.expected.split())}
        case WhoMeetsWhom():
            return {*question.expected.split()}
    return question.expected


def test_the_second_engine_is_an_engine() -> None:
    for seed in range(300):
        question = draw_about_team_swiss(Random(seed))
        assert answered(question) == expected(question), question.text


@named
def test_without_its_article_the_answer_is_another(lesson: TopicLesson) -> None:
    assert answered(lesson.question) == expected(lesson.question)
    if lesson.name in NOTHING_TO_SWITCH:
        pytest.skip(NOTHING_TO_SWITCH[lesson.name])
    without = answered(lesson.question, {SWITCHES[lesson.name]})
    assert without is not None
    assert without != expected(lesson.question)
    if isinstance(lesson.question, WhoHasWhite):
        assert lesson.question.articles == (f"C.04.6 {SWITCHES[lesson.name]}",)


@long
def test_granting_both_preferences_is_what_later_rules_would_do() -> None:
    """So nothing turns on 4.3.3, whichever event one looks at."""
    seen = 0
    for seed in range(600):
        question = draw_about_team_swiss(Random(seed), wanted=4 + seed % 2)
        if isinstance(question, WhoHasWhite) and question.articles == ("C.04.6 4.3.3",):
            seen += 1
            assert answered(question, {"4.3.3"}) == question.expected
    assert seen > 10


def test_every_lesson_is_switched_or_has_its_reason() -> None:
    assert {*SWITCHES} | {*NOTHING_TO_SWITCH} == {*LESSONS}
    assert len(NOTHING_TO_SWITCH) == 1
