"""Game points and match points of a match, from its boards with White first."""

from __future__ import annotations

from dataclasses import dataclass

from paircard.core.event.board import Board
from paircard.core.event.ids import ContestantId
from paircard.core.event.match import Match
from paircard.core.event.on_boards import colours_of_boards
from paircard.core.event.result import Result
from paircard.core.facets.taught import Departure
from paircard.core.teach.answers.verdict import FULL, Verdict, rule_marks
from paircard.core.teach.topics.teams.answers import read_scores
from paircard.core.teach.topics.teams.question import TeamForm, TeamKind
from paircard.core.values.language import tr
from paircard.core.values.points import format_points
from paircard.core.values.said import Words, said, series

SCORES = "B.VI B2"
_A, _B = ContestantId(1), ContestantId(2)
Score = tuple[int, int]
"""Of A and of B, in half points."""


@dataclass(frozen=True, slots=True)
class ScoreOfMatch:
    """Give both scores: half a mark each."""

    results: str
    """A sign of the journal a board, White first."""
    kind: TeamKind = TeamKind.SCORE
    form: TeamForm = TeamForm.SCORE
    of: int = FULL
    minutes: int = 2
    articles: tuple[str, ...] = (SCORES,)

    @property
    def text(self) -> str:
        """The question."""
        boards = ", ".join(f"{at}. {Result(sign).text}" for at, sign in enumerate(self.results, 1))
        return tr(
            "Team A has White on the odd boards against B. The results, White first: {boards}. Which game points and "
            "match points has each, A first?",
            boards=boards,
        )

    @property
    def match(self) -> Match:
        """The match as an event has it."""
        colours = colours_of_boards(len(self.results))
        boards = zip(self.results, colours, strict=True)
        return Match(1, _A, _B, tuple(self._board(at, *board) for at, board in enumerate(boards, 1)))

    @staticmethod
    def _board(number: int, sign: str, colour: str) -> Board:
        white, black = (_A, _B) if colour == "W" else (_B, _A)
        return Board(number, white, black, result=Result(sign), of_match=1, game=number)

    @property
    def games(self) -> Score:
        """Game points."""
        return self.match.game_points(_A), self.match.game_points(_B)

    @property
    def points(self) -> Score:
        """Match points; a match counts 2, 1 or 0."""
        return self.match.match_points(_A), self.match.match_points(_B)

    @property
    def expected(self) -> str:
        """Both, as they are written."""
        return f"{_written(self.games)} {_written(self.points)}"

    @property
    def worked(self) -> Words:
        """What A has on each board, and what follows."""
        own = [
            format_points(board.result.half_points[board.white != _A]) for board in self.match.boards if board.result
        ]
        return said(
            "A has {own}, board by board: {games} in games, {points} in match points.",
            own=series(own), games=_written(self.games), points=_written(self.points),
        )  # fmt: skip

    @property
    def working(self) -> tuple[str, ...]:
        """The same in lines."""
        return (str(self.worked),)

    def check(self, answer: str) -> Verdict:
        """Judge both scores."""
        games, points = read_scores(answer)
        marks = (games == self.games) + (points == self.points)
        if marks == self.of:
            return Verdict(marks, self.of, None, rule_marks([SCORES], []), self.expected)
        return Verdict(marks, self.of, Departure(SCORES, self.worked), rule_marks([], [SCORES]), self.expected)


def _written(score: Score) -> str:
    return "-".join(map(format_points, score))
