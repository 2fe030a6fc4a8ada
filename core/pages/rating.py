"""What the page of a player tells of their rating: the change in a figure, and why, game by game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from paircard.core.event.ids import ContestantId
from paircard.core.event.regulations import OFF_RATINGS
from paircard.core.event.tournament import Tournament
from paircard.core.pages.parts import Fact
from paircard.core.papers.paper import Section
from paircard.core.rating_changes.change import Change, signed
from paircard.core.rating_changes.of_event import RatedPeriod, rated_periods
from paircard.core.rating_changes.words import about_others, change_told, hundredths_told, k_told, why_lines
from paircard.core.values.cited import texts_of
from paircard.core.values.language import tr


def shown_periods(tournament: Tournament) -> Sequence[RatedPeriod]:
    """Return what is told of on pages: nothing where the organiser keeps it off them."""
    return () if OFF_RATINGS in tournament.details.off_pages else rated_periods(tournament)


def rating_fact(periods: Sequence[RatedPeriod], id_: ContestantId) -> Fact | None:
    """Return the change of the period last played in, or what is to be multiplied by K where that is not known."""
    made = next((each for each in reversed([*_changes(periods, id_)]) if each.rated), None)
    if made is None:
        return None
    sign = (made.gained > 0) - (made.gained < 0)
    if made.hundredths is not None:
        return Fact(signed(made.hundredths).replace("-", "−"), tr("change of rating, K {k}", k=k_told(made)), sign)
    gained = f"{('−', '', '+')[sign + 1]}{hundredths_told(abs(made.gained))}"
    return Fact(gained, tr("points against expectation; times K: the change of rating"), sign)


def _changes(periods: Sequence[RatedPeriod], id_: ContestantId) -> Iterator[Change]:
    for period in periods:
        account = period.accounts.get(id_)
        if account and account.change:
            yield account.change


def rating_section(periods: Sequence[RatedPeriod], id_: ContestantId) -> Section | None:
    """Return why a rating changes, or what the first one is so far; None before there is a game."""
    told = [(period, period.accounts[id_]) for period in periods if id_ in period.accounts]
    if not told:
        return None
    lines = [line for period, account in told for line in texts_of(why_lines(period, account))]
    made = told[-1][1].change
    title = tr("Why the rating changes by {change}", change=change_told(made)) if made else tr("First rating")
    return Section(title, tuple(lines), below=(about_others(),))
