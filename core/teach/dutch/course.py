"""A course by the FIDE (Dutch) System of February 2026."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from core.cited import texts_of
from core.language import mark
from core.systems.dutch2026.as_seen import position
from core.systems.dutch2026.explain import DutchRound, explain
from core.systems.dutch2026.explain.lines import round_lines
from core.teach.cards import situation
from core.teach.dutch.desk import cards_of
from core.teach.dutch.forms import grading_rows, initial_colour, round_form
from core.teach.dutch.level import minutes
from core.teach.dutch.whole_round import DutchWholeRound
from core.teach.exam.blocks import Block
from core.teach.exam.course_rules import CourseRules
from core.teach.exam.forms import Row


@dataclass(frozen=True)
class RoundOf2026:
    """One round."""

    told: DutchRound

    @property
    def _question(self) -> DutchWholeRound:
        return DutchWholeRound(self.told)

    @property
    def text(self) -> str:
        """The question."""
        return self._question.text

    @property
    def expected(self) -> str:
        """The pairing."""
        return self._question.expected

    @property
    def situation(self) -> str:
        """Which round it is, and what else counts in it."""
        return " ".join((situation(self.told.position), *initial_colour(self.told)))

    @property
    def half_marks(self) -> int:
        """What it is worth."""
        return self._question.of

    @property
    def minutes(self) -> int:
        """How long it should take."""
        return minutes(self._question)

    def form(self) -> Iterator[Block]:
        """Yield the boxes of the boards and the bye."""
        return round_form(self.told)

    def grading(self, number: str) -> Iterator[Row]:
        """Yield the rows of whoever grades."""
        return grading_rows(number, self._question)

    def reasons(self) -> Iterator[str]:
        """Yield the explanation."""
        return texts_of(round_lines(self.told))


OF_2026 = CourseRules(
    system="dutch-2026",
    told=mark("Rules: FIDE (Dutch) System of February 2026 (C.04.1 - C.04.3)."),
    legend=mark(
        "Cut along the dashed lines. Floats: v down, ^ up. Results: 1 = 0, not played + and -; U the bye of the "
        "pairing, F H Z a bye of a full, half or no point."
    ),
    absent=mark("Not in this round: {players}."),
    final=mark("Write the final table: players with equal points share their places. ({marks})"),
    round=lambda before: RoundOf2026(explain(position(before))),
    cards=lambda after: cards_of("", after),
)
