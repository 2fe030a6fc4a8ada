"""Which places of its cup the table of a consolation says, where that was announced."""

from __future__ import annotations

from paircard.core.event.tournament import Tournament
from paircard.core.tables.standings import standings
from paircard.core.values.language import tr


def with_places(tournament: Tournament, heading: str) -> str:
    """Return the heading of a table, with the places of the cup that it says; as it is elsewhere."""
    filling = tournament.facts.filling
    if filling is None or not filling.follow or not tournament.registrations:
        return heading
    cup = next((each for each in tournament.stages if tournament.world[each].pool == filling.pool), 0)
    if not cup:
        return heading
    seen = tournament.seen(cup)
    first = min((row.place for row in standings(seen).rows if row.card.id in tournament.registrations), default=1)
    last = first + len(tournament.registrations) - 1
    return tr("{table}: places {first} to {last} of {cup}", table=heading, first=first, last=last, cup=seen.stage_name)
