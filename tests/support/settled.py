"""Every regulation of every system with values to try, and events in which each of them means something."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from paircard.core.commands import Command, CreateTournament, NameGivers, RegisterEntrants, RegisterTeam
from paircard.core.commands.regulations_announced import of_a_new_one
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import ContestantId
from paircard.core.event.options import Choosable
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.team import Team
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.settled import settled
from paircard.core.values.errors import Refusal
from tests.support.ids import person_id
from tests.support.round_robins import did


class Tried(NamedTuple):
    """A regulation of a system with a value that is not the one an event has."""

    system: str
    choosable: Choosable
    value: Any

    def __str__(self) -> str:
        """Name it where a test fails."""
        return f"{self.system} {self.choosable.field}={self.value}"


def usual(system: str) -> Regulations:
    """Regulations of a system as a new event has them."""
    kind = SYSTEMS[system].options
    return Regulations(system=system, tie_breaks=SYSTEMS[system].tie_breaks, options=kind() if kind else None)


def all_tried() -> Iterator[Tried]:
    """Every value of every regulation of every system but the usual one; of numbers a few."""
    for key, system in SYSTEMS.items():
        for choosable in settled(system):
            now = kept(usual(key), choosable)
            yield from (Tried(key, choosable, value) for value in values(choosable) if value != now)


def values(choosable: Choosable) -> list[Any]:
    """All that may be chosen; of numbers the least, the most, and some that the first figure is not enough for."""
    if choosable.numbers is None:
        return [value for value, _ in choosable.values]
    return sorted({each for each in (1, 2, 4, 7, 10, 12, 40) if each in choosable.numbers})


def kept(regulations: Regulations, choosable: Choosable) -> Any:
    """What regulations hold of one."""
    return getattr(holder(regulations, choosable), choosable.field)


def holder(regulations: Regulations, choosable: Choosable) -> Any:
    """Where a regulation is kept."""
    system = SYSTEMS[regulations.system]
    own = system.options is not None and choosable in system.options.asked
    return regulations.options if own else regulations


def changed(regulations: Regulations, choosable: Choosable, value: Any) -> Regulations:
    """The regulations with one of them otherwise."""
    there = replace(holder(regulations, choosable), **{choosable.field: value})
    return there if isinstance(there, Regulations) else replace(regulations, options=there)


def in_force(tried: Tried) -> Regulations:
    """Regulations of the system in which a regulation means anything, not yet changed."""
    before = usual(tried.system)
    if "rounds" in SYSTEMS[tried.system].asks and tried.choosable.field != "rounds":
        before = replace(before, rounds=min(30, SYSTEMS[tried.system].rounds.most))
    if tried.system == "scheveningen" and tried.choosable.field != "boards":
        before = changed(before, _called(tried, "boards"), 40)
    if where := tried.choosable.where:
        before = changed(before, _called(tried, where[0]), min(where[1]))
    if tried.choosable.field in TOGETHER:
        for field, value in TOGETHER.items():
            before = changed(before, _called(tried, field), value)
    return before


TOGETHER = {"virtual_then": 1, "virtual_then_rounds": 12}
"""Regulations of which none means anything without the others."""


def _called(tried: Tried, field: str) -> Choosable:
    return next(each for each in settled(SYSTEMS[tried.system]) if each.field == field)


def possible(regulations: Regulations) -> bool:
    """Whether an event may have such regulations."""
    try:
        of_a_new_one(regulations)
    except Refusal:
        return False
    return True


def opening(regulations: Regulations, entrants: int = 5) -> list[Command]:
    """The commands that open an event with entrants, nothing drawn and nothing paired."""
    system = SYSTEMS[regulations.system]
    commands: list[Command] = [CreateTournament(Details("Club"), regulations)]
    if system.contestants == "teams":
        count = 2 if system.key == "scheveningen" else entrants
        for number in range(count):
            players = tuple(Entrant.of(f"P{number}{at}", rating=2000 - 10 * at - number) for at in range(5))
            commands.append(RegisterTeam(Team(f"T{number + 1}"), players))
        return commands
    count = 2 if system.duel else entrants
    commands.append(RegisterEntrants(tuple(Entrant.of(f"P{at}", rating=2000 - 10 * at) for at in range(count))))
    if system.key in ("swiss-1998", "dutch-2026", "dubov-2026", "burstein-2026", "double-swiss-2026", "lim-2026"):
        commands.append(RegisterTeam(Team("Riga", members=(person_id(1), person_id(2)))))
    if system.display:
        commands.append(NameGivers((ContestantId(1), ContestantId(2))))
    return commands


def event(regulations: Regulations, entrants: int = 5) -> Tournament:
    """The event that they open."""
    return did(Tournament.beginning(SYSTEMS), *opening(regulations, entrants))
