"""Kill -9 of line mode itself, in events of every system: at random moments, and at every call to the system."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Protocol

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


class Mortal(Protocol):
    """Somebody in line mode who is going to die."""

    alive: bool

    def types(self, line: str, promise: str = "") -> bool:
        """Type a line; return whether it was done, so far as anybody was told."""

    def dies(self) -> None:
        """End it."""


SitDown = Callable[[Path, list[str]], Mortal]
"""Starts the program in a folder with these arguments."""


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
    chance = Random(evening.seed)
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {"XDG_STATE_HOME": folder, "XDG_CONFIG_HOME": folder}
        return through_deaths(
            evening.script,
            Path(folder),
            evening.kills,
            lambda place, arguments: _desk(place, arguments, evening, chance),
            evening.seed,
        )


def through_deaths(script: Script, folder: Path, deaths: int, sit: SitDown, seed: str) -> Tally:
    """Play a script in events of their own until so many have died of it."""
    tally, died = Tally(TRIAL), 0
    (folder / "alone").mkdir()
    reference = Reference.of(script, folder / "alone")
    while died < deaths:
        place = folder / str(died)
        place.mkdir()
        (place / "list.csv").write_text(script.listed)
        died += _event(reference, place, deaths - died, sit, f"{seed}, after {died} deaths", tally)
        if not tally.clean:
            break
    return tally


def _event(reference: Reference, place: Path, deaths: int, sit: SitDown, said: str, tally: Tally) -> int:
    """Play the script to its end through so many deaths at most; return how many there were."""
    step, told, died = 0, 0, 0
    while died < deaths and step is not None and step < len(reference.steps):
        tally.runs += 1
        died += 1
        told = _life(reference, place, step, sit, tally)
        found = found_of(reference, place / EVENT, told, f"{said}, death {died}", tally)
        if found is None:
            return died
        step = reference.resumed_at(found)  # type: ignore[assignment]
    return died


def _life(reference: Reference, place: Path, first: int, sit: SitDown, tally: Tally) -> int:
    """Let somebody go on with the script and die; return how many entries were promised to them."""
    told = reference.steps[first - 1].after if first else 0
    desk = sit(place, ["line", "--keep-going", *([EVENT] if first else [])])
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
