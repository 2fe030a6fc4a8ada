"""Several arbiters at one event, each killed and started again at any moment: every command is there once."""

from __future__ import annotations

import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random

from paircard.core.event.journal import Entry
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.errors import Refusal
from paircard.data.storage.errors import Conflict
from paircard.data.storage.event_file import EventFile
from tests.support.torture.crew import shared
from tests.support.torture.examine import examine
from tests.support.torture.tally import Tally
from tests.support.torture.victim import Report, Victim
from tests.support.torture.work import drawn, played

NAMES = ("Cyd", "Dee", "Eva", "Fay", "Gus", "Hal", "Ida", "Jan")
"""None of them has set up the event."""
MIDNIGHT = datetime(2026, 1, 1, tzinfo=UTC)


@dataclass(frozen=True)
class Siege:
    """So many commands by so many arbiters at one event."""

    arbiters: int
    commands: int
    seed: int
    longest_pause: float = 0.3
    """Seconds between two kills at most; long enough for an arbiter to open a long journal."""

    @property
    def shares(self) -> dict[str, int]:
        """How many commands each arbiter is to do."""
        each, more = divmod(self.commands, self.arbiters)
        return {name: each + (place < more) for place, name in enumerate(NAMES[: self.arbiters])}


@dataclass
class Desk:
    """One arbiter through all their lives."""

    victim: Victim
    told: list[str] = field(default_factory=list)
    """`number digest` of each command that was confirmed to them."""


def arbiters(siege: Siege) -> Tally:
    """Let them work at the same time and kill one after the other until all is done."""
    (tally,) = shared(besiege, [siege], 1)
    return tally


def besiege(siege: Siege) -> Tally:
    """Do it, in a process without threads."""
    tally = Tally(f"{siege.arbiters} arbiters, {siege.commands} commands")
    with tempfile.TemporaryDirectory() as folder:
        path = played().store(Path(folder) / "open.json")
        with EventFile.open(path) as event:
            start = event.tournament
        desks = _until_done(path, siege, tally)
        with EventFile.open(path) as event:
            tournament = event.tournament
            tally.met["log mended"] += len(event.take_notices())
        _compare(start, tournament, desks, siege, tally)
        examine(path, tally, f"seed {siege.seed}, at the end", confirmed=tournament)
    tally.runs = sum(map(len, _numbers(start, tournament).values()))
    return tally


def _until_done(path: Path, siege: Siege, tally: Tally) -> dict[str, Desk]:
    chance = Random(siege.seed)
    work = {name: partial(_sit_down, path, name, share, siege.seed) for name, share in siege.shares.items()}
    desks = {name: Desk(Victim(work[name])) for name in work}
    while at_work := [name for name, desk in desks.items() if not desk.victim.ended]:
        time.sleep(chance.uniform(0, siege.longest_pause))
        name = chance.choice(at_work)
        # as many kills as commands at most: on a busy machine nobody might ever get to a desk
        if desks[name].victim.ended or tally.met["kills"] >= siege.commands:
            continue
        desks[name].told += desks[name].victim.killed()
        desks[name].victim = Victim(work[name])
        tally.met["kills"] += 1
    for desk in desks.values():
        desk.told += desk.victim.killed()
    return desks


# --- an arbiter ---------------------------------------------------------------------------------------------


def _sit_down(path: Path, name: str, share: int, seed: int, report: Report) -> None:
    """Look what of one's own work is stored, and do the rest."""
    with EventFile.open(path, wait=60) as event:
        first = len(_numbers(Tournament.beginning(SYSTEMS), event.tournament).get(name, ())) + 1
    chance = Random(f"{seed}/{name}/{first}")
    clock = [0]
    with EventFile.open(path, wait=60, clock=lambda: _stamp(clock[0])) as event:
        for clock[0] in range(first, share + 1):
            report(f"{clock[0]} {_done(event, name, chance).digest}")


def _done(event: EventFile, name: str, chance: Random) -> Entry:
    """Do one command; where another arbiter was faster, look again and do something else."""
    while True:
        with suppress(Conflict, Refusal):
            return event.execute(drawn("anything", chance, event.tournament), arbiter=name).entries[-1]
        event.reload_if_changed()


def _stamp(number: int) -> str:
    """Return the time at which an arbiter does the command with this number: with the name it is unique."""
    return (MIDNIGHT + timedelta(seconds=number)).strftime("%Y-%m-%dT%H:%M:%SZ")


def _numbers(start: Tournament, tournament: Tournament) -> dict[str, list[int]]:
    """Return the numbers of the commands in the journal after `start`, by arbiter, in their order."""
    found: dict[str, list[int]] = {}
    for entry in _first_entries(tournament.entries[start.revision :]):
        moment = datetime.strptime(entry.time, "%Y-%m-%dT%H:%M:%SZ").replace(tzinfo=UTC)
        found.setdefault(entry.arbiter, []).append(round((moment - MIDNIGHT).total_seconds()))
    return found


def _first_entries(entries: Sequence[Entry]) -> list[Entry]:
    return [entry for entry in entries if entry.number == entry.command]


# --- the reckoning ------------------------------------------------------------------------------------------


def _compare(start: Tournament, end: Tournament, desks: dict[str, Desk], siege: Siege, tally: Tally) -> None:
    numbers = _numbers(start, end)
    digests = {entry.digest for entry in end.entries}
    for name, share in siege.shares.items():
        doubled = [number for number, often in Counter(numbers.get(name, ())).items() if often > 1]
        if doubled:
            tally.blame("mixed", f"seed {siege.seed}: {name} has doubled {doubled}")
        elif numbers.get(name) != list(range(1, share + 1)):
            tally.blame("lost", f"seed {siege.seed}: {name} has {len(numbers.get(name, ()))} of {share} commands")
        missing = [line for line in desks[name].told if line.split()[1] not in digests]
        if missing:
            tally.blame("lost", f"seed {siege.seed}: confirmed to {name}, but not there: {missing}")
        tally.met["confirmed"] += len(desks[name].told)
