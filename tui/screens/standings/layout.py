"""How a table of standings looks: its columns and cells, as a ranking and as a crosstable."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from core.crosstable import crosstable_sign
from core.points import format_points
from core.standings import StandingRow, Standings
from core.tournament import Tournament
from tui.widgets.celltable import Column, Row
from tui.widgets.fitting import left, right

Numbers = Mapping[int, int]
"""Pairing number of every id."""

_SCROLL_BAR = 2
_FIGURE = 6
_ROUND = 6
_NAMES = range(12, 41)
"""Narrowest and widest column of names, in cells; what does not fit beside the narrowest is scrolled to."""


def columns(table: Standings, width: int, *, crosstable: bool) -> list[Column]:
    """Return the columns, the names as wide as the terminal allows."""
    head = [Column("place", " Pl ", 5), Column("number", " No", 4)]
    if crosstable:
        tail = [_number_column(f"r{n}", f"R{n}", _ROUND) for n in range(1, table.after + 1)]
        middle = []
    else:
        tail = [_number_column(each.key, each.label, _FIGURE) for each in table.tie_breaks]
        middle = [Column("federation", "Fed", 4), Column("rating", " Rtg", 5)]
        head.append(Column("title", "", 4))
    points = _number_column("points", "Pts", 5)
    taken = sum(column.width or 0 for column in (*head, *middle, points, *tail)) + _SCROLL_BAR
    name = min(_NAMES[-1], max(_NAMES[0], width - taken))
    return [*head, Column("name", "Name", name), *middle, points, *tail]


def rows(tournament: Tournament, table: Standings, width: int, *, crosstable: bool) -> list[Row]:
    """Return one row a player, best first."""
    widths = {column.key: column.width or 0 for column in columns(table, width, crosstable=crosstable)}
    cells = _crosstable_cells if crosstable else _ranking_cells
    return [Row(str(row.card.id), cells(row, table, tournament.numbers, widths["name"])) for row in table.rows]


def _ranking_cells(row: StandingRow, table: Standings, _: Numbers, names: int) -> tuple[Text, ...]:
    entrant = row.card.entrant
    return (
        *_head(row),
        left(entrant.title.value, 4),
        left(entrant.name, names - 1),
        left(entrant.federation, 4),
        right(str(entrant.rating or ""), 4),
        right(format_points(row.points), 5),
        *(right(each.written(figure), _FIGURE) for figure, each in zip(row.figures, table.tie_breaks, strict=True)),
    )


def _crosstable_cells(row: StandingRow, _: Standings, numbers: Numbers, names: int) -> tuple[Text, ...]:
    return (
        *_head(row),
        left(row.card.entrant.name, names - 1),
        right(format_points(row.points), 5),
        *(right(crosstable_sign(record, numbers), _ROUND) for record in row.card.rounds),
    )


def _head(row: StandingRow) -> tuple[Text, Text]:
    return right(f"{row.place}{'=' if row.shared else ' '}", 4), right(str(row.card.number), 3)


def _number_column(key: str, label: str, width: int) -> Column:
    return Column(key, label.rjust(width), width)
