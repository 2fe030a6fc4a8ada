"""What can be compared: systems that need nobody to decide anything while they are played, and groups with a final."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from paircard.core.event.options import Options
from paircard.core.lab import groups
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.language import tr

PLAYED = (
    "swiss-1998",
    "dutch-2026",
    "dubov-2026",
    "burstein-2026",
    "double-swiss-2026",
    "lim-2026",
    "keizer",
    "monrad",
    "round-robin",
    "knockout",
    groups.KEY,
    "team-swiss-1998",
    "team-swiss-2026",
    "team-round-robin",
    "team-knockout",
)


@dataclass(frozen=True, slots=True)
class Way:
    """One of them, as an experiment names it."""

    name: str
    """In the language of whoever reads it."""
    options: type[Options] | None
    contestants: Literal["players", "teams"]


def way(key: str) -> Way:
    """Return what a key of `PLAYED` stands for."""
    if key == groups.KEY:
        return Way(tr(groups.NAME), groups.GroupsOptions, "players")
    system = SYSTEMS[key]
    return Way(tr(system.name), system.options, system.contestants)
