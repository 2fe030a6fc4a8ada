"""Which boards of a display are put together at its end, and with which numbers (B.VI H3)."""

from __future__ import annotations

from dataclasses import dataclass

from core.language import tr
from core.said import Words, said
from core.systems.simultaneous.options import SimultaneousOptions
from core.teach.matches.question import MatchForm, MatchKind, boards_written, read_boards
from core.teach.matches.staged import display
from core.teach.quiz.verdict import FULL, Verdict, all_or_nothing

TOGETHER = "B.VI H3"


@dataclass(frozen=True, slots=True)
class PutTogetherAtTheEnd:
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
        at = display(len(self.results), SimultaneousOptions(), self.results, together=True)
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

    @property
    def working(self) -> tuple[str, ...]:
        """The same in lines."""
        return (str(self.worked),)

    def check(self, answer: str) -> Verdict:
        """Judge the numbers, in any order."""
        right = read_boards(answer, self.form) == frozenset(self._together)
        return all_or_nothing(TOGETHER, self.expected, None if right else self.worked)
