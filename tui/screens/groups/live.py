"""The live view of a table: a crosstable that fills, what everybody can still reach, and the progress."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from rich.text import Text

from paircard.core.event.card import CardLine, Kind
from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.facets.live_table import LiveRow
from paircard.core.facets.system import system_of
from paircard.core.tables.crosstable_cell import result_sign
from paircard.core.values.language import mark, tr, trp
from paircard.tui.commands.presenter import player_of
from paircard.tui.looks import squares
from paircard.tui.looks.signs import Signs
from paircard.tui.looks.styles import QUIET
from paircard.tui.widgets.sheet import Sheet, SheetColumn

Column = SheetColumn[LiveRow]
_NAMES = range(12, 31)
"""Narrowest and widest column of names, in cells."""


class LiveView(Enum):
    """What is shown; say the value with `tr`."""

    CROSSTABLE = mark("Crosstable")
    REACH = mark("What can still be reached")
    PROGRESS = mark("Progress")

    @property
    def following(self) -> LiveView:
        """The one after it, the first after the last."""
        views = list(LiveView)
        return views[(views.index(self) + 1) % len(views)]


@dataclass(frozen=True, slots=True)
class LivePicture:
    """The table of one state of an event, to be drawn or told."""

    tournament: Tournament
    rows: tuple[LiveRow, ...]
    view: LiveView

    def said(self) -> str:
        """Say what it is, and how much of it is there."""
        boards = [board for round_ in self.tournament.rounds for board in round_.boards if not board.annulled]
        return tr(
            "{view}: {played} of {games} games are in. v: {next}",
            view=tr(self.view.value),
            played=sum(board.result is not None for board in boards),
            games=len(boards),
            next=tr(self.view.following.value),
        )

    def legend(self) -> str:
        """Say what the columns mean."""
        match self.view:
            case LiveView.CROSSTABLE:
                if self.tournament.of_teams:
                    return tr("Points in games.  + = - without a game  a adjourned  ( ) annulled  . to come")
                return tr("By number.  + - by forfeit  a adjourned  ( ) annulled  . to come")
            case LiveView.REACH:
                return tr("Most: points if all is won.  Places no better and no worse, by points alone")
            case LiveView.PROGRESS:
                return tr("Points after each round, as far as results are in")

    def columns(self, width: int, signs: Signs) -> tuple[list[Column], int]:
        """Return the columns in so many cells, and how many stay when the others scroll."""
        head, tail = list(self._head(signs)), list(self._tail(signs))
        taken = sum(column.width for column in (*head, *tail)) + 1
        name = max(_NAMES[0], min(_NAMES[-1], width - taken))
        head.insert(2, Column("name", trp("at most 15 columns", "Name"), name, _name, at_right=False))
        return [*head, *tail], len(head)

    def ordered(self) -> tuple[LiveRow, ...]:
        """Return the rows as the view has them: a crosstable by number, what else there is by place."""
        if self.view is LiveView.CROSSTABLE:
            return tuple(sorted(self.rows, key=lambda row: row.card.number))
        return self.rows

    @property
    def _between(self) -> str:
        """What stands between the cycles of a cell: 2½ 3 and not 2½3."""
        return " " if self.tournament.of_teams else ""

    @staticmethod
    def _head(signs: Signs) -> Iterator[Column]:
        yield _aside("place", trp("at most 4 columns", "Pl"), 4, lambda row: f"{row.place}{'=' if row.shared else ' '}")
        yield _aside("number", trp("at most 3 columns", "No"), 3, lambda row: str(row.card.number))
        yield _aside("points", trp("at most 4 columns", "Pts"), 5, lambda row: signs.points(row.points))

    def _tail(self, signs: Signs) -> Iterator[Column]:
        match self.view:
            case LiveView.CROSSTABLE:
                between = self._between
                width = 1 + max((len(_games(row, id_, between)) for row in self.rows for id_ in row.against), default=2)
                for number, id_ in sorted(self.tournament.ids.items()):
                    yield self._against(number, id_, max(width, len(str(len(self.rows))) + 1), signs)
            case LiveView.REACH:
                yield _aside("played", trp("at most 6 columns", "Played"), 7, lambda row: str(row.played))
                yield _aside("left", trp("at most 6 columns", "Left"), 7, lambda row: str(row.left))
                yield _aside("most", trp("at most 6 columns", "Most"), 7, lambda row: signs.points(row.most))
                yield _aside("places", trp("at most 8 columns", "Places"), 9, _places)
            case LiveView.PROGRESS:
                for after in range(1, self.tournament.scheduled + 1):
                    yield self._after(after, signs)

    def _against(self, number: int, id_: ContestantId, width: int, signs: Signs) -> Column:
        teams, between = self.tournament.of_teams, self._between

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

    @staticmethod
    def _after(number: int, signs: Signs) -> Column:
        return Column(f"r{number}", str(number), 5, lambda row: signs.points(row.card.points(number)))


def picture(tournament: Tournament, view: LiveView) -> LivePicture | None:
    """Return the table of an event, None where its system has none."""
    live = system_of(tournament).live
    return None if live is None else LivePicture(tournament, live.rows(tournament) if tournament.rounds else (), view)


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
        columns, staying = drawn.columns(self.size.width, signs)
        rows = drawn.ordered()
        self.show(columns, staying, rows, [str(row.card.id) for row in rows])

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


def after_cursor(ids: Sequence[ContestantId], chosen: ContestantId | None) -> list[ContestantId]:
    """Return all ids from the one after the chosen on, and round again."""
    at = ids.index(chosen) + 1 if chosen in ids else 0
    return [*ids[at:], *ids[:at]]
