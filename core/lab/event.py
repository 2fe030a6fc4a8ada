"""An event of the laboratory as far as it has been played."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from time import process_time

from paircard.core.commands.base import Command
from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.facets.finding import Finding
from paircard.core.facets.system import System
from paircard.core.lab.experiment import Cell, Experiment
from paircard.core.lab.streams import stream
from paircard.core.simulation.under_way import UnderWay
from paircard.core.systems.catalogue import SYSTEMS


@dataclass(slots=True)
class Event:
    """One event of a cell, seen from the stage that is being played."""

    experiment: Experiment
    cell: Cell
    number: int
    going: UnderWay = field(default_factory=lambda: UnderWay(Tournament.beginning(SYSTEMS)), repr=False)
    """The stage that is being played, as it goes on."""
    strength: dict[ContestantId, float] = field(default_factory=dict)
    """True strength of everybody: of a team, and of each of its members."""
    groups: tuple[int, ...] = ()
    """The stages of the groups; none where everybody plays in one stage."""
    final: int = 0
    """The stage after the groups; 0 where there is none, or it is not filled yet."""
    explained: bool = False
    checked: bool = False
    decided: list[str] = field(default_factory=list)
    """The criterion of every bracket in which one could not be kept at its best."""
    brackets: int = 0
    findings: list[tuple[int, Finding]] = field(default_factory=list)
    """What the checker found, with the round."""
    pairing: float = 0.0
    """Seconds of the processor that the pairing of its rounds took; no part of the result."""
    paired: int = 0
    """How many were paired."""

    def chance(self, purpose: str) -> Random:
        """Return its chance for one purpose."""
        return stream(self.experiment.seed, purpose, self.number)

    @property
    def slip(self) -> str:
        """What all lots of the event are drawn from."""
        return f"{self.experiment.seed}/{self.number}"

    @property
    def rounds(self) -> int:
        """How many rounds it has had: groups play theirs beside each other, then comes the final."""
        stages = [self.tournament.seen(stage).scheduled for stage in self.groups]
        return max(stages, default=0) + self.tournament.seen(self.final or self.tournament.stage).scheduled

    @property
    def tournament(self) -> Tournament:
        """It as it stands, seen from the stage that is being played."""
        return self.going.tournament

    @property
    def system(self) -> System:
        """What pairs the stage."""
        return SYSTEMS[self.going.regulations.system]

    def do(self, command: Command) -> None:
        """Let a command decide, and what it decides happen."""
        self.going.do(command)

    def see(self, stage: int) -> None:
        """Go to another stage."""
        self.going.see(stage)

    def pair(self) -> None:
        """Make the next round, or all rounds of a table; raise `Refusal` where that cannot be."""
        drawn = self.slip if self.system.ends_early else ""  # lots for colours, where somebody draws them
        before, started = self.going.scheduled, process_time()
        self.going.pair(drawn)
        self.pairing += process_time() - started
        self.paired += self.going.scheduled - before
