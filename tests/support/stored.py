"""A small event on disk, and commands that need no pairing rules."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from paircard.core.commands import Command, CreateTournament, EnterResult, RegisterEntrants, SetFirstColour
from paircard.core.event.entrant import Entrant
from paircard.core.event.facts import Fact
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.round_facts import PairMade, RoundPaired
from paircard.core.event.tournament import Tournament
from paircard.data.storage.event_file import EventFile

NOON = "2026-05-01T12:00:00Z"


@dataclass(frozen=True)
class PairInOrder(Command):
    """Pair 1-2, 3-4 ...: the store does not ask whether a pairing is a good one."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Never refused."""
        ids = sorted(tournament.registrations)
        pairs = tuple(PairMade(white, black) for white, black in zip(ids[::2], ids[1::2], strict=True))
        numbers = () if tournament.rounds else tuple(ids)
        return (RoundPaired(tournament.next_round, pairs, numbers=numbers),)


def opening(players: int = 4, name: str = "Open") -> tuple[Command, ...]:
    """Return the commands that make an event with so many players."""
    entrants = tuple(Entrant.of(f"Player {_letters(n)}", rating=max(2400 - n, 1000)) for n in range(1, players + 1))
    return (
        CreateTournament(Details(name), Regulations(rounds=30)),
        SetFirstColour("W"),
        RegisterEntrants(entrants),
    )


def _letters(number: int) -> str:
    """Return A to Z, then AA and so on, for 1, 2, 3 ..."""
    rest, last = divmod(number - 1, 26)
    return (_letters(rest) if rest else "") + chr(65 + last)


def new_event(path: Path, *, players: int = 4, paired: bool = True) -> EventFile:
    """Make an event file; with `paired` round 1 is paired."""
    more: tuple[Command, ...] = (PairInOrder(),) if paired else ()
    return EventFile.create(path, *opening(players), *more, arbiter="Anna", clock=lambda: NOON)


def a_win(board: int = 1) -> EnterResult:
    """Return the command that enters 1-0 on a board of round 1."""
    return EnterResult(1, board, Result.WHITE)


def results(tournament: Tournament) -> list[Result | None]:
    """Return the results of the last round, board 1 first."""
    return [board.result for board in tournament.rounds[-1].boards]
