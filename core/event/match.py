"""A match: what two contestants play against each other in a round, on one board or on several."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.event.drawn_match import Leg
from paircard.core.event.drawn_match import Verdict as ByBoards
from paircard.core.event.drawn_match import verdict as by_boards
from paircard.core.event.ids import NOBODY, ContestantId, TeamId
from paircard.core.event.match_score import MatchScore
from paircard.core.values.frozen import dataclass, replace
from paircard.core.values.points import LOSS, MATCH_DRAWN, MATCH_WON, WIN

if TYPE_CHECKING:
    from paircard.core.event.board import Board
    from paircard.core.event.series_facts import MatchDecided, SeriesOpened


@dataclass(frozen=True, slots=True)
class Verdict:
    """Who has won a match, if it has to be won: as its games, or a decision beside them, say."""

    decided: bool
    winner: ContestantId = NOBODY
    """Nobody while it is not decided, and where it is but both are out."""
    series: int = 0
    """In which series of games it was decided, or will have to be: 0 is the match as it was paired."""
    drawn: bool = False
    """Whether every game there is has been played and nobody is ahead: further games, or lots, have to decide."""


@dataclass(frozen=True, slots=True)
class Match:
    """The boards of one match of a round."""

    number: int
    first: ContestantId
    """Id of the contestant named first, who has White on the first board."""
    second: ContestantId
    boards: tuple[Board, ...]
    series: tuple[SeriesOpened, ...] = ()
    """The further games that were opened, in order."""
    decision: MatchDecided | None = None
    """What decided it, where its games do not."""
    leg: int = 0
    """Boards of a leg, where teams meet and one of them has to win; 0 elsewhere."""

    @property
    def contestants(self) -> tuple[ContestantId, ContestantId]:
        """Both ids, first named first."""
        return self.first, self.second

    @property
    def teams(self) -> tuple[TeamId, TeamId]:
        """Both ids of a match of teams, first named first."""
        return TeamId(self.first), TeamId(self.second)

    @property
    def seats(self) -> int:
        """How many players a line-up names."""
        return self.leg or len(self.boards)

    @property
    def legs(self) -> tuple[tuple[Board, ...], ...]:
        """The boards as they are played at a time: leg by leg, then play-off by play-off; all at once elsewhere."""
        if not self.leg:
            return (self.boards,)
        return tuple(self.boards[at : at + self.leg] for at in range(0, len(self.boards), self.leg))

    @property
    def parts(self) -> tuple[tuple[Board, ...], ...]:
        """The boards as they are listed together: leg by leg, of players game by game, then play-off by play-off."""
        if self.leg:
            return self.legs
        return tuple(self.boards_of(series) for series in range(len(self.series) + 1))

    @property
    def headed(self) -> tuple[tuple[Board, ...], ...]:
        """Those of its parts that need a head in a list: where there are several, or several games of two players."""
        if self.leg:
            return self.legs if len(self.legs) > 1 else ()
        return tuple(part for part in self.parts if part and (len(part) > 1 or part[0].series))

    @property
    def leg_count(self) -> int:
        """How many legs the match has as it was paired."""
        return max(1, len(self.boards_of(0)) // self.leg) if self.leg else 1

    def leg_of(self, board: Board) -> int:
        """Return of which leg a board is, 1 the first; play-offs go by the line-ups of the last one."""
        if not self.leg or board.series:
            return self.leg_count
        return (board.game - 1) // self.leg + 1

    @property
    def leg_now(self) -> int:
        """The first leg in which a board has no result; the last where all have."""
        return next((self.leg_of(board) for board in self.boards if board.result is None), self.leg_count)

    @property
    def main(self) -> Match:
        """The match without its play-offs, which count on no card and in no table."""
        if not any(board.play_off for board in self.boards):
            return self
        return replace(self, boards=tuple(board for board in self.boards if not board.play_off))

    @property
    def complete(self) -> bool:
        """Whether every board has a result."""
        return all(board.result is not None or board.annulled for board in self.boards)

    @property
    def annulled(self) -> bool:
        """Whether it counts for nobody."""
        return all(board.annulled for board in self.boards)

    @property
    def before_annulled(self) -> Match:
        """The match as it would count if nothing of it were annulled."""
        return replace(self, boards=tuple(replace(board, annulled=False) for board in self.boards))

    @property
    def begun(self) -> bool:
        """Whether any board has one."""
        return any(board.result is not None for board in self.boards)

    @property
    def played(self) -> bool:
        """Whether a game of it was begun, or may still be."""
        return any(board.result is None or board.result.played for board in self.boards)

    def opponent(self, contestant: ContestantId) -> ContestantId:
        """Return the other of the two."""
        return self.second if contestant == self.first else self.first

    def game_points(self, contestant: ContestantId) -> int:
        """Return the half points of a contestant on the boards so far; an adjourned game counts as a draw."""
        return sum(
            board.result.half_points[board.white != contestant]
            for board in self.boards
            if board.result is not None and not board.annulled and not board.play_off
        )

    def boards_of(self, series: int) -> tuple[Board, ...]:
        """Return the games of a series: 0 is the match as it was paired."""
        return tuple(board for board in self.boards if board.series == series)

    def points_in(self, series: int, contestant: ContestantId) -> int:
        """Return the half points of a contestant in a series; an adjourned game has given none."""
        return sum(
            board.result.half_points[board.white != contestant]
            for board in self.boards_of(series)
            if board.result is not None and board.result.settled
        )

    @property
    def verdict(self) -> Verdict:
        """Who has won, where somebody has to: series after series, until one is ahead."""
        if self.decision is not None:
            return Verdict(True, self.decision.winner, len(self.series))
        last = len(self.series)
        for series in range(last + 1):
            found = self.verdict_of(series)
            if found is not None:
                return found
        return Verdict(False, series=last, drawn=True)

    def verdict_of(self, series: int) -> Verdict | None:
        """Return what a series says; None where it is over and drawn."""
        boards = self.boards_of(series)
        open_ = [board for board in boards if board.result is None or not board.result.settled]
        own, other = (self.points_in(series, each) for each in self.contestants)
        if self.leg and open_:
            return Verdict(False, series=series)  # all boards are played, whoever is ahead: the values may be needed
        if abs(own - other) > WIN * len(open_):
            return Verdict(True, self.first if own > other else self.second, series)
        if open_:
            return Verdict(False, series=series)
        return self._verdict_of_drawn(series, own)

    def _verdict_of_drawn(self, series: int, points: int) -> Verdict | None:
        """Return what a series says that is over, and in which both have so many points; None where that is nothing."""
        boards = self.boards_of(series)
        if series and self.series[series - 1].sudden_death and points:
            return Verdict(True, boards[0].black, series)  # a draw is enough for Black
        if not points and not any(board.result.played for board in boards if board.result):
            return Verdict(True, series=series)  # neither came: both are out
        winner = self.leg and self.by_boards(series).winner
        if winner:
            return Verdict(True, self.first if winner == "first" else self.second, series)
        return None

    def by_boards(self, series: int) -> ByBoards:
        """Return what the boards of teams say of a series that is drawn on points (B.VI D5, K5, K7)."""
        return by_boards(self.legs_of(series))

    def legs_of(self, series: int) -> tuple[Leg, ...]:
        """Return what both have on the boards of a series of teams, leg by leg."""
        boards = self.boards_of(series)
        legs = (boards[at : at + self.leg] for at in range(0, len(boards), self.leg))
        return tuple(Leg(*(tuple(_points(board, each) for board in leg) for each in self.contestants)) for leg in legs)

    @property
    def drawn_series(self) -> tuple[int, ...]:
        """The series of a match of teams in which the points alone say nothing, though all is played."""
        if not self.leg:
            return ()
        return tuple(
            series
            for series in range(len(self.series) + 1)
            if all(board.result is not None and board.result.settled for board in self.boards_of(series))
            and self.points_in(series, self.first) == self.points_in(series, self.second) > 0
        )

    @property
    def open_games(self) -> int:
        """How many boards have no result yet."""
        return sum(board.result is None and not board.annulled for board in self.boards)

    def match_points(self, contestant: ContestantId) -> int:
        """Return what the match is worth to a contestant by the games so far, in half points: 2, 1 or 0 points."""
        own, other = self.game_points(contestant), self.game_points(self.opponent(contestant))
        if own == other:
            return MATCH_DRAWN if own else LOSS  # neither came: both lose
        return MATCH_WON if own > other else LOSS

    def score(self, contestant: ContestantId) -> MatchScore:
        """Return both scores of a contestant by the games so far."""
        own, other = self.game_points(contestant), self.game_points(self.opponent(contestant))
        return MatchScore(self.match_points(contestant), own, other)

    @property
    def decided(self) -> bool:
        """Whether the boards still open can change nothing about who wins, or about a draw."""
        own, other = (self.game_points(each) for each in self.contestants)
        return not self.open_games or abs(own - other) > WIN * self.open_games


def _points(board: Board, contestant: ContestantId) -> int:
    """Return what a board gave a contestant, in half points."""
    return board.result.half_points[board.white != contestant] if board.result and board.result.settled else 0
