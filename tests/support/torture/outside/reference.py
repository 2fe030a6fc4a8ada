"""What must be in an event after each line of a script: played once, in one process that nobody kills."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from paircard.core.event.facts import Fact
from paircard.core.event.tournament import Tournament
from tests.support.line import Conversation
from tests.support.torture.outside.scripts import Script

Deed = tuple[int, Fact]
"""What happened, and in which stage: an entry without its time."""


@dataclass(frozen=True)
class Step:
    """A line, and how one gets to where it is typed after a new start."""

    line: str
    way: tuple[str, ...]
    """Section and room."""
    after: int
    """How many entries there are once it is done."""
    promise: str
    """What is said last of it, which no clock changes; empty where it stores nothing."""


@dataclass(frozen=True)
class Reference:
    """A script with all that follows from it."""

    script: Script
    steps: tuple[Step, ...]
    tournament: Tournament
    """At the end of it."""

    @cached_property
    def deeds(self) -> tuple[Deed, ...]:
        """What happened, in its order."""
        return deeds_of(self.tournament)

    @cached_property
    def ends(self) -> frozenset[int]:
        """How many entries there are after each command."""
        return frozenset(each.command - 1 for each in self.tournament.entries) | {self.tournament.revision}

    @classmethod
    def of(cls, script: Script, folder: Path) -> Reference:
        """Play a script in a folder."""
        (folder / "list.csv").write_text(script.listed)
        with _in_folder(folder):
            talk, steps, section, room, before = Conversation(), [], "", "", 0
            for line in script.lines:
                said = talk.say(line)
                if talk.refused:
                    raise ValueError(f"{script.name}: {line!r} was refused: {talk.refused}")
                after = talk.tournament.revision
                way = tuple(filter(None, (section, room)))
                steps.append(Step(line, way, after, said.splitlines()[-1] if said and after > before else ""))
                before = after
                section = line if line.startswith("V ") else section
                room = line if line in ("E", "P") else room
            tournament = talk.tournament
            talk.session.program.stop_publishing(0)
        return cls(script, tuple(steps), tournament)

    def resumed_at(self, entries: int) -> int | None:
        """Return the number of the step that comes next; None in the middle of one that stores several commands."""
        done = [number for number, step in enumerate(self.steps) if step.after <= entries]
        if not done:
            return 0
        return done[-1] + 1 if self.steps[done[-1]].after == entries else None


def deeds_of(tournament: Tournament) -> tuple[Deed, ...]:
    """Return what happened."""
    return tuple((entry.stage, entry.event) for entry in tournament.entries)


@contextmanager
def _in_folder(folder: Path) -> Iterator[None]:
    before = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)
