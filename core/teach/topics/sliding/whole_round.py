"""A whole round of the sliding system."""

from __future__ import annotations

from dataclasses import dataclass

from core.systems.sliding.closed_forms import round_of
from core.systems.sliding.seats import ODD, SLIDING, Seat, colour, seat
from core.systems.sliding.table import Pair, Round, free, table
from core.systems.sliding.words import colour_working, round_working, ruling
from core.teach.questions.round_of_table import RoundOfTable
from core.teach.topics.sliding.one_number import resting_working
from core.teach.topics.sliding.question import SlidingForm, SlidingKind, players_told
from core.values.language import tr
from core.values.said import Words, joined


@dataclass(frozen=True, slots=True)
class WholeRound(RoundOfTable):
    """Write a round as they sit along the boards."""

    kind: SlidingKind = SlidingKind.ROUND
    form: SlidingForm = SlidingForm.ROUND
    articles: tuple[str, ...] = (SLIDING,)

    @property
    def text(self) -> str:
        """The question."""
        asked = tr("Write round {round}, White first, in the order of the boards.", round=self.round)
        return f"{players_told(self.n)} {asked}"

    @property
    def pairs(self) -> Round:
        """The pairs."""
        return table(self.n)[self.round - 1]

    @property
    def rests(self) -> int | None:
        """Who rests."""
        return free(self.n)[self.round - 1]

    def pair_working(self, pair: Pair) -> str:
        """Say which round the sum of two gives, and which side of their board is White."""
        return f"{round_working(self.n, *pair)} {colour_working(self.n, self._seat(pair), round_of(self.n, *pair))}"

    def resting(self, number: int) -> tuple[str, Words]:
        """Say who has no board to the left."""
        return ODD, joined([resting_working(number, self.round)])

    def wrong(self, board: int, given: Pair) -> tuple[str, Words]:
        """Say by which article a pair is wrong, and what of it: its round, its colours, or its board alone."""
        number = round_of(self.n, *given)
        if number != self.round:
            return SLIDING, joined([round_working(self.n, *given)])
        where = self._seat(given)
        if colour(self.n, where, number) != "W":
            return ruling(self.n), joined([colour_working(self.n, where, number)])
        return ruling(self.n), self.on_another_board(board, where.board)

    def _seat(self, pair: Pair) -> Seat:
        """Return the chair of the one named first, in the round in which the two meet."""
        where = seat(self.n, pair[0], round_of(self.n, *pair))
        assert where is not None, "two who meet do not rest"  # no words: never said
        return where
