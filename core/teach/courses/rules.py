"""What a course paper needs of the rules it is set by, beside what exams by them say; and a round of it on paper."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from paircard.core.event.tournament import Tournament
from paircard.core.teach.exams.rules import ExamRules
from paircard.core.teach.exams.sheets import grading_rows, marks_of
from paircard.core.teach.lessons.cards import situation
from paircard.core.teach.papers.blocks import Block, Card
from paircard.core.teach.papers.desk import cards_of
from paircard.core.teach.papers.forms import Row
from paircard.core.teach.questions.whole_round import WholeRound


@dataclass(frozen=True, slots=True)
class RoundOnPaper:
    """A round to be paired by the student. What can be said is said when the paper is written."""

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
        """Yield, by its number on the paper, a row for every part marked by itself, then what the round is worth."""
        return grading_rows(self.exams, number, self.question)

    def reasons(self) -> Iterator[str]:
        """Yield the explanation, line by line."""
        return self.exams.reasons(self.question)


@dataclass(frozen=True, slots=True)
class CourseRules:
    """The rules of a course. Texts are marked where they are made, and read in the language that is spoken."""

    exams: ExamRules
    """How exams by these rules ask, mark and explain a round."""
    final: str
    """How the final table is to be written; takes `marks`."""
    tie_breaks: tuple[str, ...] = ()
    """Codes of the final table; none: equal points share their places."""
    first: tuple[str, str] | None = None
    """Where tie-breaks find the first alone: what is said when they do not, and when they do (takes `player`)."""

    @property
    def system(self) -> str:
        """As `--system` names it."""
        return self.exams.quiz.book.system

    def round(self, before: Tournament) -> RoundOnPaper:
        """Return the round that is paired next."""
        return RoundOnPaper(self.exams, self.exams.quiz.whole(self.exams.explained(before)))

    def cards(self, after: Tournament) -> Iterator[Card]:
        """Yield the pairing cards of everybody."""
        return cards_of("", after, self.exams.sign)
