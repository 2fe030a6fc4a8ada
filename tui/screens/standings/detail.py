"""What is told of one row of the table: how they got there in the last round, and whether they can still win."""

from __future__ import annotations

from rich.text import Text

from paircard.core.event.tournament import Tournament
from paircard.core.tables.standings import StandingRow
from paircard.core.tables.who_can_still_win import Chances
from paircard.core.values.language import tr
from paircard.tui.looks.signs import Signs
from paircard.tui.looks.styles import KEY, LIVE, QUIET, WON
from paircard.tui.screens.standings.told import facts


def row_told(
    tournament: Tournament,
    row: StandingRow,
    gained: int | None,
    chances: Chances | None,
    signs: Signs,
    *,
    after: int,
    brief: bool = False,
) -> Text:
    """Return the line about a row; a brief one names the family alone."""
    entrant = row.card.entrant
    name = entrant.name.partition(",")[0] if brief else entrant.name
    line = Text().append(f"{row.card.number} {name}", WON)
    if entrant.title.value:
        line.append(f" {entrant.title.value}", QUIET)
    between = f" {signs.no_float} "
    if row.withdrawn:
        line.append(f"{between}{tr('withdrawn')}", QUIET)
    for fact in facts(tournament, row, gained, after):
        line.append(f"{between}{signs.spell(fact)}")
    if chances is not None:
        can = row.card.id in chances.in_reach
        line.append(between)
        line.append(tr("can still win"), LIVE) if can else line.append(tr("can no longer win"), KEY)
    return line
