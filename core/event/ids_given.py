"""Ids that were ever given: that of somebody struck out must not name somebody else in the journal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.event.entrant_facts import EntrantRegistered
from paircard.core.event.ids import NOBODY, ContestantId
from paircard.core.event.team_facts import TeamRegistered

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


def next_id(tournament: Tournament) -> ContestantId:
    """Return an id that no player and no team ever had."""
    entered = (EntrantRegistered, TeamRegistered)
    given = [entry.event.id for entry in tournament.entries if isinstance(entry.event, entered)]
    teams = [id_ for facts in tournament.world.values() for id_ in facts.teams]
    return ContestantId(max([NOBODY, *given, *tournament.people, *teams]) + 1)
