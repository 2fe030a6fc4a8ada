"""The columns of a cup's table: the round reached, and who was met last or is met next, in place of points."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rich.text import Text

from paircard.core.event.ids import ContestantId
from paircard.core.tables.cup_words import CupTable, next_head, reached, reached_head, told
from paircard.core.tables.standings import StandingRow
from paircard.data.papers.cells import cell_len
from paircard.tui.looks.signs import Signs
from paircard.tui.looks.styles import LIVE, QUIET
from paircard.tui.widgets.sheet import SheetColumn

_NEXT = range(22, 49)
"""Narrowest and widest column of who is met next."""


def cup_columns(
    cup: CupTable, called: Callable[[ContestantId], str], signs: Signs, room: int
) -> Iterator[SheetColumn[StandingRow]]:
    """Yield the columns in so many cells: the names of rounds are never cut."""
    width = 2 + max(map(cell_len, (reached_head(), *(each.reached for each in cup.values()))))

    def painted(row: StandingRow) -> Text:
        style = LIVE if row.card.id in cup and cup[row.card.id].in_it else QUIET
        return Text(reached(cup, row.card.id), style)

    def next_(row: StandingRow) -> str:
        return signs.spell(told(cup, row.card.id, called))

    yield SheetColumn(
        "reached", reached_head(), width, lambda row: reached(cup, row.card.id), at_right=False, choosable=False,
        painted=painted,
    )  # fmt: skip
    yield SheetColumn("next", next_head(), max(_NEXT[0], min(_NEXT[-1], room - width)), next_, at_right=False)
