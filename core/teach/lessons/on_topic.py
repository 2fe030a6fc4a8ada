"""Lessons on a topic: each a question, and what is worth knowing about it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from paircard.core.teach.lessons.lesson import English, Titled, found, head
from paircard.core.teach.questions.given import given_with
from paircard.core.teach.questions.on_topic import TopicQuestion
from paircard.core.teach.questions.topic import Topic
from paircard.core.values.language import tr
from paircard.core.values.rule_id import RuleId


@dataclass(frozen=True, slots=True)
class TopicLesson(Titled):
    """One lesson."""

    topic: Topic
    number: int
    name: str
    """Short and unique, to be typed."""
    english: English
    level: int
    question: TopicQuestion

    @property
    def articles(self) -> tuple[str, ...]:
        """What it is about."""
        return self.question.articles


def found_on(topic: Topic, lessons: Sequence[TopicLesson], wanted: str) -> TopicLesson:
    """Return the lesson of a number or name, or the first on an article; raise Refusal if there is none."""
    by_article = next((lesson for lesson in lessons if _names(lesson.articles[0], wanted)), None)
    if by_article is not None and wanted not in (each.name for each in lessons):
        return by_article
    return found(lessons, wanted, topic.no_lesson(wanted, len(lessons)))


def _names(article: str, typed: str) -> bool:
    """Whether an article is meant by what was typed, with its book or without.

    >>> _names("B.01 1.4.6c", "1.4.6C"), _names("B.01 1.4.6c", "b.01 1.4.6c"), _names("B.VI A4", "4")
    (True, True, False)
    """
    return typed.lower() in (article.lower(), RuleId.read(article).article.lower())


def topic_lesson_lines(lesson: TopicLesson) -> Iterator[str]:
    """Yield the lesson without its answer."""
    yield head(lesson)
    yield lesson.task
    if (given := given_with(lesson.question)) is not None:
        yield from given.lines()
    yield lesson.question.text


def topic_answer_lines(lesson: TopicLesson) -> Iterator[str]:
    """Yield the answer, how it is worked out, and what else is worth knowing."""
    yield tr("Answer: {answer}", answer=lesson.question.expected)
    yield from lesson.question.working
    yield from ((lesson.note,) if lesson.note else ())
