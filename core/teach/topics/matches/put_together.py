"""Which boards of a display are put together at its end, and with which numbers (B.VI H3)."""

from __future__ import annotations

from dataclasses import dataclass

from paircard.core.teach.answers.verdict import FULL
from paircard.core.teach.questions.one_answer import OneAnswer
from paircard.core.teach.topics.matches.question import MatchForm, MatchKind, boards_written, read_boards
from paircard.core.teach.topics.matches.staged import display, display_asked
from paircard.core.values.language import tr
from paircard.core.values.said import Words, said

TOGETHER = "B.VI H3"


@dataclass(frozen=True, slots=True)
class PutTogetherAtTheEnd(OneAnswer):
    """Give their numbers."""

    results: str
    """A sign a board from the side of the giver: `1`, `=` or `0`; `.` is open."""
    kind: MatchKind = MatchKind.SEATS
    form: MatchForm = MatchForm.SEATS
    of: int = FULL
    minutes: int = 1
    articles: tuple[str, ...] = (TOGETHER,)

    @property
    def text(self) -> str:
        """The question."""
        over = ", ".join(str(board) for board, sign in enumerate(self.results, 1) if sign != ".")
        return tr(
            "A simultaneous display on {boards} boards comes to its end; these games are over: {over}. The others are "
            "put side by side. Which numbers do those boards have there?",
            boards=len(self.results), over=over,
        )  # fmt: skip

    @property
    def _together(self) -> tuple[int, ...]:
        at = display(len(self.results), display_asked().options(), self.results, together=True)
        return at.rounds[0].together

    @property
    def expected(self) -> str:
        """The numbers."""
        return boards_written(self._together)

    @property
    def worked(self) -> Words:
        """Which, and that numbers stay."""
        return said(
            "Only games still open are put together, and seats change, not numbers: {boards}.",
            boards=boards_written(self._together),
        )  # fmt: skip

    def is_right(self, answer: str) -> bool:
        """Judge the numbers, in any order."""
        return read_boards(answer, self.form) == frozenset(self._together)
