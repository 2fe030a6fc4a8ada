"""A table of standings for other programs: JSON with every term, CSV as a spreadsheet takes it."""

from __future__ import annotations

import csv
import io
import json
from typing import Any

from paircard.core.event.names import event_title
from paircard.core.event.tournament import Tournament
from paircard.core.tables.standings import StandingRow, Standings, standings
from paircard.core.tiebreaks import RULES, Figure, Item, TieBreak
from paircard.core.tiebreaks.figure import Adjusted
from paircard.core.tiebreaks.written import exact
from paircard.core.values.frozen import replace
from paircard.core.values.language import ENGLISH, speaking
from paircard.data.exchange.spreadsheet import guarded


def standings_json(tournament: Tournament, table: Standings) -> str:
    """Return the table with the items of every figure; numbers that must be exact are texts.

    It is for programs: English, whatever is spoken.
    """
    with speaking(ENGLISH):
        english = replace(standings(tournament, table.after, table.tie_breaks), changed_after=table.changed_after)
        return json.dumps(_document(tournament, english), ensure_ascii=False, indent=1)


def _document(tournament: Tournament, table: Standings) -> dict[str, Any]:
    return {
        "event": event_title(tournament),
        "round": table.after,
        "rounds": tournament.regulations.rounds,
        "provisional": table.provisional,
        "tie_breaks_changed_after": table.changed_after,
        "tie_breaks": [{"code": each.key, "name": each.full_name} for each in table.tie_breaks],
        "players": [_player(tournament, table, row) for row in table.rows],
    }


def standings_csv(table: Standings) -> str:
    """Return the table as comma separated values with a header line; no name is taken for a formula."""
    lines = io.StringIO()
    writer = csv.writer(lines, lineterminator="\n")
    writer.writerow(["place", "no", "name", "rating", "points", *(each.key for each in table.tie_breaks)])
    for row in table.rows:
        entrant = row.card.entrant
        figures = (_exact(figure, each) for figure, each in zip(row.figures, table.tie_breaks, strict=True))
        points = exact(row.points, 2)
        name = guarded(entrant.name)
        writer.writerow([row.place, row.card.number, name, entrant.rating or "", points, *figures])
    return lines.getvalue().removesuffix("\n")


def _player(tournament: Tournament, table: Standings, row: StandingRow) -> dict[str, Any]:
    return {
        "place": row.place,
        "shared": row.shared,
        "no": row.card.number,
        "name": row.card.entrant.name,
        "withdrawn": row.withdrawn,
        "points": exact(row.points, 2),
        "provisional": row.provisional,
        "tie_breaks": [
            _figure(tournament, figure, each) for figure, each in zip(row.figures, table.tie_breaks, strict=True)
        ],
    }


def _figure(tournament: Tournament, figure: Figure, tie_break: TieBreak) -> dict[str, Any]:
    return {
        "code": tie_break.key,
        "value": _exact(figure, tie_break) or None,
        "place_among_tied": figure.place,
        "remark": figure.remark,
        "items": [_item(tournament, item, tie_break) for item in figure.items],
    }


def _item(tournament: Tournament, item: Item, tie_break: TieBreak) -> dict[str, Any]:
    return {
        "round": item.round,
        "opponent": None if item.opponent is None else tournament.numbers[item.opponent],
        "value": exact(item.value, tie_break.method.parts),
        "rule": item.rule,
        "why": RULES[item.rule],
        "cut": bool(item.cut),
        "cut_why": RULES[item.cut] if item.cut else "",
        "adjusted": [_adjusted(each) for each in item.adjusted],
    }


def _adjusted(each: Adjusted) -> dict[str, Any]:
    """A round of the opponent that counts other than the points they were given."""
    return {
        "round": each.round,
        "counts": exact(each.counts, 2),
        "given": exact(each.given, 2),
        "rule": each.rule,
        "why": RULES[each.rule],
    }


def _exact(figure: Figure, tie_break: TieBreak) -> str:
    return "" if figure.value is None else exact(figure.value, tie_break.method.parts)
