"""The tables of an event after each round, each made once: a table of 500 players takes a while."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.norms.from_tournament import NormsOfEvent
from paircard.core.rating_changes.of_event import RatedPeriod, rated_periods
from paircard.core.tables.reach import Reach, reach
from paircard.core.tables.some_players import Filter
from paircard.core.tables.standings import Standings, places_gained, places_within, standings
from paircard.core.tables.who_can_still_win import Chances, chances


class Tables:
    """Remembers the tables of one state of an event."""

    def __init__(self) -> None:
        self._of: Tournament | None = None
        self._made: dict[tuple[int, Filter], Standings] = {}
        self._chances: dict[int, Chances | None] = {}
        self._reach: dict[int, Mapping[ContestantId, Reach]] = {}
        self._rated: tuple[Tournament, tuple[RatedPeriod, ...]] | None = None
        self._places: dict[int, tuple[object, Mapping[ContestantId, int]]] = {}
        self._norms: NormsOfEvent | None = None

    def after(self, tournament: Tournament, number: int, wanted: Filter) -> Standings:
        """Return the table after a round, of those who are wanted, with places among themselves."""
        if tournament is not self._of:
            self._of, self._made, self._chances, self._reach = tournament, {}, {}, {}
        if (number, wanted) not in self._made:
            self._made[number, wanted] = self._make(tournament, number, wanted)
        return self._made[number, wanted]

    def _make(self, tournament: Tournament, number: int, wanted: Filter) -> Standings:
        if system_of(tournament).score:
            return Standings(number, provisional=False, tie_breaks=(), rows=())
        if not wanted:
            return standings(tournament, number)
        table = self.after(tournament, number, Filter())
        return replace(table, rows=places_within(table, wanted.belongs))

    def chances(self, tournament: Tournament, number: int) -> Chances | None:
        """Return who can still win after a round; None where nobody can say."""
        table = self.after(tournament, number, Filter())
        if number not in self._chances:
            self._chances[number] = chances(tournament, table)
        return self._chances[number]

    def reach(self, tournament: Tournament, number: int) -> Mapping[ContestantId, Reach]:
        """Return between which places everybody can still end, as after a round; nobody in it where nobody can say."""
        table = self.after(tournament, number, Filter())
        if number not in self._reach:
            self._reach[number] = reach(tournament, table)
        return self._reach[number]

    def norms(self, tournament: Tournament, number: int) -> NormsOfEvent:
        """Return the title norms after a round; of who has not played since, as they were found before."""
        known = self._norms
        if known is None or known.tournament is not tournament or known.after != min(number, tournament.scheduled):
            self._norms = known = NormsOfEvent(tournament, number, before=known)
        return known

    def rated(self, tournament: Tournament) -> tuple[RatedPeriod, ...]:
        """Return what FIDE rates together of the event."""
        if self._rated is None or self._rated[0] is not tournament:
            self._rated = tournament, rated_periods(tournament)
        return self._rated[1]

    def gained(self, tournament: Tournament, number: int, wanted: Filter) -> Mapping[ContestantId, int]:
        """Return by id how many places each has climbed in that round; nobody in it before round 2."""
        if number < 2:
            return {}
        before = self.after(tournament, number - 1, wanted)
        return places_gained(self.after(tournament, number, wanted), before.places)

    def places(self, tournament: Tournament, number: int) -> tuple[Mapping[ContestantId, int], ...]:
        """Return everybody's places after each round up to one; those of a round are kept while nothing changes it."""
        return tuple(self._places_after(tournament, each) for each in range(1, number + 1))

    def _places_after(self, tournament: Tournament, number: int) -> Mapping[ContestantId, int]:
        rests_on = (tournament.rounds[:number], tournament.registrations, tournament.regulations, tournament.stage)
        known, places = self._places.get(number, (None, {}))
        if known != rests_on:
            rows = self.after(tournament, number, Filter()).rows
            places = {row.card.id: row.place for row in rows}
            self._places[number] = rests_on, places
        return places
