"""Who is there for a round: ticked, still to come, away."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from paircard.core.event.ids import ContestantId
from paircard.core.event.journal import Entry
from paircard.core.event.morning_facts import CheckedIn
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import tr


@dataclass(frozen=True, slots=True)
class Attendance:
    """Everybody who may play a round, by whether they are there."""

    round: int
    here: tuple[ContestantId, ...]
    to_come: tuple[ContestantId, ...]
    """Who is to play, and is not ticked."""
    absent: tuple[ContestantId, ...]
    """Who is down as absent without points: whoever comes after all is ticked, and plays."""
    excused: tuple[ContestantId, ...]
    """Who has asked for a bye with points."""

    @property
    def expected(self) -> int:
        """How many there could be."""
        return len(self.here) + len(self.to_come) + len(self.absent)

    @property
    def missing(self) -> tuple[ContestantId, ...]:
        """Everybody who is not there, and has no bye."""
        return (*self.to_come, *self.absent)

    @property
    def everybody(self) -> tuple[ContestantId, ...]:
        """Everybody who has not left."""
        return (*self.here, *self.to_come, *self.absent, *self.excused)


def round_of_check_in(tournament: Tournament) -> int:
    """Return the round that people come for: the one to be paired, where all are made the one in play; 0 for none."""
    if system_of(tournament).rounds.beforehand and tournament.rounds:
        return tournament.under_way
    return 0 if tournament.all_paired else tournament.next_round


def without_a_round(tournament: Tournament) -> str:
    """Say that nobody is waited for any more; empty while a round is left."""
    return "" if round_of_check_in(tournament) else tr("No round is left to come for.")


def attendance(tournament: Tournament) -> Attendance | None:
    """Return who is there for the round that people come for; None where no round is left."""
    number = round_of_check_in(tournament)
    if not number:
        return None
    ticked = tournament.facts.here.get(number, frozenset())
    parts: dict[str, list[ContestantId]] = {"here": [], "to_come": [], "absent": [], "excused": []}
    for id_ in _still_in(tournament, number):
        points = tournament.registrations[id_].absences.get(number)
        away = "excused" if points else "absent"
        parts["here" if id_ in ticked else "to_come" if points is None else away].append(id_)
    return Attendance(number, *map(tuple, parts.values()))


def _still_in(tournament: Tournament, number: int) -> Iterable[ContestantId]:
    """Yield who has not left, in a cup nobody who is out, in the order of numbers."""
    cup = system_of(tournament).knocked_out(tournament)
    out = frozenset[ContestantId]().union(*cup.rounds[: cup.last]) if cup else frozenset[ContestantId]()
    for _, id_ in sorted(tournament.ids.items()):
        if not (tournament.registrations[id_].withdrawn(number) or id_ in out):
            yield id_


def never_came(tournament: Tournament) -> tuple[ContestantId, ...]:
    """Return who was down as absent without points for every round so far, and would be paired all the same.

    Only where people are ticked: elsewhere nobody knows who came.
    """
    there = attendance(tournament)
    if there is None or not tournament.rounds or not tournament.facts.here:
        return ()
    played = range(1, there.round)
    registrations = tournament.registrations
    return tuple(id_ for id_ in there.to_come if all(registrations[id_].absences.get(each) == 0 for each in played))


def ticked_by(tournament: Tournament) -> Mapping[ContestantId, Entry]:
    """Return the entries that ticked who is here, by id: whose they are, and of when."""
    number = round_of_check_in(tournament)
    here = tournament.facts.here.get(number, frozenset())
    if not here:
        return {}
    ticks = (entry for entry in tournament.in_force if isinstance(entry.event, CheckedIn))
    return {
        entry.event.id: entry
        for entry in ticks
        if isinstance(entry.event, CheckedIn) and entry.event.round == number and entry.event.id in here
    }
