"""The categories of an event that everybody may know: those for which prizes are announced."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.entrant import Sex
from paircard.core.event.tournament import Tournament
from paircard.core.tables.prize_list import name_of
from paircard.core.tables.some_players import Filter, read_filter
from paircard.core.tables.standings import StandingRow, Standings, places_within


def of_categories(tournament: Tournament, table: Standings) -> Iterator[tuple[str, tuple[StandingRow, ...]]]:
    """Yield the name and the rows of every category that some are in and not all; women have their table anyhow.

    Who is of what age or class is nobody's business but where prizes are announced by it.
    """
    given = tournament.facts.prizes
    players = dict.fromkeys(read_filter(fund.players) for fund in (given.funds if given else ()))
    for each in players:
        rows = places_within(table, each.belongs)
        if each != Filter(sex=Sex.WOMAN) and 0 < len(rows) < len(table.rows):
            yield name_of(each), rows
