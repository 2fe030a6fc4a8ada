"""An event of two sections, A and B, as a file that several arbiters have open."""

from __future__ import annotations

from pathlib import Path

from paircard.core.commands import (
    ChangeStage,
    Command,
    CreateTournament,
    OpenStage,
    PairRound,
    PublishRound,
    RegisterEntrants,
    SetFirstColour,
)
from paircard.core.event.entrant import Entrant
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.data.storage.event_file import EventFile

TIME = "2026-05-01T09:00:00Z"


def players(letter: str, count: int = 6) -> RegisterEntrants:
    """Return the entry of players A1, A2 ..., the highest rated first."""
    return RegisterEntrants(tuple(Entrant.of(f"{letter}{n}", rating=2000 - 10 * n) for n in range(1, count + 1)))


def opening() -> tuple[Command, ...]:
    """Return how section A is opened, and the event with it."""
    return CreateTournament(Details("Open"), Regulations(5)), players("A"), SetFirstColour("W"), ChangeStage(1, "A")


def second() -> tuple[Command, ...]:
    """Return what is done in section B once it is open."""
    return players("B"), SetFirstColour("B")


def two_sections(path: Path, *, paired: bool = False) -> Path:
    """Make the file of an event of two sections of six players; return its path."""
    with EventFile.create(path, *opening(), arbiter="Anna") as event:
        event.execute(OpenStage("B", Regulations(3)), arbiter="Anna", stage=1)
        event.execute(*second(), arbiter="Bo", stage=2)
        if paired:
            for stage in (1, 2):
                event.execute(PairRound(), PublishRound(), arbiter="Anna", stage=stage)
    return path


class Sections:
    """The same without a file."""

    def __init__(self) -> None:
        self.tournament = Tournament.beginning(SYSTEMS)
        self.do(1, *opening(), OpenStage("B", Regulations(3)))
        self.do(2, *second())

    def do(self, stage: int, *commands: Command, arbiter: str = "Anna") -> Tournament:
        """Do the commands one by one in a stage."""
        for command in commands:
            state = self.tournament.seen(stage)
            self.tournament = state.record(command.decide(state), arbiter=arbiter, time=TIME)
        return self.tournament
