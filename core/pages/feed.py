"""The standings for other programs, as JSON: what stands on the page of the standings, and nothing that is private."""

from __future__ import annotations

import json
from collections.abc import Sequence

from core.event.tournament import Tournament
from core.pages.addresses import address_of, in_full
from core.pages.ladder import History
from core.papers.columns import places_of
from core.papers.tables import figures_of
from core.points import format_decimal
from core.tables.standings import StandingRow


def standings_feed(tournament: Tournament, history: History) -> str:
    """Return the table after the last published round."""
    table = history.last
    places = places_of(table.rows)
    document = {
        "generator": "paircard",
        "paircard-event": f"{tournament.opening.digest if tournament.opening else ''} {tournament.details.name}",
        "event": tournament.title,
        "page": in_full(tournament, "standings.html"),
        "after": table.after,
        "rounds": tournament.planned,
        "provisional": table.provisional,
        "tie_breaks": [each.label for each in table.tie_breaks],
        "standings": [_row(tournament, row, places[row.card.id], figures_of(table, row)) for row in table.rows],
    }
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def _row(tournament: Tournament, row: StandingRow, shared: str, figures: Sequence[str]) -> dict[str, object]:
    card = row.card
    return {
        "place": int(row.place),
        "shared": shared,
        "number": int(card.number),
        "title": card.entrant.title.value,
        "name": card.entrant.name,
        "page": address_of(tournament, card.id),
        "federation": card.entrant.federation,
        "rating": card.entrant.rating,
        "points": float(format_decimal(row.points)),
        "tie_breaks": figures,
        "rounds": [
            {
                "round": line.round,
                "opponent": None if line.opponent is None else int(tournament.numbers[line.opponent]),
                "colour": line.colour or "",
                "kind": line.kind.name.lower(),
                "points": float(format_decimal(line.settled_half_points)),
            }
            for line in card.lines
            if not line.to_come
        ],
    }
