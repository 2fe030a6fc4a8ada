"""The table after any round, as a ranking or as a crosstable."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from rich.text import Text
from textual.widget import Widget
from textual.widgets import Static

from core.card import Kind, RoundRecord
from core.points import format_points
from core.standings import StandingRow, Standings, standings
from core.tiebreaks import Figure, TieBreak
from core.tournament import Tournament
from tui.command import ScreenCommand
from tui.screens.base import CommandScreen
from tui.screens.common import EVERYWHERE
from tui.widgets.celltable import CellTable, Column, Row

_KIND_SIGNS = {
    Kind.BYE: "bye",
    Kind.HALF_BYE: "½bye",
    Kind.ABSENT: "-",
    Kind.WITHDRAWN: "-",
    Kind.NOT_ENTERED: "-",
}


class EarlierRound(ScreenCommand):
    """Show the table after the round before."""

    key = "left_square_bracket,less_than_sign"
    key_shown = "["
    label = "Earlier"
    footer = True

    def run(self, screen: StandingsScreen) -> None:
        """One back."""
        screen.go_to(screen.after - 1)


class LaterRound(ScreenCommand):
    """Show the table after the next round."""

    key = "right_square_bracket,greater_than_sign"
    key_shown = "]"
    label = "Later"
    footer = True

    def run(self, screen: StandingsScreen) -> None:
        """One on."""
        screen.go_to(screen.after + 1)


class ShowCrosstable(ScreenCommand):
    """Switch between the ranking and the crosstable: opponent, colour and result of every round."""

    key = "c"
    label = "Crosstable"
    footer = True

    def run(self, screen: StandingsScreen) -> None:
        """Switch over."""
        screen.toggle_crosstable()


class StandingsScreen(CommandScreen):
    """The standings: points, then the tie-breaks of the event."""

    OFFERS: ClassVar[tuple[type[ScreenCommand], ...]] = (EarlierRound, LaterRound, ShowCrosstable, *EVERYWHERE)
    mode = "standings"

    after = 0
    """Round of the table shown."""
    _newest = -1
    _crosstable = False
    _layout: tuple[object, ...] = ()

    def body(self) -> Iterable[Widget]:
        """Heading, table, legend."""
        yield Static("", id="heading", classes="caption", markup=False)
        yield CellTable()
        yield Static("", id="legend", classes="caption", markup=False)

    def show(self, tournament: Tournament) -> None:
        """Show the chosen round; a new round moves the table on to it."""
        completed = tournament.completed_rounds
        if completed != self._newest:
            self._newest = completed
            self.after = completed
        self._draw(tournament)

    def go_to(self, after: int) -> None:
        """Show the table after another round."""
        tournament = self.program.need_tournament()
        self.after = max(0, min(after, len(tournament.rounds)))
        self._draw(tournament)

    def toggle_crosstable(self) -> None:
        """Switch between ranking and crosstable."""
        self._crosstable = not self._crosstable
        self._draw(self.program.need_tournament())

    def _draw(self, tournament: Tournament) -> None:
        table = standings(tournament, self.after)
        self._arrange(table)
        cells = _crosstable_cells if self._crosstable else _ranking_cells
        numbers = tournament.numbers
        self.query_one(CellTable).show(
            [Row(str(row.card.id), cells(row, table, numbers)) for row in table.rows]
        )
        self.query_one("#heading", Static).update(Text(_heading(tournament, table, crosstable=self._crosstable)))
        legend = "   ".join(f"{each.label}: {each.name}" for each in table.tie_breaks)
        self.query_one("#legend", Static).update(Text(legend, no_wrap=True, overflow="ellipsis"))

    def _arrange(self, table: Standings) -> None:
        layout = (self._crosstable, table.after, tuple(each.key for each in table.tie_breaks))
        if layout == self._layout:
            return
        self._layout = layout
        columns = _crosstable_columns(table) if self._crosstable else _ranking_columns(table)
        self.query_one(CellTable).set_columns(columns)

    def on_mount(self) -> None:
        """Let the arrows move at once."""
        self.query_one(CellTable).focus()


def _heading(tournament: Tournament, table: Standings, *, crosstable: bool) -> str:
    what = "Crosstable" if crosstable else "Standings"
    if table.after == 0:
        return f"{what} before round 1"
    final = table.after == tournament.regulations.rounds and not table.provisional
    mark = "final" if final else "provisional: results missing or adjourned" if table.provisional else ""
    return f"{what} after round {table.after} of {tournament.regulations.rounds}" + (f" ({mark})" if mark else "")


def _ranking_columns(table: Standings) -> list[Column]:
    return [
        Column("place", "Pl.", 4),
        Column("number", "No", 3),
        Column("title", "", 3),
        Column("name", "Name", 26),
        Column("federation", "Fed", 3),
        Column("rating", "Rtg", 4),
        Column("points", "Pts", 4),
        *(Column(each.key, each.label, 5) for each in table.tie_breaks),
    ]


def _ranking_cells(row: StandingRow, table: Standings, _numbers: Mapping[int, int]) -> tuple[Text, ...]:
    entrant = row.card.entrant
    return (
        _right(f"{row.place}{'=' if row.shared else ''}", 4),
        _right(str(row.card.number), 3),
        Text(entrant.title.value),
        Text(entrant.name, no_wrap=True, overflow="ellipsis"),
        Text(entrant.federation),
        _right(str(entrant.rating or ""), 4),
        _right(format_points(row.points), 4),
        *(_right(_figure(figure, each), 5) for figure, each in zip(row.figures, table.tie_breaks, strict=True)),
    )


def _figure(figure: Figure, tie_break: TieBreak) -> str:
    return str(figure.value) if tie_break.counts else format_points(figure.value)


def _crosstable_columns(table: Standings) -> list[Column]:
    return [
        Column("place", "Pl.", 4),
        Column("number", "No", 3),
        Column("name", "Name", 18),
        Column("points", "Pts", 4),
        *(Column(f"r{number}", f"R{number}", 5) for number in range(1, table.after + 1)),
    ]


def _crosstable_cells(row: StandingRow, _table: Standings, numbers: Mapping[int, int]) -> tuple[Text, ...]:
    return (
        _right(f"{row.place}{'=' if row.shared else ''}", 4),
        _right(str(row.card.number), 3),
        Text(row.card.entrant.name, no_wrap=True, overflow="ellipsis"),
        _right(format_points(row.points), 4),
        *(_right(crosstable_sign(record, numbers), 5) for record in row.card.rounds),
    )


def crosstable_sign(record: RoundRecord, numbers: Mapping[int, int]) -> str:
    """One cell of a crosstable: opponent's number, colour, result, such as `12w1`, `7b½`, `3+`, `bye`."""
    if record.opponent is None:
        return _KIND_SIGNS[record.kind]
    opponent = numbers[record.opponent]
    colour = (record.colour or "").lower()
    sign = {Kind.OPEN: "?", Kind.ADJOURNED: "a", Kind.FORFEIT_WIN: "+", Kind.FORFEIT_LOSS: "-"}.get(record.kind)
    return f"{opponent}{colour}{sign or format_points(record.half_points)}"


def _right(text: str, width: int) -> Text:
    return Text(text.rjust(width), no_wrap=True)

