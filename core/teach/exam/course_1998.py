"""A course by the FIDE Swiss of 1992 - 1998."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from core.cited import texts_of
from core.language import mark
from core.systems.swiss1998.explain import RoundExplained, explain
from core.systems.swiss1998.explain.as_lines import round_lines
from core.systems.swiss1998.system import position
from core.teach.cards import situation
from core.teach.exam.blocks import Block
from core.teach.exam.course_rules import CourseRules
from core.teach.exam.desk import cards_of
from core.teach.exam.forms import Row, grading_rows, round_form
from core.teach.exam.marks import marks_of, minutes
from core.teach.quiz.whole_round import WholeRound
from core.tiebreaks.lists import LISTS


@dataclass(frozen=True)
class SwissRound:
    """One round."""

    told: RoundExplained

    @property
    def _question(self) -> WholeRound:
        return WholeRound(self.told)

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
        return situation(self.told.position)

    @property
    def half_marks(self) -> int:
        """What it is worth."""
        return marks_of(self._question)

    @property
    def minutes(self) -> int:
        """How long it should take."""
        return minutes(self._question)

    def form(self) -> Iterator[Block]:
        """Yield the boxes of the working, the boards and the bye."""
        return round_form(self.told)

    def grading(self, number: str) -> Iterator[Row]:
        """Yield the rows of whoever grades."""
        return grading_rows(number, self._question)

    def reasons(self) -> Iterator[str]:
        """Yield the explanation."""
        return texts_of(round_lines(self.told))


OF_1998 = CourseRules(
    system="swiss-1998",
    told=mark("Rules: FIDE Swiss System, text of 1992 - 1998."),
    legend=mark("Cut along the dashed lines. Floats: v down, ^ up. Results: 1 = 0, not played + and -."),
    absent=mark("Not paired in this round: {players} (F5)."),
    final=mark("Write the final table: equal points share their places, except the first (F10). ({marks})"),
    round=lambda before: SwissRound(explain(position(before))),
    cards=lambda after: cards_of("", after),
    tie_breaks=LISTS["F10"].codes,
    first=(
        mark("Nothing but lots separates those in first place (F10)."),
        mark("{player} is first by the games among those tied, or their average opposition (F10)."),
    ),
)
