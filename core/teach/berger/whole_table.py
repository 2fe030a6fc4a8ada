"""A whole round of a Berger table: a mark a board, half of it for the right pair with colours or board wrong."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from core.errors import Refusal
from core.language import tr
from core.said import Words, said
from core.systems.round_robin.berger import Pair, Round, free, table
from core.systems.round_robin.why import ARTICLE, CAROUSEL, COLOUR, ODD, ROUND, why
from core.systems.round_robin.words import colour_working, opponent_working, round_working
from core.teach.berger.answers import free_word, read_table
from core.teach.berger.question import BergerForm, BergerKind, players_told
from core.teach.berger.sizes import level_of
from core.teach.quiz.verdict import FULL, Departure, Verdict, rule_marks

HALF = FULL // 2


@dataclass(frozen=True, slots=True)
class WholeTable:
    """Write a round of the table."""

    n: int
    round: int
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
        """Every pair by the closed forms."""
        lines = [f"{white}-{black}: {_pair_working(self.n, white, black)}" for white, black in self.pairs]
        if self.rests is not None:
            lines.append(str(opponent_working(self.n, self.rests, self.round)))
        return tuple(lines)

    def check(self, answer: str) -> Verdict:
        """Judge board by board; the first that is wrong is explained."""
        pairs, rests = read_table(answer)
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
        for board, ((white, black), given) in enumerate(zip(self.pairs, pairs, strict=False), 1):
            if given != (white, black):
                article, wrong = self._wrong(board, given)
                return Departure(article, wrong, board=board, pair=given)
        if len(pairs) < len(self.pairs):
            white, black = self.pairs[len(pairs)]
            return Departure(ARTICLE, said("{pair} is missing.", pair=f"{white}-{black}"))
        if rests != self.rests and self.rests is not None:
            return Departure(ODD, opponent_working(self.n, self.rests, self.round))
        return None

    def _wrong(self, board: int, given: Pair) -> tuple[str, Words]:
        """Say by which article a pair is wrong, and what of it: its round, its colours, or its board alone."""
        told = why(self.n, *given)
        if told.round != self.round:
            return ROUND, round_working(told)
        if told.white != given[0]:
            return COLOUR, colour_working(told)
        fields = {"board": told.board, "right": "{}-{}".format(*self.pairs[board - 1])}
        return CAROUSEL, said("The pair is right, but on board {board}: here sits {right}.", **fields)


def _pair_working(n: int, white: int, black: int) -> str:
    told = why(n, white, black)
    return f"{round_working(told)} {colour_working(told)}"
