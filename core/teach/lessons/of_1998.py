"""Lessons: curated positions, each for the article that decides in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from core.systems.kit.too_many import TooManyToPlay
from core.systems.swiss1998 import NoLegalPairing, Position, Step, pair
from core.systems.swiss1998.every_try import every_try
from core.systems.swiss1998.explain import explain
from core.systems.swiss1998.explain.as_lines import round_lines
from core.teach.answers.words import in_words_spoken
from core.teach.lessons.cards import card_lines, situation
from core.teach.lessons.story import Story
from core.teach.questions.whole_round import WholeRound, written
from core.values.cited import texts_of
from core.values.errors import Refusal
from core.values.language import tr
from core.values.points import format_points
from core.values.rule_id import rules_listed
from core.values.said import said

HARDEST = 5
"""Levels are 1 to 5."""


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


@dataclass(frozen=True, slots=True)
class English:
    """What a lesson says, before it is translated."""

    title: str
    task: str
    note: str = ""
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson."""

    number: int
    name: str
    """Short and unique, to be typed."""
    english: English
    articles: tuple[str, ...]
    """The article or ruling it is about first, then others it shows."""
    level: int
    position: Position
    shown: Shown
    wrong: str = ""
    """A wrong answer, written as answers are; the verdict on it is part of the lesson."""
    story: Story | None = None
    """How the position came about, where the cards do not tell it."""
    also_literal: bool = False
    """Whether it is paired a second time, with C6 by its letter (R1)."""

    @property
    def title(self) -> str:
        """What it is called."""
        return tr(self.english.title)

    @property
    def task(self) -> str:
        """What is to be done."""
        return tr(self.english.task)

    @property
    def note(self) -> str:
        """What else is worth knowing."""
        return tr(self.english.note)

    @property
    def reason(self) -> str:
        """Why its article decides, where no step of the procedure says so."""
        return tr(self.english.reason)


def found(lessons: Sequence[Lesson], wanted: str) -> Lesson:
    """Return the lesson of a number or name; raise Refusal with one sentence if there is none."""
    for lesson in lessons:
        if wanted in (str(lesson.number), lesson.name):
            return lesson
    there_is_none = said(
        "There is no lesson {wanted}: they are numbered 1 to {last}, `paircard lesson` lists them.",
        wanted=wanted,
        last=len(lessons),
    )
    raise Refusal(there_is_none)


def lesson_lines(lesson: Lesson) -> Iterator[str]:
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
    yield from lesson.story.lines if lesson.story else ()
    yield situation(lesson.position)
    yield from card_lines(lesson.position)


def answer_lines(lesson: Lesson) -> Iterator[str]:
    """Yield the pairing, the decisions, and what is wrong with a wrong answer."""
    try:
        told = explain(lesson.position)
    except NoLegalPairing as refusal:
        yield tr("Answer: {answer}", answer=refusal)
        return
    yield tr("Answer: {answer}", answer=written(told.pairing))
    if lesson.also_literal:
        by_letter = explain(replace(lesson.position, c6="literal"))
        yield tr("With C6 by its letter (B1 and B2 only): {answer}", answer=written(by_letter.pairing))
    yield from islice(_decided(lesson), 1)
    yield from ((lesson.note,) if lesson.note else ())
    if lesson.wrong:
        yield tr("A wrong answer: {answer}", answer=in_words_spoken(lesson.wrong))
        yield from WholeRound(told).check(lesson.wrong).lines
    yield from texts_of(round_lines(told))


def _decided(lesson: Lesson) -> Iterator[str]:
    """Yield the article that decides, and why."""
    if lesson.english.reason:
        yield tr("Decided by {article}: {reason}", article=lesson.articles[0], reason=lesson.reason)
    yield from (_decided_by(lesson, step) for step in steps_of(lesson.position) if lesson.shown.is_in(step))


def _decided_by(lesson: Lesson, step: Step) -> str:
    """Say what decided: the article of the lesson, and the one its step is told by if that is another."""
    about = lesson.articles[0]
    article = about if about == step.article else f"{about} ({step.article})"
    if step.bracket is None:
        return tr("Decided by {article}: {reason}", article=article, reason=step.reason)
    fields = {"article": article, "bracket": format_points(step.bracket), "reason": step.reason}
    return tr("Decided by {article}, in the bracket of {bracket}: {reason}", **fields)


def step_lines(lesson: Lesson, *, all_tries: bool = False) -> Iterator[str]:
    """Yield every step of the procedure; those of the lesson's decision begin with `>`.

    With `all_tries` those that cannot succeed are made as well, unless they are too many: that is said first.
    """
    steps: list[Step] = []
    try:
        if all_tries:
            every_try(lesson.position, steps)
    except TooManyToPlay as many:
        yield str(many)
        all_tries = False
    for step in steps if all_tries else steps_of(lesson.position):
        where = "" if step.bracket is None else f"[{format_points(step.bracket)}] "
        told = f"{where}{step.article} {tr(step.verdict.value)}: {step.reason}"
        yield f"{'>' if lesson.shown.is_in(step) else ' '} {told}"


def steps_of(position: Position) -> list[Step]:
    """Return the steps of the literal procedure, also where they end without a pairing (R14)."""
    steps: list[Step] = []
    try:
        pair(position, sink=steps.append)
    except NoLegalPairing:
        return steps
    return steps
