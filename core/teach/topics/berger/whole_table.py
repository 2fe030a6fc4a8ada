"""A whole round of a Berger table."""

from __future__ import annotations

from dataclasses import dataclass

from core.systems.round_robin.berger import Pair, Round, free, table
from core.systems.round_robin.why import ARTICLE, CAROUSEL, COLOUR, ODD, ROUND, why
from core.systems.round_robin.words import colour_working, opponent_working, round_working
from core.teach.questions.round_of_table import RoundOfTable
from core.teach.topics.berger.question import BergerForm, BergerKind, players_told
from core.values.language import tr
from core.values.said import Words


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
    def pairs(self) -> Round:
        """The pairs."""
        return table(self.n)[self.round - 1]

    @property
    def rests(self) -> int | None:
        """Who is free."""
        return free(self.n)[self.round - 1]

    def pair_working(self, pair: Pair) -> str:
        """Say round and colours by the closed forms."""
        told = why(self.n, *pair)
        return f"{round_working(told)} {colour_working(told)}"

    def resting(self, number: int) -> tuple[str, Words]:
        """Say that the opponent by the closed form is nobody."""
        return ODD, opponent_working(self.n, number, self.round)

    def wrong(self, board: int, given: Pair) -> tuple[str, Words]:
        """Say by which article a pair is wrong, and what of it: its round, its colours, or its board alone."""
        told = why(self.n, *given)
        if told.round != self.round:
            return ROUND, round_working(told)
        if told.white != given[0]:
            return COLOUR, colour_working(told)
        return CAROUSEL, self.on_another_board(board, told.board)
