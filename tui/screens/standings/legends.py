"""What stands under a table: what its columns, cells and marks mean."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.tables.breakdown import column_named
from paircard.core.tables.crosstable_cell import legend_of_signs
from paircard.core.tables.standings import StandingRow, Standings
from paircard.core.tables.table_words import legend, remarks
from paircard.core.values.colour_letters import small_letter
from paircard.core.values.language import mark, tr
from paircard.tui.screens.standings.views import View

_CELLS = mark("12{white}1: against number 12 with White, won; {black} Black; + - by forfeit; - not playing")
_WAITING = mark("? a result is missing; a adjourned")


def explain_column(
    table: Standings,
    view: View,
    column: str,
    row: StandingRow | None,
    *,
    teams: bool = False,
    matches: bool = False,
) -> str:
    """Say what the column of the cursor means, or what all do while it stands on the player or team."""
    tie_break = column_named(table, column)
    if tie_break is not None:
        meaning = f"{tie_break.told(tie_break.full_name)}.{_remark(table, column, row)}"
        return tr("{meaning} Enter shows its sum.", meaning=meaning)
    return ". ".join(_of_view(table, view, teams=teams, matches=matches))


def _of_view(table: Standings, view: View, *, teams: bool, matches: bool) -> Iterator[str]:
    if view is View.PROGRESS:
        yield tr("The running score after every round")
    elif view.crosstable:
        if teams or matches:
            yield legend_of_signs(teams=teams, matches=matches)
        else:
            yield tr(_CELLS, white=small_letter("W"), black=small_letter("B"))
    if table.waiting:
        yield tr(_WAITING)
    if view is View.RANKING:
        yield legend(table, own=True)
        yield from remarks(table)


def _remark(table: Standings, column: str, row: StandingRow | None) -> str:
    if row is None:
        return ""
    remark = next(
        (
            figure.remark
            for figure, each in zip(row.figures, table.tie_breaks, strict=True)
            if each.key == column and figure.remark
        ),
        "",
    )
    return f" {remark[0].upper()}{remark[1:]}." if remark else ""
