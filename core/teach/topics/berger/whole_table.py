"""A whole round of a Berger table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from paircard.core.teach.questions.round_of_table import Pair, RoundOfTable
from paircard.core.teach.topics.berger.question import (
    ARTICLE,
    CAROUSEL,
    COLOUR,
    ODD,
    ROUND,
    BergerForm,
    BergerKind,
    berger,
    players_told,
)
from paircard.core.values.language import tr
from paircard.core.values.said import Words


@dataclass(frozen=True, slots=True)
class WholeTable(RoundOfTable):
    """Write a round of the table."""

    kind: BergerKind = BergerKind.TABLE
    form: BergerForm = BergerForm.TABLE
    articles: tuple[str, ...] = (ARTICLE,)

    @property
    def text(self) -> str:
        """The question."""
        asked = tr("Write round {round}, White first, in the order of the boards.", round=self.round)
        return f"{players_told(self.n)} {asked}"

    @property
    def pairs(self) -> Sequence[Pair]:
        """The pairs."""
        return berger().table(self.n)[self.round - 1]

    @property
    def rests(self) -> int | None:
        """Who is free."""
        return berger().free(self.n)[self.round - 1]

    def pair_working(self, pair: Pair) -> str:
        """Say round and colours by the closed forms."""
        told = berger().why(self.n, *pair)
        return f"{berger().round_working(told)} {berger().colour_working(told)}"

    def resting(self, number: int) -> tuple[str, Words]:
        """Say that the opponent by the closed form is nobody."""
        return ODD, berger().opponent_working(self.n, number, self.round)

    def wrong(self, board: int, given: Pair) -> tuple[str, Words]:
        """Say by which article a pair is wrong, and what of it: its round, its colours, or its board alone."""
        told = berger().why(self.n, *given)
        if told.round != self.round:
            return ROUND, berger().round_working(told)
        if told.white != given[0]:
            return COLOUR, berger().colour_working(told)
        return CAROUSEL, self.on_another_board(board, told.board)
