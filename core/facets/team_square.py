"""The square of two teams whose members all meet each other: what a live view, a paper and a page draw."""

from __future__ import annotations

from dataclasses import dataclass

from paircard.core.event.card import CardLine, Kind
from paircard.core.event.ids import NOBODY, ContestantId, TeamId


@dataclass(frozen=True, slots=True)
class SquareGame:
    """What the holder of one seat has from the game against another."""

    line: CardLine
    """As on a card, but the opponent is the other team; without a result it is open, in whatever round."""
    against: int
    """Seat of the other team."""
    place: str
    """The board, as people call it in its round."""
    player: ContestantId = NOBODY
    """Who sits there by the line-ups; nobody while they are not both in, or where the board is empty."""

    @property
    def round(self) -> int:
        """In which round it is played."""
        return self.line.round

    @property
    def open(self) -> bool:
        """Whether it has no result yet."""
        return self.line.kind is Kind.OPEN


@dataclass(frozen=True, slots=True)
class SquareSeat:
    """One of a team, by their place in its order: a reserve in their place sits on the same seat."""

    side: str
    """A or B, as in the table."""
    number: int
    player: ContestantId
    """The regular of the seat; nobody where the team has fewer members than boards."""
    games: tuple[SquareGame, ...]
    """By round; one against every seat of the other team once all rounds are there."""

    @property
    def label(self) -> str:
        """Write the seat as the printed tables do: `B4`."""
        return f"{self.side}{self.number}"

    @property
    def points(self) -> int:
        """Half points of the games that are over."""
        return sum(game.line.settled_half_points for game in self.games)

    def points_after(self, number: int) -> int:
        """Half points of the games that are over up to a round."""
        return sum(game.line.settled_half_points for game in self.games if game.round <= number)

    def against(self, number: int) -> SquareGame | None:
        """Return the game against a seat of the other team; None where no round has it."""
        return next((game for game in self.games if game.against == number), None)


@dataclass(frozen=True, slots=True)
class TeamSquare:
    """All games of two teams."""

    teams: tuple[TeamId, TeamId]
    """A and B."""
    sides: tuple[tuple[SquareSeat, ...], tuple[SquareSeat, ...]]
    """Their seats in order."""

    @property
    def rounds(self) -> int:
        """How many rounds are in it."""
        return max((len(seat.games) for side in self.sides for seat in side), default=0)

    @property
    def totals(self) -> tuple[int, int]:
        """Half points of both teams."""
        one, other = (sum(seat.points for seat in side) for side in self.sides)
        return one, other

    def scored_against(self, side: int, number: int) -> int:
        """Return the half points that a whole side has from a seat of the other one."""
        games = (seat.against(number) for seat in self.sides[side])
        return sum(game.line.settled_half_points for game in games if game)
