"""The live view of two teams whose members all meet each other: a square that fills, from the side of either."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.facets.team_square import SquareSeat, TeamSquare
from paircard.core.tables.crosstable_cell import result_sign
from paircard.core.tables.table_words import games_finished
from paircard.core.tables.team_square import game_told, named_seat, replaced
from paircard.core.values.language import tr, trp
from paircard.core.values.points import format_points
from paircard.tui.dialogs.ask import Reading
from paircard.tui.looks.signs import Signs
from paircard.tui.screens.groups.live import after_cursor
from paircard.tui.widgets.sheet import Sheet, SheetColumn

Column = SheetColumn[SquareSeat]
_NAMES = range(12, 31)
"""Narrowest and widest column of names, in cells."""


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

    def columns(self, width: int, signs: Signs) -> tuple[list[Column], int]:
        """Return the columns in so many cells, and how many stay when the others scroll."""
        tail = [self._against(other, signs) for other in self.others]
        seat, points = 5, 6
        taken = seat + points + sum(column.width for column in tail) + 1
        name = max(_NAMES[0], min(_NAMES[-1], width - taken))
        head = [
            Column("seat", trp("at most 4 columns", "Seat"), seat, lambda row: row.label, choosable=False),
            Column("name", trp("at most 15 columns", "Name"), name, self.name, at_right=False),
            Column(
                "points", trp("at most 4 columns", "Pts"), points, lambda row: signs.points(row.points), choosable=False
            ),
        ]
        return [*head, *tail], len(head)

    @staticmethod
    def _against(other: SquareSeat, signs: Signs) -> Column:
        def text(row: SquareSeat) -> str:
            game = row.against(other.number)
            if game is None or game.open:
                return "."
            return signs.spell(result_sign(game.line)).replace("0.5", "=")

        return Column(other.label, other.label, len(other.label) + 2, text)

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


def _label(seat: SquareSeat) -> str:
    return seat.label


def square_of(tournament: Tournament, side: int) -> SquarePicture | None:
    """Return the square of an event, None where it has none, or none yet."""
    facet = system_of(tournament).square
    square = facet.view(tournament) if facet else None
    return None if square is None else SquarePicture(tournament, square, side)


class SquareSheet(Sheet[SquareSeat]):
    """The square as a widget; one seat is chosen."""

    head = None
    group = None
    """There are no groups."""

    def draw(self, drawn: SquarePicture, signs: Signs) -> None:
        """Show a square; the cursor stays on its seat."""
        columns, staying = drawn.columns(self.size.width, signs)
        self._holders = {seat.label: seat.player for seat in drawn.seats}
        self.show(columns, staying, drawn.seats, list(self._holders))

    _holders: dict[str, ContestantId] = {}  # noqa: RUF012

    @property
    def chosen(self) -> ContestantId | None:
        """Id of who holds the seat chosen; None where nobody does."""
        return self._holders.get(self.row_key_at_cursor or "") or None

    def players(self) -> list[ContestantId]:
        """Ids of everybody of the side, from the cursor on and round again."""
        return after_cursor([id_ for id_ in self._holders.values() if id_], self.chosen)

    def go_to(self, player: ContestantId) -> bool:
        """Choose who holds a seat; say whether they are there."""
        return any(self.move_to(label) for label, id_ in self._holders.items() if id_ == player)

    def go_to_head(self, step: int) -> bool:  # noqa: ARG002
        """Say that there is none."""
        return False
