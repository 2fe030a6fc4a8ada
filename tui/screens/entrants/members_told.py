"""What is said of the members of a team: how many there are, and who of them is a regular."""

from __future__ import annotations

from paircard.core.event.ids import ContestantId, TeamId
from paircard.core.event.team_cards import team_of
from paircard.core.event.team_options import team_options
from paircard.core.event.tournament import Tournament
from paircard.core.values.language import tr
from paircard.tui.screens.entrants.members import boards_short


def members_of(tournament: Tournament, id_: TeamId) -> str:
    """Return how many members a team has; of how many it needs, where these are not enough."""
    count = len(tournament.teams[id_].members)
    return f"{count}/{team_options(tournament.regulations).boards}" if boards_short(tournament, id_) else str(count)


def role(tournament: Tournament, id_: ContestantId) -> str:
    """Say whether a member is a regular or a reserve."""
    team = tournament.teams[team_of(tournament, id_)]
    regulars = team.regulars_among(team_options(tournament.regulations).boards)
    return tr("regular") if team.members.index(id_) < regulars else tr("reserve")
