"""The live view of two teams whose members all meet each other: a square that fills, from the side of either."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.facets.team_square import SquareSeat, TeamSquare
from paircard.core.tables.table_words import games_finished
from paircard.core.tables.team_square import game_told, named_seat, replaced
from paircard.core.values.language import tr
from paircard.core.values.points import format_points
from paircard.tui.dialogs.ask import Reading


@dataclass(frozen=True, slots=True)
class SquarePicture:
    """The square of one state of an event, to be drawn or told from one side."""

    tournament: Tournament
    square: TeamSquare
    side: int = 0

    @property
    def seats(self) -> tuple[SquareSeat, ...]:
        """The seats that have a row each."""
        return self.square.sides[self.side]

    @property
    def others(self) -> tuple[SquareSeat, ...]:
        """The seats that have a column each."""
        return self.square.sides[1 - self.side]

    def turned(self) -> SquarePicture:
        """Return it from the other side."""
        return SquarePicture(self.tournament, self.square, 1 - self.side)

    def said(self) -> str:
        """Say who plays, the score, how much of it is there."""
        done, games = games_finished(self.tournament)
        one, other = (self.tournament.name_of(self.square.teams[each]) for each in (self.side, 1 - self.side))
        mine, theirs = (format_points(self.square.totals[each]) for each in (self.side, 1 - self.side))
        return tr(
            "{team} {points} - {others} {opponent}: {done} of {games} games are in. v: from the other side",
            team=one, points=mine, others=theirs, opponent=other, done=done, games=games,
        )  # fmt: skip

    def legend(self) -> str:
        """Say what the cells and columns mean."""
        signs = tr("+ - by forfeit  a adjourned  . to come")
        return "  ".join((signs, *(f"{each.label} {self.name(each)}" for each in self.others)))

    def name(self, seat: SquareSeat) -> str:
        """Return who holds a seat."""
        return named_seat(self.tournament, seat)

    def seat_of(self, player: ContestantId | None) -> SquareSeat | None:
        """Return the seat of a regular of this side."""
        return next((seat for seat in self.seats if seat.player and seat.player == player), None)

    def games(self, seat: SquareSeat) -> Iterator[str]:
        """Tell the games of a seat, round by round."""
        yield from (
            tr("Round {round}: {what}", round=game.round, what=game_told(self.tournament, self.square, seat, game))
            for game in seat.games
        )

    def read(self, seat: SquareSeat) -> Reading:
        """Return all games of a seat to read, and who played in whose place."""
        lines = [*self.games(seat), tr("Total: {calculation}.", calculation=format_points(seat.points))]
        lines += [each for each in replaced(self.tournament, self.square) if each.startswith(f"{seat.label},")]
        return Reading(f"{seat.label} {self.name(seat)}", "\n".join(lines))


def square_of(tournament: Tournament, side: int) -> SquarePicture | None:
    """Return the square of an event, None where it has none, or none yet."""
    facet = system_of(tournament).square
    square = facet.view(tournament) if facet else None
    return None if square is None else SquarePicture(tournament, square, side)
