"""Another system for an event in which somebody is entered: whether it can pair those who are."""

from __future__ import annotations

from core.errors import Refusal
from core.event.regulations import Regulations
from core.event.tournament import Tournament
from core.language import tr
from core.said import said, said_n
from core.systems.catalogue import SYSTEMS


def need_field_that_fits(tournament: Tournament, new: Regulations) -> None:
    """Refuse a system for teams where players are entered, one for players where teams are, and one for fewer."""
    if new.system == tournament.regulations.system:
        return
    wanted, now = SYSTEMS[new.system], tournament.system
    if wanted.contestants != now.contestants and (tournament.facts.registrations or tournament.facts.teams):
        raise Refusal(_OTHERS[now.contestants](tr(wanted.name)), field="system")
    entered = len(tournament.facts.registrations)
    if wanted.most_contestants and entered > wanted.most_contestants:
        raise Refusal(
            said_n(
                "{system} is for two, and {count} is entered: strike out the others, or make a new event for it.",
                "{system} is for two, and {count} are entered: strike out the others, or make a new event for it.",
                entered,
                system=tr(wanted.name),
            ),
            field="system",
        )


_OTHERS = {
    "players": lambda system: said(
        "Players are entered, and {system} pairs teams: make a new event for it and import the list there.",
        system=system,
    ),
    "teams": lambda system: said(
        "Teams are entered, and {system} pairs players: make a new event for it and import the list there.",
        system=system,
    ),
}
