"""A match: what two contestants play against each other in a round, on one board or on several."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.event.ids import PlayerId
from core.frozen import dataclass
from core.points import LOSS, MATCH_DRAWN, MATCH_WON, WIN

if TYPE_CHECKING:
    from core.event.round import Board


@dataclass(frozen=True, slots=True)
class MatchScore:
    """What a match, or a round without one, gave a team. Both in half points."""

    match_points: int
    """4 for a match won, 2 for one drawn: they count 2 and 1."""
    game_points: int
    """The sum of the boards."""


@dataclass(frozen=True, slots=True)
class Match:
    """The boards of one match of a round."""

    number: int
    first: PlayerId
    """Id of the contestant named first, who has White on the first board."""
    second: PlayerId
    boards: tuple[Board, ...]

    @property
    def contestants(self) -> tuple[PlayerId, PlayerId]:
        """Both ids, first named first."""
        return self.first, self.second

    @property
    def complete(self) -> bool:
        """Whether every board has a result."""
        return all(board.result is not None or board.annulled for board in self.boards)

    @property
    def begun(self) -> bool:
        """Whether any board has one."""
        return any(board.result is not None for board in self.boards)

    @property
    def played(self) -> bool:
        """Whether a game of it was begun, or may still be."""
        return any(board.result is None or board.result.played for board in self.boards)

    def opponent(self, contestant: PlayerId) -> PlayerId:
        """Return the other of the two."""
        return self.second if contestant == self.first else self.first

    def game_points(self, contestant: PlayerId) -> int:
        """Return the half points of a contestant on the boards so far; an adjourned game counts as a draw."""
        return sum(
            board.result.half_points[board.white != contestant]
            for board in self.boards
            if board.result is not None and not board.annulled
        )

    @property
    def open_games(self) -> int:
        """How many boards have no result yet."""
        return sum(board.result is None and not board.annulled for board in self.boards)

    def match_points(self, contestant: PlayerId) -> int:
        """Return what the match is worth to a contestant by the games so far, in half points: 2, 1 or 0 points."""
        own, other = self.game_points(contestant), self.game_points(self.opponent(contestant))
        if own == other:
            return MATCH_DRAWN if own else LOSS  # neither came: both lose
        return MATCH_WON if own > other else LOSS

    def score(self, contestant: PlayerId) -> MatchScore:
        """Return both scores of a contestant by the games so far."""
        return MatchScore(self.match_points(contestant), self.game_points(contestant))

    @property
    def decided(self) -> bool:
        """Whether the boards still open can change nothing about who wins, or about a draw."""
        own, other = (self.game_points(each) for each in self.contestants)
        return not self.open_games or abs(own - other) > WIN * self.open_games
