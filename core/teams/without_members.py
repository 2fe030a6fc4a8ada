"""What is said before a round of teams whose members are not entered yet."""

from __future__ import annotations

from paircard.core.event.team_options import team_options
from paircard.core.event.tournament import Tournament
from paircard.core.values.language import listed, tr

_NAMED = 6
"""So many teams are named."""


def without_members(tournament: Tournament) -> str:
    """Name the teams that have fewer members than boards: their line-ups cannot be full; nothing where all have."""
    if not tournament.of_teams:
        return ""
    boards = team_options(tournament.regulations).boards
    present = {id_ for id_, each in tournament.registrations.items() if not each.gone}
    short = [team.name for id_, team in tournament.teams.items() if id_ in present and len(team.members) < boards]
    if not short:
        return ""
    teams = listed([*short[:_NAMED], *(["..."] if len(short) > _NAMED else [])])
    said = tr("Fewer members than the {boards} boards of a match: {teams}.", boards=boards, teams=teams)
    return f"{said} {tr('m on Entrants enters them.')}"
