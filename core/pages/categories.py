"""The categories of an event: those that entrants have, and those for which prizes are announced."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from core.event.entrant import Sex
from core.event.tournament import Tournament
from core.tables.some_players import Filter, read_filter
from core.tables.standings import StandingRow, Standings, places_within
from core.text import folded

MOST = 12
"""More would be no row of buttons: the largest are shown."""


def of_categories(tournament: Tournament, table: Standings) -> Iterator[tuple[str, tuple[StandingRow, ...]]]:
    """Yield the name and the rows of every category that some are in and not all.

    Years of birth are nobody's business but where prizes are announced by them.
    """
    if tournament.of_teams:
        return
    for each in _filters(tournament, table):
        rows = places_within(table, each.belongs)
        if 0 < len(rows) < len(table.rows):
            yield each.category if each == Filter(category=each.category) else _capital(str(each)), rows


def _filters(tournament: Tournament, table: Standings) -> Iterator[Filter]:
    """Yield the categories of entrants by name, then what prizes are for; women have their table anyhow."""
    named = Counter(row.card.entrant.category for row in table.rows if row.card.entrant.category)
    largest = sorted((name for name, _ in named.most_common(MOST)), key=lambda name: (len(name), folded(name)))
    own = {folded(name): Filter(category=name) for name in largest}
    yield from own.values()
    given = tournament.facts.prizes
    announced = (read_filter(fund.players) for fund in (given.funds if given else ()))
    seen = {Filter(), Filter(sex=Sex.WOMAN), *own.values()}
    for each in announced:
        if each not in seen and not (each.category and folded(each.category) in own and each == _only(each)):
            seen.add(each)
            yield each


def _only(players: Filter) -> Filter:
    return Filter(category=players.category)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
