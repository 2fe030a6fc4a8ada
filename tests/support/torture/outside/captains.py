"""Several arbiters in line mode at one event, killed and started again: captains hand in line-ups, then results."""

from __future__ import annotations

import os
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from paircard.core.commands import Command, PairRound, PublishRound
from paircard.core.event.result_facts import ResultEntered
from paircard.core.event.team_facts import LineUpHanded
from paircard.core.event.tournament import Tournament
from paircard.data.storage.event_file import EventFile
from paircard.data.storage.examination import examine
from tests.support.play import TIME, Play
from tests.support.teams import SWISS, opening
from tests.support.torture.arbiters import NAMES
from tests.support.torture.crew import shared
from tests.support.torture.outside.desk import Desk
from tests.support.torture.outside.scripts import EVENT
from tests.support.torture.tally import Tally

TRIAL = "arbiters in line mode"
LONGEST_PAUSE = 0.3
"""Seconds between two deaths at most."""
_SIGNS = "150"


@dataclass(frozen=True)
class Siege:
    """So many arbiters at a round of so many matches or boards, and so many deaths at most."""

    arbiters: int
    size: int
    kills: int
    seed: str
    of_teams: bool


@dataclass(frozen=True)
class Task:
    """A line, and the fact it stores."""

    line: str
    address: tuple[object, ...]
    """What the fact is about."""


@dataclass
class Table:
    """An arbiter with their tasks, through all their lives."""

    name: str
    tasks: Sequence[Task]
    desk: Desk | None = None
    begun: int = -1
    """The task that was typed and not answered yet; -1: none."""
    told: set[int] = field(default_factory=set)
    """Tasks that were confirmed."""


def besieged(siege: Siege) -> Tally:
    """Let them work at the same time, in a process without threads of its own."""
    (tally,) = shared(_besieged, [siege], 1)
    return tally


def _besieged(siege: Siege) -> Tally:
    tally, chance = Tally(TRIAL), Random(siege.seed)
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {"XDG_STATE_HOME": folder, "XDG_CONFIG_HOME": folder}
        path = Path(folder).resolve() / EVENT
        EventFile.create(path, *_opening(siege), arbiter="Anna", clock=lambda: TIME).close()
        for tasks in _phases(siege, _event(path), chance):
            tables = [Table(name, tasks[at :: siege.arbiters]) for at, name in enumerate(NAMES[: siege.arbiters])]
            _worked(path, tables, siege, chance, tally)
            _held_against(path, tables, siege, tally)
        if problem := examine(path).problem:
            tally.blame("mixed", f"{siege.seed}: {problem}")
    tally.runs += 1
    return tally


def _opening(siege: Siege) -> list[Command]:
    if siege.of_teams:
        return [*opening(2 * siege.size, system=SWISS, boards=2, members=3), PairRound(), PublishRound()]
    play = Play.evenly(2 * siege.size, 2300, 7)
    return [*play.commands, PairRound(), PublishRound()]


def _phases(siege: Siege, tournament: Tournament, chance: Random) -> list[list[Task]]:
    """Return what is to be done: all line-ups, where teams play, and then all results."""
    if not siege.of_teams:
        boards = range(1, siege.size + 1)
        return [[Task(f"{board} {chance.choice(_SIGNS)}", (ResultEntered, board, 1)) for board in boards]]
    matches = tournament.rounds[0].matches
    line_ups = [
        Task(f"{match.number} l {at}; {' '.join(map(str, sorted(chance.sample((1, 2, 3), 2))))}", (LineUpHanded, team))
        for match in matches
        for at, team in enumerate(match.contestants, start=1)
    ]
    results = [
        Task(f"{match.number}.{game} {chance.choice(_SIGNS)}", (ResultEntered, match.number, game))
        for match in matches
        for game in (1, 2)
    ]
    return [line_ups, results]


def _worked(path: Path, tables: list[Table], siege: Siege, chance: Random, tally: Tally) -> None:
    """Go on until everybody is done; kill one after the other as long as there are deaths left."""
    death = time.monotonic() + chance.uniform(0, LONGEST_PAUSE)
    while waiting := [each for each in tables if _goes_on(path, each)]:
        if time.monotonic() >= death and tally.met["kills"] < siege.kills:
            _killed(chance.choice(waiting))
            tally.met["kills"] += 1
            death = time.monotonic() + chance.uniform(0, LONGEST_PAUSE)
    for each in tables:
        _killed(each)


def _goes_on(path: Path, table: Table) -> bool:
    """Let an arbiter type the next line, or hear what became of the last; return whether there is more to do."""
    if table.desk is None:
        if not (left := _left(path, table)):
            return False
        table.desk = Desk(path.parent, ["line", "--keep-going", EVENT], arbiter=table.name)
        table.desk.types("P")
        table.begun = left[0]
        table.desk.begins(table.tasks[left[0]].line)
        return True
    table.desk.listens(0.005)
    if not table.desk.answered:
        return True
    if not table.desk.refused:
        table.told.add(table.begun)
    if not (left := _left(path, table)):
        return False
    table.begun = left[0]
    table.desk.begins(table.tasks[left[0]].line)
    return True


def _left(path: Path, table: Table) -> list[int]:
    """Return what of one's tasks is not in the event yet."""
    there = set(_addresses(_event(path)))
    return [number for number, task in enumerate(table.tasks) if task.address not in there]


def _killed(table: Table) -> None:
    if table.desk is not None:
        table.desk.dies()
        table.desk = None


def _held_against(path: Path, tables: list[Table], siege: Siege, tally: Tally) -> None:
    """Every fact once, by whoever was to store it."""
    tournament = _event(path)
    often = Counter(_addresses(tournament))
    authors = {address: entry.arbiter for address, entry in zip(_all(tournament), tournament.entries, strict=True)}
    for table in tables:
        tally.met["promised entries"] += len(table.told)
        for number, task in enumerate(table.tasks):
            if not often[task.address]:
                tally.blame("lost", f"{siege.seed}: {task.line} of {table.name} ({number in table.told})")
            elif often[task.address] > 1 or authors[task.address] != table.name:
                tally.blame("mixed", f"{siege.seed}: {task.line} of {table.name}: {often[task.address]} times")


def _addresses(tournament: Tournament) -> list[tuple[object, ...]]:
    return [address for address in _all(tournament) if address]


def _all(tournament: Tournament) -> list[tuple[object, ...]]:
    """Return what every entry is about; nothing for those that are no task."""
    return [_address(entry.event) for entry in tournament.entries]


def _address(event: object) -> tuple[object, ...]:
    if isinstance(event, ResultEntered):
        return ResultEntered, event.board, event.game
    if isinstance(event, LineUpHanded):
        return LineUpHanded, event.team_id
    return ()


def _event(path: Path) -> Tournament:
    with EventFile.open(path) as event:
        return event.tournament
