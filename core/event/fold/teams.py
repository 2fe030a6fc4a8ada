"""Teams, their line-ups, and when their matches began."""

from __future__ import annotations

from paircard.core.event import team_facts as teams
from paircard.core.event.fold.entrants import contesting, need_new, without_members
from paircard.core.event.fold.established import Facts, Steps, need_once, round_of, with_registration, with_round
from paircard.core.event.registration import Registration
from paircard.core.values.frozen import replace
from paircard.core.values.language import tr


def _team_registered(facts: Facts, event: teams.TeamRegistered) -> Facts:
    if facts.of_teams:
        who = Registration(event.id, event.team.as_contestant(), event.number, event.first_round, event.missed)
        facts = contesting(facts, who)
    else:
        need_new(facts, event.id)
    return replace(facts, teams={**facts.teams, event.id: event.team})


def _team_corrected(facts: Facts, event: teams.TeamCorrected) -> Facts:
    before = facts.teams[event.id]  # an unknown team is an error of the journal
    if event.id in facts.registrations:
        place = facts.registrations[event.id]
        named = replace(place, entrant=event.team.as_contestant(), instead=place.instead or event.instead)
        facts = with_registration(facts, named)
    if event.instead:
        facts = without_members(facts, before.members)
    return replace(facts, teams={**facts.teams, event.id: event.team})


def _line_up(facts: Facts, event: teams.LineUpHanded | teams.LineUpCorrected) -> Facts:
    round_ = round_of(facts, event.round)
    match = round_.match_of(event.team_id)
    if match is None or len(event.players) != match.seats or not 0 <= event.leg <= match.leg_count:
        raise ValueError(tr("team {team} has no such match in round {round}", team=event.team_id, round=event.round))
    need_once([id_ for id_ in event.players if id_])
    return with_round(facts, round_.with_line_up(event.team_id, event.players, event.leg))


def _start_noted(facts: Facts, event: teams.StartNoted) -> Facts:
    round_ = round_of(facts, event.round)
    match = round_.match(event.match)
    if match is None or not {each.team_id for each in event.admitted} <= set(match.contestants):
        raise ValueError(tr("round {round} has no such match {match}", round=event.round, match=event.match))
    if not event.possible:
        raise ValueError(
            tr("match {match} of round {round} began at no such time", round=event.round, match=event.match)
        )
    return with_round(facts, replace(round_, starts={**round_.starts, event.match: event}))


STEPS: Steps = {
    teams.TeamRegistered: _team_registered,
    teams.TeamCorrected: _team_corrected,
    teams.LineUpHanded: _line_up,
    teams.LineUpCorrected: _line_up,
    teams.StartNoted: _start_noted,
}
