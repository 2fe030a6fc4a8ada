"""Who loses a board of a display by the third lateness (B.VI H6)."""

from __future__ import annotations

from dataclasses import dataclass

from paircard.core.teach.answers.verdict import FULL
from paircard.core.teach.questions.one_answer import OneAnswer
from paircard.core.teach.topics.matches.question import MatchForm, MatchKind, boards_written, read_boards
from paircard.core.teach.topics.matches.staged import display, display_asked
from paircard.core.values.language import tr
from paircard.core.values.said import Words, said, series

LATENESS = "B.VI H6"


@dataclass(frozen=True, slots=True)
class ThirdLateness(OneAnswer):
    """Give the boards that are lost."""

    boards: int
    late: tuple[int, ...]
    """The boards that were not ready, in the order of the notes."""
    kind: MatchKind = MatchKind.LATE
    form: MatchForm = MatchForm.BOARDS
    of: int = FULL
    minutes: int = 1
    articles: tuple[str, ...] = (LATENESS,)

    @property
    def text(self) -> str:
        """The question."""
        return tr(
            "A simultaneous display on {boards} boards. When the giver came, these boards had overstepped their time "
            "to reply, in this order: {late}. Which of them are lost by it?",
            boards=self.boards, late=", ".join(map(str, self.late)),
        )  # fmt: skip

    @property
    def _lost(self) -> tuple[int, ...]:
        round_ = display(self.boards, display_asked().options(), late=self.late).rounds[0]
        return tuple(board.match for board in round_.boards if board.result)

    @property
    def expected(self) -> str:
        """Their numbers."""
        return boards_written(self._lost)

    @property
    def worked(self) -> Words:
        """How often each was late."""
        noted = display(self.boards, display_asked().options(), late=self.late).rounds[0]
        times = [
            said("board {board}: {times}", board=board, times=len(noted.noted("late", board)))
            for board in sorted(set(self.late))
        ]
        return said(
            "The third time loses, whatever lies between; before that it is only noted. Times: {times}.",
            times=series(times),
        )

    def is_right(self, answer: str) -> bool:
        """Judge the boards, in any order."""
        return read_boards(answer, self.form) == frozenset(self._lost)
