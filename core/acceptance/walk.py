"""The walk through the tree: which questions are asked of a program that answers so, and what its answers add up to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from paircard.core.acceptance.answers import Answer
from paircard.core.acceptance.tree import END, FIRST, Question, Way, Weight

MOST = 100
"""Per cent of penalties beyond which a program is refused."""


@dataclass(frozen=True, slots=True)
class Step:
    """One question as it is asked and answered on the way."""

    question: Question
    answer: Answer

    @property
    def way(self) -> Way:
        """What the answer costs."""
        return self.answer.way(self.question)

    @property
    def at_risk(self) -> bool:
        """Whether nobody knows yet what is to be answered, and it matters."""
        return self.answer.at_risk(self.question)

    @property
    def is_open(self) -> bool:
        """Whether something is left to be done here: it costs, or is at risk."""
        return self.way.is_dear or self.at_risk


@dataclass(frozen=True, slots=True)
class Walk:
    """All questions that are asked, in order."""

    steps: tuple[Step, ...]

    @property
    def hard(self) -> tuple[Step, ...]:
        """What ends the verification."""
        return tuple(step for step in self.steps if step.way.weight is Weight.HARD)

    @property
    def per_cent(self) -> int:
        """The sum of the penalties that are known."""
        return sum(step.way.per_cent for step in self.steps)

    @property
    def unknown(self) -> tuple[Step, ...]:
        """Penalties of which the per cent are not known."""
        return tuple(step for step in self.steps if step.way.weight is Weight.UNKNOWN)

    @property
    def at_risk(self) -> tuple[Step, ...]:
        """Questions without an answer."""
        return tuple(step for step in self.steps if step.at_risk)

    @property
    def open(self) -> tuple[Step, ...]:
        """Whatever is left to be done."""
        return tuple(step for step in self.steps if step.is_open)

    @property
    def may_pass(self) -> bool:
        """Whether nothing in it is a refusal."""
        return not self.hard and self.per_cent <= MOST


def walk(questions: Mapping[int, Question], answers: Mapping[int, Answer]) -> Walk:
    """Go from the first question to the end; where an answer is hard, go on as if it had been the other one."""
    return Walk(tuple(_steps(questions, answers)))


def _steps(questions: Mapping[int, Question], answers: Mapping[int, Answer]) -> Iterator[Step]:
    number = FIRST
    while number != END:
        step = Step(questions[number], answers[number])
        yield step
        hard = step.way.weight is Weight.HARD
        number = (step.question.better if hard else step.way).next
