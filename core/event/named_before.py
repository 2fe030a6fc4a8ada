"""What somebody was called before an entry of the journal: another may have taken their place by it."""

from __future__ import annotations

from paircard.core.event.entrant_facts import EntrantCorrected, EntrantRegistered
from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId
from paircard.core.event.team_facts import TeamCorrected, TeamRegistered
from paircard.core.event.tournament import Tournament


def named_before(tournament: Tournament, event: Fact, id_: ContestantId) -> str:
    """Return the name that the id stood for when an event happened; nothing for an id that nobody had."""
    name = ""
    for entry in tournament.entries:
        match entry.event:
            case found if found is event:
                break
            case EntrantRegistered(known, entrant) | EntrantCorrected(known, entrant) if known == id_:
                name = entrant.name
            case TeamRegistered(known, team) | TeamCorrected(known, team) if known == id_:
                name = team.name
    return name
