"""Another system once somebody is entered: taken where it can pair them, refused with the cure where it cannot."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from paircard.core.commands import (
    ChangeRegulations,
    Command,
    CreateTournament,
    EnterStage,
    OpenStage,
    RegisterEntrants,
    RegisterTeam,
)
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import ContestantId
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.team import Team
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import System
from paircard.core.review.showable import first_that_cannot_be_shown, need_showable
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.errors import Refusal

TIME = "2026-05-01T09:00:00Z"


def regulations(system: str) -> Regulations:
    return Regulations(3, system, tie_breaks=SYSTEMS[system].tie_breaks)


def entering(system: System, count: int) -> list[Command]:
    if system.contestants == "players":
        return [RegisterEntrants(tuple(Entrant.of(f"Player {n}", rating=2000 - n) for n in range(count)))]
    return [RegisterTeam(Team(f"Team {n}"), (Entrant.of(f"Member {n}", rating=1900 - n),)) for n in range(count)]


def done(tournament: Tournament, *commands: Command) -> Tournament:
    for command in commands:
        tournament = tournament.record(command.decide(tournament), arbiter="Anna", time=TIME)
    return tournament


def entered(system: str, count: int) -> Tournament:
    opening = CreateTournament(Details("Open"), regulations(system))
    return done(Tournament.beginning(SYSTEMS), opening, *entering(SYSTEMS[system], count))


@pytest.mark.parametrize("count", [2, 5])
@pytest.mark.parametrize(("before", "after"), [*product(SYSTEMS, SYSTEMS)])
def test_every_system_is_taken_or_refused_with_a_sentence(before: str, after: str, count: int) -> None:
    if SYSTEMS[before].most_contestants and count > SYSTEMS[before].most_contestants:
        return
    state = entered(before, count)
    system = SYSTEMS[after]
    fits = SYSTEMS[before].contestants == system.contestants and not 0 < system.most_contestants < count
    command = ChangeRegulations(replace(regulations(after), rounds=2))
    if not fits:
        with pytest.raises(Refusal, match="make a new event for it") as refused:
            command.decide(state)
        assert refused.value.field == "system"
        return
    changed = done(state, command)
    need_showable(state, changed)
    assert first_that_cannot_be_shown(Tournament.fold(SYSTEMS, changed.entries)) == 0


@pytest.mark.parametrize(("before", "after"), [*product(SYSTEMS, SYSTEMS)])
def test_any_system_is_taken_while_nobody_is_entered(before: str, after: str) -> None:
    state = done(entered_by_nobody(before), ChangeRegulations(replace(regulations(after), rounds=2)))
    assert state.regulations.system == after
    assert first_that_cannot_be_shown(state) == 0


def entered_by_nobody(system: str) -> Tournament:
    return done(Tournament.beginning(SYSTEMS), CreateTournament(Details("Open"), regulations(system)))


def test_the_cure_is_named() -> None:
    said = {
        "team-swiss-2026": "Players are entered, and FIDE Team Swiss 2026 (C.04.6) pairs teams: make a new event for "
        "it and import the list there.",
        "match": "Match of two players is for two, and 5 are entered: strike out the others, or make a new event for "
        "it.",
    }
    for system, sentence in said.items():
        with pytest.raises(Refusal) as refused:
            ChangeRegulations(regulations(system)).decide(entered("dutch-2026", 5))
        assert str(refused.value) == sentence


@pytest.mark.parametrize(("one", "other"), [("dutch-2026", "team-swiss-2026"), ("team-round-robin", "round-robin")])
def test_nobody_is_entered_in_a_section_that_others_contest(one: str, other: str) -> None:
    state = done(entered(one, 4), OpenStage("B", regulations(other)))
    with pytest.raises(Refusal, match="section B"):
        EnterStage(2, (ContestantId(1),)).decide(state)
