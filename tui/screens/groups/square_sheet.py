"""The square of two teams on a screen: a column for each of the other side, and the sheet."""

from __future__ import annotations

from paircard.core.event.ids import ContestantId
from paircard.core.facets.team_square import SquareSeat
from paircard.core.tables.crosstable_cell import result_sign
from paircard.core.values.language import trp
from paircard.tui.looks.signs import Signs
from paircard.tui.screens.groups.live import after_cursor
from paircard.tui.screens.groups.square import SquarePicture
from paircard.tui.widgets.sheet import Sheet, SheetColumn

Column = SheetColumn[SquareSeat]
_NAMES = range(12, 31)
"""Narrowest and widest column of names, in cells."""


def columns(picture: SquarePicture, width: int, signs: Signs) -> tuple[list[Column], int]:
    """Return the columns in so many cells, and how many stay when the others scroll."""
    tail = [_against(other, signs) for other in picture.others]
    seat, points = 5, 6
    taken = seat + points + sum(column.width for column in tail) + 1
    name = max(_NAMES[0], min(_NAMES[-1], width - taken))
    head = [
        Column("seat", trp("at most 4 columns", "Seat"), seat, lambda row: row.label, choosable=False),
        Column("name", trp("at most 15 columns", "Name"), name, picture.name, at_right=False),
        Column(
            "points", trp("at most 4 columns", "Pts"), points, lambda row: signs.points(row.points), choosable=False
        ),
    ]
    return [*head, *tail], len(head)


def _against(other: SquareSeat, signs: Signs) -> Column:
    def text(row: SquareSeat) -> str:
        game = row.against(other.number)
        if game is None or game.open:
            return "."
        return signs.spell(result_sign(game.line)).replace("0.5", "=")

    return Column(other.label, other.label, len(other.label) + 2, text)


class SquareSheet(Sheet[SquareSeat]):
    """The square as a widget; one seat is chosen."""

    head = None
    group = None
    """There are no groups."""

    def draw(self, drawn: SquarePicture, signs: Signs) -> None:
        """Show a square; the cursor stays on its seat."""
        shown, staying = columns(drawn, self.size.width, signs)
        self._holders = {seat.label: seat.player for seat in drawn.seats}
        self.show(shown, staying, drawn.seats, list(self._holders))

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
