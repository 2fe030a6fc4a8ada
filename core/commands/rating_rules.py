"""Kind of play, order of the lists and method of the ratings."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.commands.base import Command
from paircard.core.event.entrant import Entrant, RatingSource
from paircard.core.event.entrant_facts import EntrantCorrected
from paircard.core.event.facts import Fact
from paircard.core.event.rating_facts import RatingsRuled
from paircard.core.event.rating_rules import Method, RatingRules, by_method
from paircard.core.event.tournament import Tournament
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass, replace
from paircard.core.values.said import said

MOST_LISTS = 12
"""So many stand in an order."""


@dataclass(frozen=True)
class RuleRatings(Command):
    """Settle which ratings count; with another method everybody whose ratings are told apart gets theirs anew."""

    rules: RatingRules

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse where nothing changes, and another method once round 1 is paired: the numbers rest on it."""
        before, now = tournament.facts.rating_rules, self.rules
        if before == now:
            raise Refusal(said("Nothing was changed."))
        if len(now.lists) > MOST_LISTS:
            raise Refusal(said("An order has {most} lists at most.", most=MOST_LISTS), field="lists")
        ruled = RatingsRuled(now)
        if before.method == now.method:
            return (ruled,)
        if any(tournament.seen(stage).rounds for stage in tournament.stages):
            fixed = said("Round 1 is paired by the ratings as they are: their method stays.")
            raise Refusal(fixed, field="method")
        return (ruled, *_rated_anew(tournament, now.method))


def _rated_anew(tournament: Tournament, method: Method) -> Iterator[Fact]:
    for id_, entrant in tournament.players.items():
        anew = by_the_method(entrant, method)
        if anew != entrant:
            yield EntrantCorrected(id_, anew)


def by_the_method(entrant: Entrant, method: Method) -> Entrant:
    """Return the entrant with their tournament rating by a method.

    Who has one rating only keeps it, and so does who has one that was typed or chosen for them.
    """
    apart = entrant.official_rating is not None or entrant.national_rating
    fixed = entrant.origin is not None and (entrant.origin.typed or entrant.origin.chosen)
    if not apart or fixed or method in ("", "OTHER"):
        return entrant
    fide, national = entrant.official, entrant.national
    rating = by_method(method, fide, national, entrant.rating)
    if rating == entrant.rating:
        return entrant
    source = RatingSource.NATIONAL if rating == national != fide else RatingSource.FIDE
    return replace(
        entrant,
        rating=rating,
        rating_source=source if rating else RatingSource.UNKNOWN,
        official_rating=fide,
        national_rating=national,
        origin=None,
    ).cleaned()
