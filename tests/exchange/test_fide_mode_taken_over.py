"""An event from elsewhere is in FIDE mode by itself (Q56), a round robin too, unless it cannot be or has left it."""

from __future__ import annotations

import pytest

from paircard.core.commands import CreateTournament, ImportEvent
from paircard.core.event.announced_facts import TournamentCreated
from paircard.core.event.incident import Incident, Kind
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.dutch2026.options import DutchOptions
from paircard.core.systems.round_robin.options import RoundRobinOptions
from paircard.data.exchange.trf.reading.fide_mode import leaving_told, with_fide_mode

SWISS = Regulations(5, "dutch-2026", tie_breaks=("BH@fide1998",), options=DutchOptions(bye="draw"))


def taken_over(regulations: Regulations, *told: Incident) -> Tournament:
    """Take an event over that has nothing but its opening."""
    opened = TournamentCreated(Details("Report"), with_fide_mode(regulations))
    command = ImportEvent((opened, *leaving_told(told, "the report says so")))
    beginning = Tournament.beginning(SYSTEMS)
    return beginning.record(command.decide(beginning), arbiter="Anna", time="2026-01-01T10:00:00Z")


def in_the_mode(tournament: Tournament) -> bool:
    """Whether the event is in FIDE mode."""
    return system_of(tournament).in_fide_mode(tournament)


def test_it_is_on_and_nothing_else_of_the_event_changes() -> None:
    """Tie-breaks that are none of C.07 stay: they were announced so."""
    event = taken_over(SWISS)
    assert in_the_mode(event)
    assert event.regulations.options == DutchOptions(bye="draw", fide="on")
    assert event.regulations.tie_breaks == ("BH@fide1998",)
    assert in_the_mode(taken_over(Regulations(5, "round-robin", tie_breaks=(), options=RoundRobinOptions(2))))


@pytest.mark.parametrize(
    "regulations",
    [Regulations(), Regulations(5, "knockout", tie_breaks=()), Regulations(5, "dutch-2026", points="3-2-0")],
    ids=["1998", "a cup", "points of Q74"],
)
def test_it_is_off_where_the_event_is_none_of_fides(regulations: Regulations) -> None:
    assert with_fide_mode(regulations) == regulations
    CreateTournament(Details("Again"), regulations).decide(Tournament.beginning(SYSTEMS))


def test_what_its_report_has_left_stays_left() -> None:
    """The mark is that of the earliest round that is told."""
    event = taken_over(SWISS, Incident(Kind.FIDE_MODE, 4), Incident(Kind.FIDE_MODE, 2), Incident(Kind.MPA, 1))
    assert not in_the_mode(event)
    assert event.facts.fide_mode_left == 3
