"""Lessons on pairings: a position, a question about its round, the answer with every decision, and the steps to it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from paircard.core.facets.pairing import NoPairing
from paircard.core.facets.trace import Step, unlimited
from paircard.core.teach.answers.words import in_words_spoken
from paircard.core.teach.lessons.cards import CardTable, card_table, situation
from paircard.core.teach.lessons.lesson import English, Titled, head
from paircard.core.teach.questions.kind import Kind
from paircard.core.teach.questions.phrases import written
from paircard.core.values.cited import texts_of
from paircard.core.values.language import tr
from paircard.core.values.points import format_points

if TYPE_CHECKING:
    from paircard.core.facets.explained import Told
    from paircard.core.facets.position import Position
    from paircard.core.teach.questions.about_round import AboutRound
    from paircard.core.teach.questions.asking import Quiz

MOST_TRIES = 10**9
"""No lesson needs as many tries in one bracket."""


@dataclass(frozen=True)
class RoundLesson(Titled, ABC):
    """One lesson, which a book of rules makes its own."""

    quiz: ClassVar[Quiz]
    """The questions of the book."""

    number: int
    name: str
    """Short and unique, to be typed."""
    english: English
    articles: tuple[str, ...]
    """The article or ruling it is about first, then others it shows."""
    level: int

    @property
    @abstractmethod
    def position(self) -> Position:
        """What is to be paired."""

    @property
    def wrong(self) -> str:
        """A wrong answer to the whole round, written as answers are; the verdict on it is part of the lesson."""
        return ""

    def asked(self, told: Told) -> AboutRound:
        """Return what is asked, of the round explained."""
        return self.quiz.whole(told)

    @abstractmethod
    def shows(self, step: Step) -> bool:
        """Whether a step is one in which the lesson is decided."""

    def story_lines(self) -> Iterable[str]:
        """Yield how the position came about, where the cards do not tell it."""
        return ()

    def circumstances(self) -> Iterable[str]:
        """Yield what else counts in the round."""
        return ()

    def card_table(self) -> CardTable:
        """Return the position as a table."""
        return card_table(self.quiz.book, self.position)

    def without_pairing(self) -> Iterable[str]:
        """Yield what is to be told where no round is possible."""
        return ()

    def decided_lines(self, told: Told) -> Iterable[str]:  # noqa: ARG002 - for those that say it
        """Yield what is to be told of the decision right after the answer."""
        return ()

    @cached_property
    def told(self) -> Told | NoPairing:
        """The round explained, or why there is none."""
        try:
            return self.quiz.book.teach.told(self.position)
        except NoPairing as none:
            return none

    @property
    def question(self) -> AboutRound | None:
        """What is asked; None where no round is possible."""
        return None if isinstance(self.told, NoPairing) else self.asked(self.told)


def lesson_lines(lesson: RoundLesson) -> Iterator[str]:
    """Yield the lesson without its answer."""
    yield head(lesson)
    yield from introduction(lesson)
    yield from lesson.card_table().lines()


def introduction(lesson: RoundLesson) -> Iterator[str]:
    """Yield what is to be done, and what else counts beside the cards."""
    yield lesson.task
    yield from lesson.story_lines()
    yield " ".join((situation(lesson.position), *lesson.circumstances()))


def answer_lines(lesson: RoundLesson) -> Iterator[str]:
    """Yield the answer, the decisions, and what is wrong with a wrong answer."""
    told = lesson.told
    if isinstance(told, NoPairing):
        yield tr("Answer: {answer}", answer=told)
        yield from lesson.without_pairing()
        return
    question = lesson.asked(told)
    yield tr("Answer: {answer}", answer=question.expected)
    if question.kind is not Kind.ROUND:
        yield tr("The whole round: {pairs}", pairs=written(told.pairing))
    yield from lesson.decided_lines(told)
    yield from ((lesson.note,) if lesson.note else ())
    if lesson.wrong:
        yield tr("A wrong answer: {answer}", answer=in_words_spoken(lesson.wrong))
        yield from lesson.quiz.whole(told).check(lesson.wrong).lines
    yield from texts_of(lesson.quiz.book.explain.round_lines(told))


def steps_of(lesson: RoundLesson) -> list[Step]:
    """Return the steps of the rules word by word, also where they end without a pairing."""
    steps: list[Step] = []
    try:
        lesson.quiz.book.steps.played(lesson.position, steps.append, MOST_TRIES, unlimited)
    except NoPairing:
        return steps
    return steps


def step_lines(lesson: RoundLesson, steps: Sequence[Step] | None = None) -> Iterator[str]:
    """Yield every step of the procedure, or those given; those in which the lesson is decided begin with `>`."""
    for step in steps_of(lesson) if steps is None else steps:
        yield f"{'>' if lesson.shows(step) else ' '} {step_told(step)}"


def step_told(step: Step) -> str:
    """Say a step in a line."""
    where = "" if step.bracket is None else f"[{format_points(step.bracket)}] "
    return f"{where}{step.article} {tr(step.verdict.value)}: {step.reason}"
