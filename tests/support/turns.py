"""What is switched off for a lesson, so that its answer changes; by its name, else by the article it is about."""

from __future__ import annotations

from paircard.core.facets.position import Position
from paircard.core.teach.topics.swiss_1998.lesson import LessonOf1998 as Lesson
from tests.support.literal import paired

BY_ARTICLE = {
    **{
        article: article
        for article in (
            *("A3", "A6", "A8", "B1a", "B1b", "B2", "B3", "B4", "B5", "B6"),
            *("C1", "C5", "C6", "C7", "C8", "C9", "C10", "C11", "C12", "C13", "D1"),
            *("E1", "E2", "E3", "E4", "E5", "R1", "R2", "R3", "R5", "R6", "R7", "R8", "R12", "R13", "R15"),
        )
    },
    "C3": "A6 moved",
    "F4": "A6",
    "R10": "C14",
    "R11": "C14",
    "R14": "B1a",
}
"""Off, A8 counts x one too high, A6 rounds S1 up, `A6 moved` levels every bracket, C6 pairs first with last."""
BY_NAME = {
    "later-exchange": "D2 difference",
    "exchange-lowest-of-s1": "D2 S1",
    "exchange-order-of-s2": "D2 S2",
    "exchange-of-two": "D2 two",
    "bye-is-a-float": "B5",
    "upfloats-dropped": "C10 upfloats",
    "one-left-over": "R9 exception",
    "undone-at-once": "R9 (1)",
    "undone-after-all-failed": "R9 (2)",
}


NOTHING_TO_SWITCH = {
    "the-bye": "an odd number leaves one player over, whichever article is switched off",
    "gaps-are-closed": "a position knows no gaps: a test of its own compares round by round",
}


CASES = {"R9 (1)": "R9 (1)", "R9 (2)": "R9 (2)", "R9 exception": "R9 exception", "C10 upfloats": "C10 upfloats"}
"""Switches of the cases of an article that are claimed apart."""


def turns_on(article: str, position: Position) -> bool:
    """Tell whether a position comes out otherwise without an article; True where there is nothing to switch."""
    switch = CASES.get(article, BY_ARTICLE.get(article))
    return switch is None or paired(position, {switch}) != paired(position)


def switch_of(lesson: Lesson) -> str | None:
    """Return what is to be switched off."""
    return BY_NAME.get(lesson.name, BY_ARTICLE.get(lesson.articles[0]))
