"""Kill -9 at any moment of any work: what was confirmed is there, the rest is there whole or not at all."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random

from paircard.core.commands import ImportEvent
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.data.storage.event_file import EventFile
from tests.support.play import TIME
from tests.support.slow_disk import slow_fsync
from tests.support.torture.crew import shared
from tests.support.torture.examine import examine
from tests.support.torture.tally import Tally
from tests.support.torture.victim import Report, Victim
from tests.support.torture.work import WORK, drawn, played, recorded, template

EVENT_IMPORT = "import of an event"
TRIALS = (*WORK, EVENT_IMPORT)
KILLS_AN_EVENT = 20
"""Kills in a row on one event, each going on where the one before left it."""
LONGEST_LIFE = 0.03
"""Seconds from the first moment, when the event is not even open, to the kill."""
SLOW = 0.002
"""Seconds that every other life waits in each fsync: most of its time it is in the middle of a commit."""


@dataclass(frozen=True)
class Campaign:
    """So many kills in a row on one event."""

    work: str
    kills: int
    seed: str

    @property
    def trial(self) -> str:
        """Name of the row it is counted in."""
        return f"kill -9: {self.work}"


def kills(work: str, count: int, seed: int, jobs: int = 1) -> Tally:
    """Kill a process that does this work so many times."""
    total = Tally(f"kill -9: {work}")
    for part in shared(fight, _campaigns(work, count, seed), jobs):
        total.add(part)
    return total


def _campaigns(work: str, count: int, seed: int) -> Iterator[Campaign]:
    for number, start in enumerate(range(0, count, KILLS_AN_EVENT)):
        yield Campaign(work, min(KILLS_AN_EVENT, count - start), f"{seed}/{work}/{number}")


def fight(campaign: Campaign) -> Tally:
    """Do one campaign, in a process without threads."""
    tally = Tally(campaign.trial)
    with tempfile.TemporaryDirectory() as folder:
        fighting = _imports if campaign.work == EVENT_IMPORT else _commands
        fighting(campaign, Path(folder), tally)
    return tally


# --- commands on an event -----------------------------------------------------------------------------------


def _commands(campaign: Campaign, folder: Path, tally: Tally) -> None:
    play = template(campaign.work)
    path = play.store(folder / "open.json")
    with EventFile.open(path) as event:
        tournament = event.tournament
    for number in range(campaign.kills):
        life = f"{campaign.seed}/{number}"
        told = _killed(partial(_do_commands, path, campaign.work, life), life)
        tally.met["killed while writing"] += path.with_name("open.json.tmp").exists()
        confirmed, further = _expected(tournament, campaign.work, life, len(told))
        if told and told[-1] != confirmed.entries[-1].digest:
            tally.blame("mixed", f"{life}: told of another history than it was to make")
        found = examine(path, tally, life, confirmed=confirmed, further=further)
        if found.state == "bad":
            return
        tournament = found.tournament


def _do_commands(path: Path, work: str, seed: str, report: Report) -> None:
    chance = Random(seed)
    with EventFile.open(path, clock=lambda: TIME) as event:
        while True:
            after = event.execute(drawn(work, chance, event.tournament), arbiter="Anna")
            report(after.entries[-1].digest)


def _expected(start: Tournament, work: str, seed: str, count: int) -> tuple[Tournament, Tournament]:
    """Return the event after so many commands of a life, and after one more."""
    chance, confirmed = Random(seed), start
    for _ in range(count):
        confirmed = recorded(confirmed, drawn(work, chance, confirmed), arbiter="Anna")
    return confirmed, recorded(confirmed, drawn(work, chance, confirmed), arbiter="Anna")


# --- whole events -------------------------------------------------------------------------------------------


def _imports(campaign: Campaign, folder: Path, tally: Tally) -> None:
    events = tuple(entry.event for entry in played().tournament.entries)
    whole = recorded(Tournament.beginning(SYSTEMS), ImportEvent(events), arbiter="Anna")
    for number in range(campaign.kills):
        life = f"{campaign.seed}/{number}"
        place = folder / str(number)
        place.mkdir()
        told = _killed(partial(_do_imports, place, ImportEvent(events)), life)
        names = {path.name for path in place.glob("*.json")}
        for missing in set(told) - names:
            tally.blame("lost", f"{life}: {missing} was confirmed")
        tally.met["killed while writing"] += any(place.glob("*.tmp"))
        for name in sorted(names):
            confirmed = whole if name in told else Tournament.beginning(SYSTEMS)
            examine(place / name, tally, f"{life}: {name}", confirmed=confirmed, further=whole)
        tally.runs += 1 - len(names)  # a run is a kill, however many files it left


def _do_imports(folder: Path, command: ImportEvent, report: Report) -> None:
    number = 0
    while True:
        path = folder / f"{number}.json"
        EventFile.create(path, command, arbiter="Anna", clock=lambda: TIME).close()
        report(path.name)
        number += 1


# --- the kill -----------------------------------------------------------------------------------------------


def _killed(work: partial[None], seed: str) -> list[str]:
    """Let somebody do the work and kill them at a moment drawn by chance; return what was confirmed to them."""
    chance = Random(f"{seed}/death")
    slow = chance.random() < 0.5
    return Victim(partial(_on_a_disk, SLOW if slow else 0.0, work)).killed(chance.uniform(0, LONGEST_LIFE))


def _on_a_disk(seconds: float, work: partial[None], report: Report) -> None:
    if seconds:
        slow_fsync(seconds)
    work(report)
