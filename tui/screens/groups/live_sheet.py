"""The live view of a table on a screen: its columns for each view, and the sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rich.text import Text

from paircard.core.event.card import CardLine, Kind
from paircard.core.event.ids import ContestantId
from paircard.core.facets.live_table import LiveRow
from paircard.core.tables.crosstable_cell import result_sign
from paircard.core.values.language import trp
from paircard.tui.commands.presenter import player_of
from paircard.tui.looks import squares
from paircard.tui.looks.signs import Signs
from paircard.tui.looks.styles import QUIET
from paircard.tui.screens.groups.live import LivePicture, LiveView, after_cursor
from paircard.tui.widgets.sheet import Sheet, SheetColumn

Column = SheetColumn[LiveRow]
_NAMES = range(12, 31)
"""Narrowest and widest column of names, in cells."""


def columns(live: LivePicture, width: int, signs: Signs) -> tuple[list[Column], int]:
    """Return the columns in so many cells, and how many stay when the others scroll."""
    head, tail = list(_head(signs)), list(_tail(live, signs))
    taken = sum(column.width for column in (*head, *tail)) + 1
    name = max(_NAMES[0], min(_NAMES[-1], width - taken))
    head.insert(2, Column("name", trp("at most 15 columns", "Name"), name, _name, at_right=False))
    return [*head, *tail], len(head)


def _head(signs: Signs) -> Iterator[Column]:
    yield _aside("place", trp("at most 4 columns", "Pl"), 4, lambda row: f"{row.place}{'=' if row.shared else ' '}")
    yield _aside("number", trp("at most 3 columns", "No"), 3, lambda row: str(row.card.number))
    yield _aside("points", trp("at most 4 columns", "Pts"), 5, lambda row: signs.points(row.points))


def _tail(live: LivePicture, signs: Signs) -> Iterator[Column]:
    match live.view:
        case LiveView.CROSSTABLE:
            between = _between(live)
            width = 1 + max((len(_games(row, id_, between)) for row in live.rows for id_ in row.against), default=2)
            for number, id_ in sorted(live.tournament.ids.items()):
                yield _against(live, number, id_, max(width, len(str(len(live.rows))) + 1), signs)
        case LiveView.REACH:
            yield _aside("played", trp("at most 6 columns", "Played"), 7, lambda row: str(row.played))
            yield _aside("left", trp("at most 6 columns", "Left"), 7, lambda row: str(row.left))
            yield _aside("most", trp("at most 6 columns", "Most"), 7, lambda row: signs.points(row.most))
            yield _aside("places", trp("at most 8 columns", "Places"), 9, _places)
        case LiveView.PROGRESS:
            for after in range(1, live.tournament.scheduled + 1):
                yield _after(after, signs)


def _against(live: LivePicture, number: int, id_: ContestantId, width: int, signs: Signs) -> Column:
    teams, between = live.tournament.of_teams, _between(live)

    def text(row: LiveRow) -> str:
        if row.card.id == id_:
            return "*"
        spelt = signs.spell(_games(row, id_, between))
        return spelt if teams else spelt.replace("0.5", "=")

    def painted(row: LiveRow) -> Text:
        if teams or row.card.id == id_:
            return Text(text(row), QUIET if row.card.id == id_ else "")
        cell = Text()
        for line in row.against.get(id_, ()):
            sign = signs.spell(_sign(line)).replace("0.5", "=")
            played = line.kind is Kind.PLAYED and line.colour
            cell.append_text(squares.on_square(sign, line.colour or "") if played else Text(sign, QUIET))
        return cell

    return Column(f"against{id_}", str(number), width, text, painted=painted)  # no words: a key


def _after(number: int, signs: Signs) -> Column:
    return Column(f"r{number}", str(number), 5, lambda row: signs.points(row.card.points(number)))


def _between(live: LivePicture) -> str:
    """Return what stands between the cycles of a cell: 2½ 3 and not 2½3."""
    return " " if live.tournament.of_teams else ""


def _games(row: LiveRow, id_: ContestantId, between: str) -> str:
    """Write the games against one opponent, one cycle after the other; a point where one is to come."""
    return between.join(map(_sign, row.against.get(id_, ())))


def _sign(line: CardLine) -> str:
    return result_sign(line).replace("?", ".")


def _name(row: LiveRow) -> str:
    return row.card.entrant.name


def _places(row: LiveRow) -> str:
    return str(row.best) if row.settled else f"{row.best}-{row.worst}"


def _aside(key: str, label: str, width: int, text: Callable[[LiveRow], str]) -> Column:
    return Column(key, label, width, text, choosable=False)


class LiveSheet(Sheet[LiveRow]):
    """The picture as a widget; one player is chosen."""

    head = None
    group = None
    """There are no groups."""

    def draw(self, drawn: LivePicture, signs: Signs) -> None:
        """Show a picture; the cursor stays with its player."""
        shown, staying = columns(drawn, self.size.width, signs)
        rows = drawn.ordered()
        self.show(shown, staying, rows, [str(row.card.id) for row in rows])

    @property
    def chosen(self) -> ContestantId | None:
        """Id of the player chosen."""
        return player_of(self.row_key_at_cursor) if self.row_key_at_cursor else None

    def players(self) -> list[ContestantId]:
        """Ids of everybody, from the cursor on and round again."""
        return after_cursor([player_of(key) for key in self._keys], self.chosen)

    def go_to(self, player: ContestantId) -> bool:
        """Choose a player; say whether they are there."""
        return self.move_to(str(player))

    def go_to_head(self, step: int) -> bool:  # noqa: ARG002
        """Say that there is none."""
        return False
