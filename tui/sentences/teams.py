"""What happened to teams, in plain words."""

from __future__ import annotations

from paircard.core.event import team_facts as teams
from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId
from paircard.core.event.named_before import named_before
from paircard.core.event.tournament import Tournament
from paircard.core.values.language import mark, tr


def of_team(tournament: Tournament, event: Fact) -> str:
    """Say what happened to a team; nothing where the event is about something else."""
    match event:
        case teams.TeamRegistered(_, team):
            return tr("team {team} entered", team=team.name)
        case teams.TeamCorrected(id_, team, instead=True):
            before = named_before(tournament, event, id_)
            return tr("{player} takes the place of {before}", player=team.name, before=before)
        case teams.TeamCorrected(_, team):
            return tr("team {team} changed", team=team.name)
        case teams.LineUpHanded(number, id_, leg=leg) if is_secret(tournament, event):
            said = mark("round {round}: line-up of {team} handed in, secret until that of the opponents is in")
            return tr(said, round=_in_round(number, leg), team=_name(tournament, id_))
        case teams.LineUpHanded(number, id_, players, leg=leg):
            line_up = mark("round {round}: line-up of {team}: {players}")
            return _line_up(tournament, line_up, _in_round(number, leg), id_, players)
        case teams.LineUpCorrected(number, id_, players, leg=leg):
            line_up = mark("round {round}: who played for {team} corrected: {players}")
            return _line_up(tournament, line_up, _in_round(number, leg), id_, players)
        case teams.StartNoted():
            return _start(tournament, event)
    return ""


def is_secret(tournament: Tournament, event: Fact) -> bool:
    """Whether an entry tells of a line-up that the opponents must not know: theirs is not in."""
    if not isinstance(event, teams.LineUpHanded):
        return False
    round_ = next((each for each in tournament.rounds if each.number == event.round), None)
    match = round_.match_of(event.team_id) if round_ else None
    return (
        round_ is None or match is None or (bool(round_.line_ups_missing(match, event.leg or 1)) and not match.complete)
    )


def _start(tournament: Tournament, event: teams.StartNoted) -> str:
    said = mark("round {round} match {match}: begun at {begun}, lost after {allowed} minutes")
    begun = tr(said, round=event.round, match=event.match, begun=event.begun, allowed=event.allowed)
    admitted = mark("{team} admitted at {time} with {present} present")
    return "; ".join(
        (
            begun,
            *(
                tr(admitted, team=_name(tournament, each.team_id), time=each.at, present=each.present)
                for each in event.admitted
            ),
        )
    )


def _in_round(number: int, leg: int) -> str:
    """Say in which round, and leg of its match where each has a line-up of its own."""
    return tr("{round}, leg {leg}", round=number, leg=leg) if leg else str(number)


def _line_up(
    tournament: Tournament, said: str, where: str, id_: ContestantId, players: tuple[ContestantId, ...]
) -> str:
    known = tournament.people
    named = (f"{board} {known[each].name if each in known else '-'}" for board, each in enumerate(players, start=1))
    return tr(said, round=where, team=_name(tournament, id_), players=", ".join(named))


def _name(tournament: Tournament, id_: ContestantId) -> str:
    return tournament.name_of(id_) or tr("entrant {id}", id=id_)
