"""A whole round of a table: a mark a board, half of it for the right pair with colours or board wrong.

Which table it is, a subclass says: its pairs, who rests, and why a pair on a board is wrong.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from paircard.core.facets.taught import Departure
from paircard.core.teach.answers.form import AnswerForm
from paircard.core.teach.answers.of_tables import free_word, read_table
from paircard.core.teach.answers.verdict import FULL, Verdict, rule_marks
from paircard.core.teach.questions.table_sizes import level_of
from paircard.core.values.errors import Refusal
from paircard.core.values.said import Words, said

HALF = FULL // 2
Pair = tuple[int, int]
"""White and Black."""


@dataclass(frozen=True, slots=True)
class RoundOfTable(ABC):
    """Write a round of a table."""

    n: int
    round: int

    @property
    @abstractmethod
    def form(self) -> AnswerForm:
        """What an answer looks like."""

    @property
    @abstractmethod
    def articles(self) -> tuple[str, ...]:
        """The articles that decide it."""

    @property
    @abstractmethod
    def pairs(self) -> Sequence[Pair]:
        """The pairs, board by board."""

    @property
    @abstractmethod
    def rests(self) -> int | None:
        """Who is free."""

    @abstractmethod
    def pair_working(self, pair: Pair) -> str:
        """Say how a pair is worked out without the table."""

    @abstractmethod
    def resting(self, number: int) -> tuple[str, Words]:
        """Say by which article somebody rests."""

    @abstractmethod
    def wrong(self, board: int, given: Pair) -> tuple[str, Words]:
        """Say by which article a pair on a board is wrong."""

    @property
    def of(self) -> int:
        """A mark a board, and one for who rests."""
        return FULL * (len(self.pairs) + self.n % 2)

    @property
    def minutes(self) -> int:
        """Return a minute besides those its size takes."""
        return 1 + 2 * level_of(self.n)

    @property
    def expected(self) -> str:
        """The pairs, and who rests."""
        alone = "" if self.rests is None else f" {free_word()} {self.rests}"
        return " ".join(f"{white}-{black}" for white, black in self.pairs) + alone

    @property
    def working(self) -> tuple[str, ...]:
        """Every pair by itself, and who rests."""
        lines = [f"{white}-{black}: {self.pair_working((white, black))}" for white, black in self.pairs]
        if self.rests is not None:
            lines.append(str(self.resting(self.rests)[1]))
        return tuple(lines)

    def check(self, answer: str) -> Verdict:
        """Judge board by board; the first that is wrong is explained."""
        pairs, rests = read_table(answer, self.form)
        self._need_known(pairs, rests)
        marks = [self._mark(at, pair, pairs) for at, pair in enumerate(self.pairs)]
        resting = [FULL if rests == self.rests else 0] if self.rests is not None else []
        points = sum(marks) + sum(resting)
        departure = self._first(pairs, rests)
        kept, missed = ((), (departure.article,)) if departure else (self.articles, ())
        return Verdict(points, self.of, departure, rule_marks(kept, missed), self.expected, by_boards=True)

    def _need_known(self, pairs: Sequence[Pair], rests: int | None) -> None:
        """Refuse numbers that nobody has, and players paired twice: that is a slip of the pen, not an answer."""
        named = [player for pair in pairs for player in pair] + ([] if rests is None else [rests])
        for player in named:
            if not 1 <= player <= self.n:
                fields = {"number": player, "players": self.n}
                raise Refusal(said("There is no number {number} among {players} players.", **fields))
            if named.count(player) > 1:
                raise Refusal(said("{number} is named twice: write everybody once.", number=player))

    def _mark(self, at: int, pair: Pair, pairs: Sequence[Pair]) -> int:
        if at < len(pairs) and pairs[at] == pair:
            return FULL
        return HALF if pair in pairs or pair[::-1] in pairs else 0

    def _first(self, pairs: Sequence[Pair], rests: int | None) -> Departure | None:
        """Return the first departure from the table."""
        for board, (right, given) in enumerate(zip(self.pairs, pairs, strict=False), 1):
            if given != right:
                article, wrong = self.wrong(board, given)
                return Departure(article, wrong, board=board, pair=given)
        if len(pairs) < len(self.pairs):
            white, black = self.pairs[len(pairs)]
            return Departure(self.articles[0], said("{pair} is missing.", pair=f"{white}-{black}"))
        if rests != self.rests and self.rests is not None:
            return Departure(*self.resting(self.rests))
        return None

    def on_another_board(self, board: int, right: int) -> Words:
        """Say that a pair is right but for its board."""
        pair = "{}-{}".format(*self.pairs[board - 1])
        return said("The pair is right, but on board {board}: here sits {right}.", board=right, right=pair)
