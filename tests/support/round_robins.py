"""Round robins for tests: opened, posted, typed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

from paircard.core.commands import Command, CreateTournament, EnterResult, PostSchedule, RegisterEntrants
from paircard.core.event.entrant import Entrant
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.round_robin.options import RoundRobinOptions
from paircard.data.storage.event_file import EventFile
from tests.support.play import TIME


def opening(players: int, cycles: int = 1, tie_breaks: Sequence[str] = ("SB", "WON")) -> list[Command]:
    """The commands that open an event with its entrants; nothing is posted yet."""
    regulations = Regulations(5, "round-robin", tie_breaks=tuple(tie_breaks), options=RoundRobinOptions(cycles))
    entrants = tuple(Entrant.of(f"A{n}", rating=2400 - 10 * n) for n in range(1, players + 1))
    return [CreateTournament(Details("Club"), regulations), RegisterEntrants(entrants)]


def did(tournament: Tournament, *commands: Command) -> Tournament:
    """The event after some commands."""
    for command in commands:
        tournament = tournament.record(command.decide(tournament), arbiter="Anna", time=TIME)
    return tournament


def posted(players: int, cycles: int = 1) -> Tournament:
    """An event with its whole schedule."""
    return did(Tournament.beginning(SYSTEMS), *opening(players, cycles), PostSchedule())


def results(tournament: Tournament, seed: int) -> list[EnterResult]:
    """All results that are missing, in an order drawn by lot: the lower number always wins."""
    missing = [(round_.number, board) for round_, board in tournament.missing]
    Random(seed).shuffle(missing)
    return [
        EnterResult(
            number,
            board.number,
            Result.WHITE if tournament.numbers[board.white] < tournament.numbers[board.black] else Result.BLACK,
        )
        for number, board in missing
    ]


def stored(path: Path, players: int, *commands: Command) -> Path:
    """An event on disk."""
    EventFile.create(path, *opening(players), *commands, arbiter="Anna").close()
    return path
