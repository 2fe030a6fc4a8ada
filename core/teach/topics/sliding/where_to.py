"""Where somebody goes after a round."""

from __future__ import annotations

from dataclasses import dataclass

from paircard.core.systems.exercises import Chair
from paircard.core.teach.answers.verdict import FULL
from paircard.core.teach.questions.one_answer import WorkedInLines
from paircard.core.teach.topics.sliding.answers import read_seat, seat_written
from paircard.core.teach.topics.sliding.question import SLIDING, SlidingForm, SlidingKind, players_told, sliding
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.core.values.said import said


@dataclass(frozen=True, slots=True)
class WhereTo(WorkedInLines):
    """Give board and side."""

    n: int
    player: int
    round: int
    """After which."""
    kind: SlidingKind = SlidingKind.GOES
    form: SlidingForm = SlidingForm.GOES
    of: int = FULL
    minutes: int = 1
    articles: tuple[str, ...] = (SLIDING,)

    @property
    def text(self) -> str:
        """The question."""
        asked = tr("Where does {player} go after round {round}?", player=self.player, round=self.round)
        return f"{players_told(self.n)} {asked}"

    @property
    def _chair(self) -> Chair | None:
        return sliding().chair(self.n, self.player, self.round + 1)

    @property
    def expected(self) -> str:
        """Board and side, or rest."""
        return seat_written(self._chair)

    @property
    def working(self) -> tuple[str, ...]:
        """Where they sit, how they move, and where they sit then."""
        here = sliding().sitting_said(self.n, self.player, self.round)
        going = sliding().going_said(self.n, self.player, self.round)
        return f"{here} {going}", sliding().sitting_said(self.n, self.player, self.round + 1)

    def is_right(self, answer: str) -> bool:
        """Judge the seat; a board that does not stand there is a slip of the pen, not an answer."""
        seat = read_seat(answer)
        if seat is not None and not 1 <= seat.board <= sliding().boards(self.n):
            fields = {"board": seat.board, "boards": sliding().boards(self.n)}
            raise Refusal(said("There is no board {board} in a row of {boards}.", **fields))
        return seat == self._chair
