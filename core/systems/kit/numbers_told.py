"""By what entrants get their numbers, as it is announced."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from paircard.core.event.order_of_equals import PURPOSE
from paircard.core.event.regulations import LastCriterion
from paircard.core.facets.system import system_of
from paircard.core.values.by_article import with_article
from paircard.core.values.language import mark, tr

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament

_EQUALS: Mapping[LastCriterion, str] = {
    "alphabet": mark("Equal in all of these: by the alphabet"),
    "list": mark("Equal in all of these: by a list of the organiser"),
    "lots": mark("Equal in all of these: by lot"),
}
_EQUAL_TEAMS: Mapping[LastCriterion, str] = {
    "alphabet": mark("Equal strength: by the alphabet"),
    "list": mark("Equal strength: by a list of the organiser"),
    "lots": mark("Equal strength: by lot"),
}


def numbers_told(tournament: Tournament) -> Iterator[str]:
    """Yield by what entrants get their numbers, with the article where the book of the system has one."""
    local = any(each.entrant.local_rating for each in tournament.registrations.values())
    if tournament.of_teams:
        told = tr("Numbers: by strength")
    elif local:
        told = tr("Numbers: by rating, then title, then local rating")
    else:
        told = tr("Numbers: by rating, then title")
    yield with_article(told, system_of(tournament).article("equals"))
    yield equals_told(tournament)


def equals_told(tournament: Tournament) -> str:
    """Say what puts those in order whom all before leaves equal."""
    criterion = tournament.regulations.last_criterion
    drawn = [each for each in tournament.facts.lots if each.purpose == PURPOSE]
    if criterion == "lots" and drawn and drawn[-1].seed:
        if tournament.of_teams:
            return tr("Equal strength: by lot, drawn with seed {seed}", seed=drawn[-1].seed)
        return tr("Equal in all of these: by lot, drawn with seed {seed}", seed=drawn[-1].seed)
    return tr((_EQUAL_TEAMS if tournament.of_teams else _EQUALS)[criterion])


def drawn_numbers_told(tournament: Tournament) -> Iterator[str]:
    """Yield by which lots entrants have their numbers, or by what where none are drawn."""
    drawn = tournament.facts.numbers_given
    if drawn is None:
        yield from numbers_told(tournament)
        return
    told = tr("Numbers: by lot, drawn with seed {seed}", seed=drawn.seed) if drawn.seed else tr(_SLIPS)
    yield with_article(told, system_of(tournament).article("numbers"))


_SLIPS = mark("Numbers: by lot, drawn from slips")
