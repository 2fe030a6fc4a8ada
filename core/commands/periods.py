"""Periods of an event of more than 30 days, and the ratings of a period (C.07 10; Q210 to Q216)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from paircard.core.commands.base import Command, registration
from paircard.core.event.entrant import RATING_LIMIT, Title
from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId
from paircard.core.event.period_facts import By, PeriodsSet, RatedInPeriod
from paircard.core.event.periods import LONGEST, days, number_of_periods, rounds_of
from paircard.core.event.tournament import Tournament
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass
from paircard.core.values.said import said


@dataclass(frozen=True)
class SetPeriods(Command):
    """Divide the event by the rounds that begin a further period; by none it is one event again."""

    starts: tuple[int, ...]
    tie_breaks: By = "first"
    fide_ids: tuple[str, ...] = ()
    """Which event each period is at FIDE, the first first."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse rounds out of order, a period too long, and other ratings of tie-breaks once round 1 is paired."""
        if tournament.of_teams:
            raise Refusal(said("Periods are for events of players: teams play here."))
        last = tournament.planned
        if list(self.starts) != sorted({*self.starts}) or any(not 2 <= each <= last for each in self.starts):
            wrong = said("Periods begin with rounds 2 to {last}, in their order: type such as 4 7.", last=last)
            raise Refusal(wrong, field="starts")
        event = PeriodsSet(self.starts, self.tie_breaks, self._ids()) if self.starts else PeriodsSet(())
        before = tournament.facts.periods
        if event == before or (before is None and not self.starts):
            raise Refusal(said("Nothing was changed."))
        if tournament.rounds and event.tie_breaks != (before.tie_breaks if before else "first"):
            announced = said("Round 1 is paired: tie-breaks go by the ratings that were announced.")
            raise Refusal(announced, field="tie_breaks")
        if self.starts:
            self._need_short(tournament.imagine(event))
        return (event,)

    def _ids(self) -> tuple[str, ...]:
        """Return the ids; refuse more of them than periods, and what is no number."""
        periods = len(self.starts) + 1
        if len(self.fide_ids) > periods or any(not re.fullmatch("[0-9]{1,10}", each) for each in self.fide_ids):
            wrong = said("FIDE ids: a number for each of the {count} periods, in their order.", count=periods)
            raise Refusal(wrong, field="fide_ids")
        return self.fide_ids

    def _need_short(self, divided: Tournament) -> None:
        """Refuse a period that lasts longer than FIDE rates together, as far as the days are known."""
        for period in range(1, number_of_periods(divided.facts) + 1):
            rounds = rounds_of(divided.facts, period)
            first, last = (divided.when(each).date for each in (rounds[0], rounds[-1]))
            if (lasts := days(first, last)) > LONGEST:
                wrong = said(
                    "Period {period}, rounds {first} to {last}, would last {days} days: FIDE rates {most} together.",
                    period=period,
                    first=rounds[0],
                    last=rounds[-1],
                    days=lasts,
                    most=LONGEST,
                )
                raise Refusal(wrong, field="starts")


@dataclass(frozen=True)
class PeriodRating:
    """What somebody has from the beginning of a period on."""

    id: ContestantId
    rating: int
    official: int
    title: Title = Title.NONE


@dataclass(frozen=True)
class RatePeriod(Command):
    """Give entrants the ratings and titles of a period; pairing numbers and pairings stay as they are."""

    period: int
    ratings: tuple[PeriodRating, ...]

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse a period that the event has not, the first one, and where nothing changes."""
        last = number_of_periods(tournament.facts)
        if not 2 <= self.period <= last:
            if last == 1:
                raise Refusal(said("The event has no periods: say first with which rounds they begin."), field="period")
            wrong = said(
                "Ratings are given for period 2 to {last}: in the first they are those of the entrants.", last=last
            )
            raise Refusal(wrong, field="period")
        if changed := tuple(self._facts(tournament)):
            return changed
        raise Refusal(said("Nothing was changed."))

    def _facts(self, tournament: Tournament) -> Iterator[Fact]:
        known = tournament.facts.rated_in_periods
        for each in self.ratings:
            registration(tournament, each.id)
            for rating in (each.rating, each.official):
                if not 0 <= rating <= RATING_LIMIT:
                    wrong = said(
                        "The rating {rating} is not between 0 and {limit}: correct it.",
                        rating=rating,
                        limit=RATING_LIMIT,
                    )
                    raise Refusal(wrong, field="rating")
            event = RatedInPeriod(each.id, self.period, each.rating, each.official, each.title)
            if known.get((each.id, self.period)) != event:
                yield event
