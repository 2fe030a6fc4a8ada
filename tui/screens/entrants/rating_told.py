"""What is told of the ratings of one entrant beside the one that counts, where there is anything to tell."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import ContestantId
from paircard.core.event.periods import number_of_periods
from paircard.core.event.tournament import Tournament
from paircard.core.values.language import tr


def ratings_told(tournament: Tournament, id_: ContestantId, entrant: Entrant) -> Iterator[str]:
    """Yield the official rating where it is another, where a typed one comes from, and those of periods."""
    if entrant.official_rating is not None:
        yield tr("official rating {rating}", rating=entrant.official or tr("none"))
    if entrant.typed and entrant.origin and entrant.origin.rating:
        yield origin_told(entrant)
    for period in range(2, number_of_periods(tournament.facts) + 1):
        if told := tournament.facts.rated_in_periods.get((id_, period)):
            yield tr("{rating} from period {period} on", rating=told.rating or tr("unrated"), period=period)


def origin_told(entrant: Entrant) -> str:
    """Say where the rating of somebody comes from: list and month, typed, or not known."""
    origin = entrant.origin
    if origin is None:
        return str(entrant.rating_source) or tr("of no list that is known")
    if origin.typed and origin.rating:
        return tr("typed; {list} has {rating}", list=str(origin), rating=origin.rating)
    if origin.typed:
        return tr("typed")
    return tr("{list}, chosen", list=str(origin)) if origin.chosen else str(origin)
