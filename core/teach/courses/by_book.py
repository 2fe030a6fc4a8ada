"""A course by a book whose exams are set with pairing cards: a round is asked, marked and explained as in these."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.simulation.plan import FEW, Habits
from paircard.core.teach.exams.rules import ExamRules
from paircard.core.teach.exams.sheets import grading_rows, marks_of
from paircard.core.teach.lessons.cards import situation
from paircard.core.teach.papers.blocks import Block
from paircard.core.teach.papers.desk import Sign
from paircard.core.teach.papers.forms import Row
from paircard.core.teach.questions.whole_round import WholeRound


@dataclass(frozen=True, slots=True)
class RoundByBook:
    """A round as exams ask it."""

    exams: ExamRules
    question: WholeRound

    @property
    def half_marks(self) -> int:
        """What it is worth."""
        return marks_of(self.exams, self.question)

    @property
    def minutes(self) -> int:
        """How long it should take."""
        return self.exams.minutes(self.question)

    def situation(self) -> str:
        """Say which round it is, and what else counts in it."""
        told = self.question.told
        return " ".join((situation(told.position), *self.exams.circumstances(told)))

    def form(self) -> Iterator[Block]:
        """Yield the boxes to be filled in."""
        return self.exams.round_form(self.question.told)

    def grading(self, number: str) -> Iterator[Row]:
        """Yield a row for every part marked by itself, then what the round is worth."""
        return grading_rows(self.exams, number, self.question)

    def reasons(self) -> Iterator[str]:
        """Yield the explanation, line by line."""
        return self.exams.reasons(self.question)


@dataclass(frozen=True)
class CourseByBook:
    """The rules of the exams, and how the final table is made."""

    exams: ExamRules
    """How exams by these rules ask, mark and explain a round."""
    final: str
    tie_breaks: tuple[str, ...] = ()
    first: tuple[str, str] | None = None

    habits: Habits = FEW

    @property
    def system(self) -> str:
        """As `--system` names it."""
        return self.exams.quiz.book.system

    @property
    def called(self) -> str:
        """As exams name them."""
        return self.exams.called

    @property
    def legend(self) -> str:
        """As of exams."""
        return self.exams.legend

    @property
    def absent(self) -> str:
        """As in exams."""
        return self.exams.absent

    @property
    def sign(self) -> Sign:
        """As on the cards of exams."""
        return self.exams.sign

    def round(self, before: Tournament) -> RoundByBook:
        """Return the round that is paired next."""
        return RoundByBook(self.exams, self.exams.quiz.whole(self.exams.explained(before)))

    def announced(self, before: Tournament) -> Iterable[str]:  # noqa: ARG002 - the book leaves nothing open
        """Yield nothing."""
        return ()

    def own_table(self, final: Tournament) -> Iterable[tuple[ContestantId, str]]:  # noqa: ARG002 - games make it
        """Yield nothing."""
        return ()
