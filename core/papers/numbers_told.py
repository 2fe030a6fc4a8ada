"""By what entrants get their numbers, as it is announced."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from core.event.order_of_equals import PURPOSE
from core.language import tr

if TYPE_CHECKING:
    from core.event.tournament import Tournament


def numbers_told(tournament: Tournament) -> Iterator[str]:
    """Yield by what entrants get their numbers, with the article where the book of the system has one."""
    local = any(each.entrant.local_rating for each in tournament.registrations.values())
    told = tr("Numbers: by rating, then title, then local rating") if local else tr("Numbers: by rating, then title")
    article = tournament.system.article("equals")
    yield f"{told} ({article})" if article else told
    drawn = [each for each in tournament.facts.lots if each.purpose == PURPOSE]
    match tournament.regulations.last_criterion:
        case "alphabet":
            yield tr("Equal in all of these: by the alphabet")
        case "list":
            yield tr("Equal in all of these: by a list of the organiser")
        case _ if drawn and drawn[-1].seed:
            yield tr("Equal in all of these: by lot, drawn with seed {seed}", seed=drawn[-1].seed)
        case _:
            yield tr("Equal in all of these: by lot")
