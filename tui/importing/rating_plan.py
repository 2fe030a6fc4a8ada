"""Which lists and which ratings count for an event: by its kind of play, its settled order, and the day it began."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from paircard.core.event.entrant import Entrant
from paircard.core.event.periods import is_long
from paircard.core.event.regulations import Details
from paircard.core.event.tournament import Tournament
from paircard.core.values.dates import is_iso
from paircard.core.values.language import listed, tr
from paircard.data.ratings.comparison import Compared, compare, found_in, months_missing
from paircard.data.ratings.index import lists, ratings_folder
from paircard.data.ratings.list_months import of_month, this_month
from paircard.data.ratings.rated_player import Rated
from paircard.data.ratings.ratings_of_one import Found, Plan
from paircard.data.ratings.search import RatingList
from paircard.tui.importing.listed_players import numbered


def plan_of(tournament: Tournament) -> Plan:
    """Return which ratings count in an event."""
    return Plan.of(tournament.facts.rating_rules, tournament.details.time_control)


def month_that_counts(details: Details) -> str:
    """Return the month of the lists that count: that of the first day; empty where the event has no date."""
    if not is_iso(details.start):
        return ""
    first, last = details.start[:7], details.end[:7] if is_iso(details.end) else details.start[:7]
    return min(max(this_month(), first), last) if is_long(details) else first


def lists_of(tournament: Tournament) -> list[RatingList]:
    """Return the lists there are, each of the month that counts where it is kept, else of its newest."""
    return lists_of_month(month_that_counts(tournament.details))


def lists_of_month(month: str) -> list[RatingList]:
    """Return the lists there are, each of a month where it is kept, else of its newest."""
    return [RatingList(of_month(path, month)) for path in lists(ratings_folder())]


def found_for(tournament: Tournament, entrant: Entrant, listed: Rated | None = None) -> Found:
    """Return somebody in every list that has them, `listed` as one list has them; raise `Unreadable`."""
    return found_in(entrant, lists_of(tournament), listed)


def compared_of(tournament: Tournament, known: Iterable[RatingList]) -> list[Compared]:
    """Hold an event against the lists of the month that counts for it; raise `Unreadable`."""
    return compare(numbered(tournament), list(known), plan_of(tournament), month_that_counts(tournament.details))


def not_of_the_month(tournament: Tournament, compared: Iterable[Compared]) -> Iterator[str]:
    """Yield which lists are of another month than the one that counts, and what to do."""
    if missing := sorted(months_missing(compared)):
        yield tr(
            "Ratings of {lists} are not compared: the event goes by the lists of {month}. Load them (L), or fetch them "
            "(paircard ratings fetch).",
            lists=listed(missing),
            month=month_that_counts(tournament.details),
        )
