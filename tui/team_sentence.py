"""What happened to teams, in plain words."""

from __future__ import annotations

from core.event import team_facts as teams
from core.event.facts import Fact
from core.event.ids import PlayerId
from core.event.tournament import Tournament
from core.language import mark, tr


def of_team(tournament: Tournament, event: Fact) -> str:
    """Say what happened to a team; nothing where the event is about something else."""
    match event:
        case teams.TeamRegistered(_, team):
            return tr("team {team} entered", team=team.name)
        case teams.TeamCorrected(_, team):
            return tr("team {team} changed", team=team.name)
        case teams.LineUpHanded(number, id_, players):
            line_up = mark("round {round}: line-up of {team}: {players}")
            return _line_up(tournament, line_up, number, id_, players)
        case teams.LineUpCorrected(number, id_, players):
            line_up = mark("round {round}: who played for {team} corrected: {players}")
            return _line_up(tournament, line_up, number, id_, players)
    return ""


def _line_up(tournament: Tournament, said: str, number: int, id_: PlayerId, players: tuple[PlayerId, ...]) -> str:
    known = tournament.people
    named = (f"{board} {known[each].name if each in known else '-'}" for board, each in enumerate(players, start=1))
    team = known[id_].name if id_ in known else tr("entrant {id}", id=id_)
    return tr(said, round=number, team=team, players=", ".join(named))
