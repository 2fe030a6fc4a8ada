"""Kill -9 of line mode itself, in events of every system: at random moments, and at every call to the system."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from tests.support.torture.crew import shared
from tests.support.torture.outside.desk import Desk, on_a_disk, to_die_at, to_err
from tests.support.torture.outside.found import found_of
from tests.support.torture.outside.reference import Reference
from tests.support.torture.outside.scripts import EVENT, SCRIPTS, Script
from tests.support.torture.tally import Tally

TRIAL = "line mode killed"
KILLS_AN_EVENING = 20
LONGEST_LIFE = 1.0
"""Seconds from the start of the program to its death."""
TORN = (None, 0, 1, 100, 1000)
MOST_CALLS = 60
"""To the system before a death: three or four lines."""


@dataclass(frozen=True)
class Evening:
    """So many deaths in a row in one event, each arbiter going on where the one before fell."""

    script: Script
    kills: int
    seed: str
    by_the_clock: bool
    """Killed at a moment; otherwise at a call, which neither load nor chance shifts."""
    mistake: str = ""
    """Of the store, by its name in `sabotage`: whoever works with it dies of it."""


def evenings(kills: int, seed: int, jobs: int = 1) -> Tally:
    """Play the scripts in turn and kill whoever plays them, by the clock and at calls; so many kills in all."""
    return counted(_shares(kills, seed), jobs)


def counted(parts: Iterable[Evening], jobs: int = 1) -> Tally:
    """Play these evenings."""
    total = Tally(TRIAL)
    for part in shared(played, parts, jobs):
        total.add(part)
    return total


def _shares(kills: int, seed: int) -> Iterator[Evening]:
    for number, first in enumerate(range(0, kills, KILLS_AN_EVENING)):
        turn, place = divmod(number, len(SCRIPTS))
        script, share = SCRIPTS[place], min(KILLS_AN_EVENING, kills - first)
        yield Evening(script, share, f"{seed}/{script.name}/{number}", by_the_clock=turn % 2 == 0)


def played(evening: Evening) -> Tally:
    """Play one evening, in a process without threads."""
    tally, chance, kills = Tally(TRIAL), Random(evening.seed), 0
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {"XDG_STATE_HOME": folder, "XDG_CONFIG_HOME": folder}
        (Path(folder) / "alone").mkdir()
        reference = Reference.of(evening.script, Path(folder) / "alone")
        while kills < evening.kills:
            place = Path(folder) / str(kills)
            place.mkdir()
            (place / "list.csv").write_text(evening.script.listed)
            kills += _event(reference, place, evening, evening.kills - kills, chance, tally)
            if not tally.clean:
                break
    return tally


def _event(reference: Reference, place: Path, evening: Evening, kills: int, chance: Random, tally: Tally) -> int:
    """Play the script to its end through so many deaths at most; return how many there were."""
    step, told, died = 0, 0, 0
    while died < kills and step is not None and step < len(reference.steps):
        tally.runs += 1
        died += 1
        told = _life(reference, place, step, evening, chance, tally)
        found = found_of(reference, place / EVENT, told, f"{evening.seed}, death {died}", tally)
        if found is None:
            return died
        step = reference.resumed_at(found)  # type: ignore[assignment]
    return died


def _life(reference: Reference, place: Path, first: int, evening: Evening, chance: Random, tally: Tally) -> int:
    """Let somebody go on with the script and die; return how many entries were promised to them."""
    told = reference.steps[first - 1].after if first else 0
    arguments = ["line", "--keep-going", *([EVENT] if first else [])]
    desk = _desk(place, arguments, evening, chance)
    for line in reference.steps[first].way if first else ():
        desk.types(line)
    for step in reference.steps[first:]:
        if not desk.alive:
            break
        if desk.types(step.line, step.promise):
            tally.met["promised entries"] += step.after - told
            told = step.after
    tally.met["survived" if desk.alive else "killed"] += 1
    desk.dies()
    tally.met["killed in a write"] += (place / f"{EVENT}.tmp").exists()
    return told


def _desk(place: Path, arguments: list[str], evening: Evening, chance: Random) -> Desk:
    if evening.mistake:
        return Desk(place, arguments, plan=to_err(evening.mistake))
    if evening.by_the_clock:
        until = time.monotonic() + chance.uniform(0, LONGEST_LIFE)
        return Desk(place, arguments, plan=on_a_disk(chance.choice((0.0, 0.003))), until=until)
    return Desk(place, arguments, plan=to_die_at(chance.randint(1, MOST_CALLS), chance.choice(TORN)))
