"""Events of teams for tests: entered, paired, line-ups handed in, typed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

from paircard.core.commands import (
    Command,
    CreateTournament,
    EnterResult,
    HandUsualLineUps,
    PairRound,
    RegisterTeam,
    SetFirstColour,
)
from paircard.core.event.entrant import Entrant
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.team import Team
from paircard.core.event.team_options import TeamOptions
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.data.storage.event_file import EventFile
from tests.support.play import TIME

SWISS, LEAGUE = "team-swiss-1998", "team-round-robin"
SIGNS = (Result.WHITE, Result.DRAW, Result.BLACK)


def opening(
    teams: int, *, system: str = SWISS, boards: int = 4, members: int = 5, rounds: int = 5, **options: object
) -> list[Command]:
    """The commands that open an event with its teams; T1 is the strongest, T1-1 its first board."""
    chosen = SYSTEMS[system].options
    assert chosen is not None
    made = chosen(boards=boards, **options)  # type: ignore[call-arg]
    assert isinstance(made, TeamOptions)
    regulations = Regulations(rounds, system, tie_breaks=("PS", "WON"), options=made)
    commands: list[Command] = [CreateTournament(Details("League"), regulations)]
    commands += [entering(number, members) for number in range(1, teams + 1)]
    return [*commands, SetFirstColour("W")] if SYSTEMS[system].entry.draws_colour else commands


def entering(number: int, members: int) -> RegisterTeam:
    """The entry of team `number` with all its members."""
    players = (Entrant.of(f"T{number}-{at}", rating=2500 - 20 * number - at) for at in range(1, members + 1))
    return RegisterTeam(Team(f"T{number}", captain=f"Captain {number}"), tuple(players))


def did(tournament: Tournament, *commands: Command) -> Tournament:
    """The event after some commands."""
    for command in commands:
        tournament = tournament.record(command.decide(tournament), arbiter="Anna", time=TIME)
    return tournament


def entered(teams: int, **options: object) -> Tournament:
    """An event with its teams, before round 1."""
    return did(Tournament.beginning(SYSTEMS), *opening(teams, **options))  # type: ignore[arg-type]


def results(tournament: Tournament, number: int, seed: int = 1) -> list[Command]:
    """A result for every board of a round that has none, drawn by lot."""
    lots = Random(f"{seed} {number}")
    return [EnterResult(number, board.number, lots.choice(SIGNS)) for board in tournament.rounds[number - 1].missing]


def played_round(tournament: Tournament, seed: int = 1) -> Tournament:
    """The event after one more round: paired, usual line-ups, all results."""
    number = tournament.next_round
    tournament = did(tournament, PairRound(), HandUsualLineUps(number))
    return did(tournament, *results(tournament, number, seed))


def played(teams: int, rounds: int, seed: int = 1, **options: object) -> Tournament:
    """An event of the Swiss after so many rounds."""
    tournament = entered(teams, **options)
    for _ in range(rounds):
        tournament = played_round(tournament, seed)
    return tournament


def stored(path: Path, commands: Sequence[Command]) -> Path:
    """Write an event to a file by these commands; return the path."""
    EventFile.create(path, *commands, arbiter="Anna").close()
    return path
