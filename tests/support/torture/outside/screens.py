"""Kill -9 of the real screen on a terminal of its own while results are typed, in events of every system."""

from __future__ import annotations

import os
import re
import sys
import tempfile
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from unittest.mock import patch

from paircard.data.storage.journal_file import JournalFile
from tests.support.pty import Terminal
from tests.support.torture.outside.found import found_of
from tests.support.torture.outside.reference import Reference, Step
from tests.support.torture.outside.scripts import EVENT, SCRIPTS, Script
from tests.support.torture.tally import Tally

TRIAL = "screen killed"
LONGEST_LIFE = 0.4
"""Seconds from the first key of a result."""
_RESULT = re.compile(r"(?:[\d.]+ )?([150])$")
_ROW = re.compile(r"^[\s>]+(\d+\.\d+|\d+)\s.*[^\W\d_½].*\s(1-0|½-½|0-1)\s")
"""A board has a name before its result; the line of the keys, which shows results on their squares, has none."""


@dataclass(frozen=True)
class Round:
    """The results that a script types last, the boards in their order."""

    reference: Reference
    steps: tuple[Step, ...]
    before: int
    """How many entries there are before them."""

    @classmethod
    def of(cls, reference: Reference) -> Round:
        """Take the last results of a script, each board once."""
        steps = reference.steps
        last = max(number for number, step in enumerate(steps) if _RESULT.match(step.line))
        first = last
        while _RESULT.match(steps[first - 1].line) and steps[first - 1].after < steps[first].after:
            first -= 1
        boards: dict[str, Step] = {}
        for step in steps[first : last + 1]:
            board = step.line.rpartition(" ")[0]
            if board in boards:
                break
            boards[board] = step
        return cls(reference, tuple(boards.values()), steps[first - 1].after)

    @property
    def keys(self) -> str:
        """What is typed on the screen."""
        return "".join(step.line[-1] for step in self.steps)

    def promised(self, shown: int) -> int:
        """Return how many entries there are where so many results are shown."""
        return self.steps[min(shown, len(self.steps)) - 1].after if shown else self.before


def at_a_result(number: int) -> Callable[[Terminal, Round], int]:
    """Return a death: as soon as so many results are on the screen."""

    def death(terminal: Terminal, round_: Round) -> int:
        wanted = min(number, len(round_.steps))
        return shown(terminal.wait_for(lambda text: shown(text) >= wanted))

    return death


def at_a_moment(chance: Random) -> Callable[[Terminal, Round], int]:
    """Return a death: some time after the keys were typed, whatever is shown then."""

    def death(terminal: Terminal, _round: Round) -> int:
        terminal.read_for(chance.uniform(0, LONGEST_LIFE))
        return shown(terminal.text())

    return death


def shown(text: str) -> int:
    """Return how many results of boards are on a screen."""
    rows = [found[1] for line in text.splitlines() if (found := _ROW.match(line))]
    of_teams = [row for row in rows if "." in row]
    return len(of_teams or rows)


def many_screens(count: int, seed: int) -> Tally:
    """Kill so many screens, the scripts in turn."""
    return screens((SCRIPTS[number % len(SCRIPTS)], at_a_moment(Random(f"{seed}/{number}"))) for number in range(count))


def screens(scripts: Iterable[tuple[Script, Callable[[Terminal, Round], int]]]) -> Tally:
    """Type the last results of each script on a screen and kill it, then type the rest on another."""
    tally = Tally(TRIAL)
    for script, death in scripts:
        with tempfile.TemporaryDirectory() as folder, patch.dict(os.environ, XDG_STATE_HOME=folder):
            place, alone = Path(folder) / "screen", Path(folder) / "alone"
            alone.mkdir()
            place.mkdir()
            _evening(Round.of(Reference.of(script, alone)), place, death, tally)
    return tally


def _evening(round_: Round, place: Path, death: Callable[[Terminal, Round], int], tally: Tally) -> None:
    reference, path = round_.reference, place / EVENT
    JournalFile(path, create=True).append(reference.tournament.as_of(round_.before))
    there = round_.before
    for number, dies in enumerate((death, at_a_result(len(round_.steps)))):
        done = sum(step.after <= there for step in round_.steps)
        told = _typed(round_, place, done, dies)
        tally.runs += 1
        tally.met["results shown"] += max(0, told - done)
        said = f"{reference.script.name}, screen {number + 1}"
        found = found_of(reference, path, round_.promised(told), said, tally)
        if found is None:
            return
        there = found
        if there == round_.steps[-1].after:
            break
    if there != round_.steps[-1].after:
        tally.blame("lost", f"{reference.script.name}: {there} entries at the end, not {round_.steps[-1].after}")


def _typed(round_: Round, place: Path, done: int, dies: Callable[[Terminal, Round], int]) -> int:
    """Type what is not done yet, and die; return how many results were shown."""
    environment = {"XDG_STATE_HOME": str(place / "state"), "PAIRCARD_ARBITER": "Anna", "PYTHONPATH": os.getcwd()}
    with Terminal([sys.executable, "-m", "paircard", EVENT], rows=30, cwd=place, env=environment) as terminal:
        terminal.wait_for("Entrants")
        if round_.steps[0].way[0].startswith("V "):
            terminal.type(f"V{round_.steps[0].way[0][2:]}\r")
            terminal.wait_for("Every screen shows section")
        terminal.type("P")
        terminal.wait_for(lambda text: "[Pairings]" in text and shown(text) >= done and "Colours" in text)
        terminal.type(round_.keys[done:])
        told = dies(terminal, round_)
        terminal.kill()
        return told
