"""The periods of an event of more than 30 days: which rounds are whose, and who has which rating in them."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from datetime import date
from typing import TYPE_CHECKING

from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import ContestantId
from paircard.core.event.period_facts import RatedInPeriod
from paircard.core.values.dates import is_iso
from paircard.core.values.frozen import replace

if TYPE_CHECKING:
    from paircard.core.event.fold.established import Facts
    from paircard.core.event.regulations import Details

LONGEST = 30
"""Days that FIDE rates together, the first and the last counted."""


def days(first: str, last: str) -> int:
    """Return how many days there are from one to the other, both counted; 0 where one of them is not known.

    >>> days("2026-11-01", "2026-11-30"), days("2026-11-01", "")
    (30, 0)
    """
    if not (is_iso(first) and is_iso(last)):
        return 0
    return (date.fromisoformat(last) - date.fromisoformat(first)).days + 1


def is_long(details: Details) -> bool:
    """Whether an event goes on for more days than FIDE rates together (Q210)."""
    return days(details.start, details.end) > LONGEST


def period_of(facts: Facts, round_: int) -> int:
    """Return the period of a round, 1 the first; of an event that has none all is period 1."""
    return 1 + (bisect_right(facts.periods.starts, round_) if facts.periods else 0)


def rounds_of(facts: Facts, period: int) -> range:
    """Return the rounds of a period; those of the last go on to the end of the event."""
    starts = (1, *(facts.periods.starts if facts.periods else ()), facts.regulations.rounds + 1)
    return range(starts[period - 1], starts[period]) if 1 <= period < len(starts) else range(0)


def number_of_periods(facts: Facts) -> int:
    """Return how many periods the event has."""
    return 1 + (len(facts.periods.starts) if facts.periods else 0)


def fide_id_of(facts: Facts, period: int) -> str:
    """Return which event a period is at FIDE; empty where that is not known."""
    ids = facts.periods.fide_ids if facts.periods else ()
    return ids[period - 1] if period <= len(ids) else ""


def in_period(facts: Facts, id_: ContestantId, entrant: Entrant, period: int) -> Entrant:
    """Return somebody as they are rated in a period: where nothing is said of it, as in the one before."""
    told = (facts.rated_in_periods.get((id_, each)) for each in range(period, 1, -1))
    found: RatedInPeriod | None = next((each for each in told if each), None)
    if found is None:
        return entrant
    return replace(entrant, rating=found.rating, official_rating=found.official_rating, title=found.title)


def ratings_by_round(
    facts: Facts, entrants: Mapping[ContestantId, Entrant], rounds: int
) -> Mapping[tuple[ContestantId, int], int]:
    """Return the rating of everybody in each round, where tie-breaks go by those; else nothing (Q214)."""
    if facts.periods is None or facts.periods.tie_breaks != "round":
        return {}
    return {
        (id_, round_): in_period(facts, id_, entrant, period_of(facts, round_)).rating
        for id_, entrant in entrants.items()
        for round_ in range(1, rounds + 1)
    }


def as_tie_breaks_see(facts: Facts, id_: ContestantId, entrant: Entrant) -> Entrant:
    """Return somebody with the rating that tie-breaks go by: the first one, unless that of the last was chosen."""
    if facts.periods is None or facts.periods.tie_breaks != "last":
        return entrant
    return replace(entrant, rating=in_period(facts, id_, entrant, number_of_periods(facts)).rating)
