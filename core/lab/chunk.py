"""A chunk: some events of a cell played one after the other, the piece in which work is handed out and kept."""

from __future__ import annotations

from dataclasses import dataclass
from time import process_time

from paircard.core.lab.experiment import Cell, Experiment
from paircard.core.lab.playing import observations, play
from paircard.core.lab.summary import Row

SIZE = 50
"""Events of a chunk. It is part of what a result is made of: another size, and an old run cannot go on."""


@dataclass(frozen=True, slots=True)
class Chunk:
    """Which events of which cell."""

    cell: int
    first: int
    """Number of its first event, from 1."""
    last: int

    @property
    def name(self) -> str:
        """Return what its file is called, in the order of cells and events.

        >>> Chunk(2, 51, 100).name
        '0002-00000051'
        """
        return f"{self.cell:04}-{self.first:08}"


@dataclass(frozen=True, slots=True)
class Spent:
    """Processor time of some events."""

    events: int = 0
    seconds: float = 0.0
    """Of all that was done."""
    pairing: float = 0.0
    """Of these seconds those in which rounds were paired."""
    rounds: int = 0
    """So many were paired."""

    def __add__(self, other: Spent) -> Spent:
        """Return both together."""
        events, rounds = self.events + other.events, self.rounds + other.rounds
        return Spent(events, self.seconds + other.seconds, self.pairing + other.pairing, rounds)


@dataclass(frozen=True, slots=True)
class Played:
    """What came of a chunk."""

    chunk: Chunk
    rows: tuple[Row, ...]
    spent: Spent
    """No part of the result."""
    findings: tuple[tuple[int, int, str], ...] = ()
    """Event, round and sentence of what the checker found."""


def chunks(experiment: Experiment) -> tuple[Chunk, ...]:
    """Return all chunks of an experiment."""
    starts = range(1, experiment.events + 1, SIZE)
    return tuple(
        Chunk(cell.number, first, min(first + SIZE - 1, experiment.events))
        for cell in experiment.cells()
        for first in starts
    )


def play_chunk(experiment: Experiment, chunk: Chunk) -> Played:
    """Play the events of a chunk; whoever does it, wherever, comes to the same rows."""
    started = process_time()
    cell = cell_of(experiment, chunk.cell)
    rows: list[Row] = []
    findings: list[tuple[int, int, str]] = []
    pairing, paired = 0.0, 0
    for number in range(chunk.first, chunk.last + 1):
        event = play(experiment, cell, number)
        pairing, paired = pairing + event.pairing, paired + event.paired
        rows += [(number, *each) for each in observations(event)]
        findings += [(number, round_, str(finding)) for round_, finding in event.findings]
    spent = Spent(chunk.last - chunk.first + 1, process_time() - started, pairing, paired)
    return Played(chunk, tuple(rows), spent, tuple(findings))


def cell_of(experiment: Experiment, number: int) -> Cell:
    """Return a cell by its number."""
    return experiment.cells()[number - 1]
