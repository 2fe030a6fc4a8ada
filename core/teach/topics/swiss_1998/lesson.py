"""Lessons on the rules of 1998: positions, or the end of a story."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import ClassVar

from paircard.core.facets.explained import Told
from paircard.core.facets.position import Position
from paircard.core.facets.trace import Step, unlimited
from paircard.core.systems.kit.too_many import TooManyToPlay
from paircard.core.teach.lessons.on_round import RoundLesson, step_lines, steps_of
from paircard.core.teach.lessons.story import Story
from paircard.core.teach.questions.asking import Quiz
from paircard.core.teach.questions.phrases import written
from paircard.core.teach.topics.swiss_1998.quiz import QUIZ
from paircard.core.values.language import mark, tr
from paircard.core.values.points import format_points

NONE = mark("There is no lesson {wanted}: they are numbered 1 to {last}, `paircard lesson` lists them.")


@dataclass(frozen=True, slots=True)
class Shown:
    """The step of the procedure in which the lesson is decided."""

    article: str
    """The article the step is told by; it may differ from the one the lesson is about."""
    bracket: int | None
    """Score of the bracket in half points; None for steps about the whole round."""
    players: tuple[int, ...]
    verdict: str

    def is_in(self, step: Step) -> bool:
        """Tell whether this is the step."""
        told = (step.article, step.bracket, step.players, step.verdict.value)
        return told == (self.article, self.bracket, self.players, self.verdict)


@dataclass(frozen=True)
class LessonOf1998(RoundLesson):
    """One lesson."""

    quiz: ClassVar[Quiz] = QUIZ
    cards: Position
    """The cards as they lie before the round."""
    shown: Shown
    wrong: str = ""
    story: Story | None = None
    also_literal: bool = False
    """Whether it is paired a second time, with C6 by its letter (R1)."""

    @property
    def position(self) -> Position:
        """The cards."""
        return self.cards

    def shows(self, step: Step) -> bool:
        """Whether it is the step."""
        return self.shown.is_in(step)

    def story_lines(self) -> Iterator[str]:
        """Yield what happened."""
        yield from self.story.lines if self.story else ()

    def decided_lines(self, told: Told) -> Iterator[str]:  # noqa: ARG002 - the steps tell it
        """Yield the pairing by the letter of C6, then the article that decides, and why."""
        if self.also_literal:
            by_letter = self.quiz.book.teach.told(replace(self.position, c6="literal"))
            yield tr("With C6 by its letter (B1 and B2 only): {answer}", answer=written(by_letter.pairing))
        yield from islice(self._decided(), 1)

    def _decided(self) -> Iterator[str]:
        if self.english.reason:
            yield tr("Decided by {article}: {reason}", article=self.articles[0], reason=self.reason)
        yield from (self._decided_by(step) for step in steps_of(self) if self.shown.is_in(step))

    def _decided_by(self, step: Step) -> str:
        """Say what decided: the article of the lesson, and the one its step is told by if that is another."""
        about = self.articles[0]
        article = about if about == step.article else f"{about} ({step.article})"
        if step.bracket is None:
            return tr("Decided by {article}: {reason}", article=article, reason=step.reason)
        fields = {"article": article, "bracket": format_points(step.bracket), "reason": step.reason}
        return tr("Decided by {article}, in the bracket of {bracket}: {reason}", **fields)


def by_article(lessons: Sequence[LessonOf1998], typed: str) -> LessonOf1998 | None:
    """Return the first lesson that is about an article, or shows it."""
    return next((each for each in lessons if typed.upper() in map(str.upper, each.articles)), None)


def every_try_lines(lesson: LessonOf1998) -> Iterator[str]:
    """Yield the steps with every try, also those that cannot succeed; where they are too many that is said first."""
    steps: list[Step] = []
    try:
        lesson.quiz.book.steps.every_try(lesson.position, steps, unlimited)
    except TooManyToPlay as many:
        yield str(many)
        steps = steps_of(lesson)
    yield from step_lines(lesson, steps)
