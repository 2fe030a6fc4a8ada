"""Lessons: curated positions, each for the article that decides in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from core.errors import Refusal
from core.points import format_points
from core.swiss import NoLegalPairing, Position, Step, pair
from core.swiss.explain import explain
from core.swiss.explain.words import round_lines
from core.teach.cards import card_lines, situation
from core.teach.quiz.whole import WholeRound, written

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
class Lesson:
    """One lesson."""

    number: int
    name: str
    """Short and unique, to be typed."""
    title: str
    articles: tuple[str, ...]
    """The article or ruling it is about first, then others it shows."""
    level: int
    task: str
    position: Position
    shown: Shown
    note: str = ""
    """What else is worth knowing."""
    wrong: str = ""
    """A wrong answer, written as answers are; the verdict on it is part of the lesson."""


def found(lessons: Sequence[Lesson], wanted: str) -> Lesson:
    """Return the lesson of a number or name; raise Refusal with one sentence if there is none."""
    for lesson in lessons:
        if wanted in (str(lesson.number), lesson.name):
            return lesson
    raise Refusal(f"There is no lesson {wanted}: they are numbered 1 to {len(lessons)}, `paircard lesson` lists them.")


def lesson_lines(lesson: Lesson) -> Iterator[str]:
    """Yield the lesson without its answer."""
    yield f"Lesson {lesson.number}: {lesson.title} ({' '.join(lesson.articles)}; level {lesson.level} of {HARDEST})"
    yield lesson.task
    yield situation(lesson.position)
    yield from card_lines(lesson.position)


def answer_lines(lesson: Lesson) -> Iterator[str]:
    """Yield the pairing, the decisions, and what is wrong with a wrong answer."""
    where = "" if lesson.shown.bracket is None else f", in the bracket of {format_points(lesson.shown.bracket)}"
    try:
        told = explain(lesson.position)
    except NoLegalPairing as refusal:
        yield f"Answer: {refusal}"
        return
    yield f"Answer: {written(told.pairing)}"
    for step in steps_of(lesson.position):
        if lesson.shown.is_in(step):
            yield f"Decided by {step.article}{where}: {step.reason}"
            break
    yield from ((lesson.note,) if lesson.note else ())
    if lesson.wrong:
        yield f"A wrong answer: {lesson.wrong}"
        yield from WholeRound(told).check(lesson.wrong).lines
    yield from round_lines(told)


def step_lines(lesson: Lesson) -> Iterator[str]:
    """Yield every step of the procedure; those of the lesson's decision begin with `>`."""
    for step in steps_of(lesson.position):
        where = "" if step.bracket is None else f"[{format_points(step.bracket)}] "
        yield f"{'>' if lesson.shown.is_in(step) else ' '} {where}{step.article} {step.verdict}: {step.reason}"


def steps_of(position: Position) -> list[Step]:
    """Return the steps of the literal procedure, also where they end without a pairing (R14)."""
    steps: list[Step] = []
    try:
        pair(position, sink=steps.append)
    except NoLegalPairing:
        return steps
    return steps
