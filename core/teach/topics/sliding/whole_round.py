"""A whole round of the sliding system."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from paircard.core.teach.questions.round_of_table import Pair, RoundOfTable
from paircard.core.teach.topics.sliding.one_number import resting_working
from paircard.core.teach.topics.sliding.question import ODD, SLIDING, SlidingForm, SlidingKind, players_told, sliding
from paircard.core.values.language import tr
from paircard.core.values.said import Words, joined


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
    def pairs(self) -> Sequence[Pair]:
        """The pairs."""
        return sliding().table(self.n)[self.round - 1]

    @property
    def rests(self) -> int | None:
        """Who rests."""
        return sliding().free(self.n)[self.round - 1]

    def pair_working(self, pair: Pair) -> str:
        """Say which round the sum of two gives, and which side of their board is White."""
        number = sliding().round_of(self.n, *pair)
        return f"{sliding().round_working(self.n, *pair)} {sliding().colour_said(self.n, pair[0], number)}"

    def resting(self, number: int) -> tuple[str, Words]:
        """Say who has no board to the left."""
        return ODD, joined([resting_working(number, self.round)])

    def wrong(self, board: int, given: Pair) -> tuple[str, Words]:
        """Say by which article a pair is wrong, and what of it: its round, its colours, or its board alone."""
        number = sliding().round_of(self.n, *given)
        if number != self.round:
            return SLIDING, joined([sliding().round_working(self.n, *given)])
        ruling, chair = sliding().ruling(self.n), sliding().chair(self.n, given[0], number)
        assert chair is not None, "two who meet do not rest"  # no words: never said
        if not sliding().has_white(self.n, given[0], number):
            return ruling, joined([sliding().colour_said(self.n, given[0], number)])
        return ruling, self.on_another_board(board, chair.board)
