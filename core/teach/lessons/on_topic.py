"""Lessons on a topic: each a question, and what is worth knowing about it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from core.teach.lessons.of_1998 import HARDEST, English
from core.teach.questions.on_topic import TopicQuestion
from core.teach.topics.topic import Topic
from core.values.errors import Refusal
from core.values.language import tr
from core.values.rule_id import rules_listed


@dataclass(frozen=True, slots=True)
class TopicLesson:
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

    @property
    def title(self) -> str:
        """What it is called."""
        return tr(self.english.title)

    @property
    def task(self) -> str:
        """What is to be done, and by which rule."""
        return tr(self.english.task)

    @property
    def note(self) -> str:
        """What else is worth knowing."""
        return tr(self.english.note)


def found_on(topic: Topic, lessons: Sequence[TopicLesson], wanted: str) -> TopicLesson:
    """Return the lesson of a number or name; raise Refusal with one sentence if there is none."""
    for lesson in lessons:
        if wanted in (str(lesson.number), lesson.name):
            return lesson
    raise Refusal(topic.no_lesson(wanted, len(lessons)))


def topic_lesson_lines(lesson: TopicLesson) -> Iterator[str]:
    """Yield the lesson without its answer."""
    yield tr(
        "Lesson {number}: {title} ({articles}; level {level} of {hardest})",
        number=lesson.number,
        title=lesson.title,
        articles=rules_listed(lesson.articles),
        level=lesson.level,
        hardest=HARDEST,
    )
    yield lesson.task
    yield lesson.question.text


def topic_answer_lines(lesson: TopicLesson) -> Iterator[str]:
    """Yield the answer, how it is worked out, and what else is worth knowing."""
    yield tr("Answer: {answer}", answer=lesson.question.expected)
    yield from lesson.question.working
    yield from ((lesson.note,) if lesson.note else ())
