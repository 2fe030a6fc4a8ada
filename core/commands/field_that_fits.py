"""Another system for an event in which somebody is entered: whether it can pair those who are."""

from __future__ import annotations

from collections.abc import Collection

from paircard.core.event.ids import ContestantId
from paircard.core.event.regulations import Regulations
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.core.values.said import said, said_n


def need_field_that_fits(tournament: Tournament, new: Regulations) -> None:
    """Refuse a system for teams where players are entered, one for players where teams are, and one for fewer."""
    if new.system == tournament.regulations.system:
        return
    wanted, now = SYSTEMS[new.system], system_of(tournament)
    if wanted.contestants != now.contestants and (tournament.facts.registrations or tournament.facts.teams):
        raise Refusal(_OTHERS[now.contestants](tr(wanted.name)), field="system")
    need_not_too_many(new, len(tournament.facts.registrations))


def need_contestants(tournament: Tournament, new: Regulations, ids: Collection[ContestantId]) -> None:
    """Refuse a stage in which those who are to contest it cannot: players where teams play, or more than two."""
    wanted = SYSTEMS[new.system]
    are_teams = any(id_ in facts.teams for facts in tournament.world.values() for id_ in ids)
    if ids and are_teams != (wanted.contestants == "teams"):
        raise Refusal(_OTHERS["teams" if are_teams else "players"](tr(wanted.name)), field="system")
    need_not_too_many(new, len(ids))


def need_not_too_many(new: Regulations, entered: int) -> None:
    """Refuse a match of two for more."""
    wanted = SYSTEMS[new.system]
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
