"""Who may be on the list of a team, under which name, and until when its members and their order may change."""

from __future__ import annotations

from paircard.core.event.ids import NO_TEAM, TeamId
from paircard.core.event.team import Team
from paircard.core.event.team_cards import team_of
from paircard.core.event.team_options import team_options
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.errors import Refusal
from paircard.core.values.said import said
from paircard.core.values.text import folded


def need_free_name(tournament: Tournament, changed: Team, own: TeamId = NO_TEAM) -> None:
    """Refuse a name that another team of the event has."""
    for facts in tournament.world.values():
        for id_, each in facts.teams.items():
            if id_ != own and folded(each.name) == folded(changed.name):
                raise Refusal(said("There is a team {name} already.", name=each.name), field="name")


def need_free_members(tournament: Tournament, changed: Team, own: TeamId = NO_TEAM) -> None:
    """Refuse members nobody knows, and those of another team."""
    known = tournament.players
    for id_ in changed.members:
        if id_ not in known:
            raise Refusal(said("There is no player with the id {id} in this event.", id=id_), field="members")
        other = team_of(tournament, id_)
        if other not in (NO_TEAM, own):
            wrong = said(
                "{player} plays for {team}: move them out of that team first.",
                player=known[id_].name,
                team=tournament.teams[other].name,
            )
            raise Refusal(wrong, field="members")


def order_fixed(tournament: Tournament, id_: TeamId) -> bool:
    """Whether the members of a team and their order are fixed (E2): with round 1, of a late team with its first."""
    if not tournament.of_teams or id_ not in tournament.registrations:
        return bool(tournament.rounds)
    place = tournament.registrations[id_]
    if place.instead:  # it came when the schedule was posted, and names its members until its first line-up is in
        return any(id_ in match.contestants and round_.line_up_of(id_) for round_ in tournament.rounds
                   for match in round_.matches)  # fmt: skip
    return place.first_round <= len(tournament.rounds)


def need_open_list(tournament: Tournament, id_: TeamId) -> None:
    """Refuse further members after the round that the regulations set; a late team names its own before its first."""
    begun = _begun(tournament)
    if not tournament.of_teams or not begun or not order_fixed(tournament, id_):
        return
    last = team_options(tournament.regulations).late_members
    if begun < last:
        return
    if last:
        wrong = said("Members may be named before round {round} only, as was announced.", round=last)
    else:
        wrong = said("Members are named before round 1, as was announced.")
    raise system_of(tournament).refusal("line_ups", wrong)


def _begun(tournament: Tournament) -> int:
    """Return the round that is paired last; of a schedule known beforehand the last one in which somebody has played.

    Its rounds may be posted weeks before the first of them.
    """
    if not system_of(tournament).rounds.beforehand:
        return len(tournament.rounds)
    return max((round_.number for round_ in tournament.rounds if round_.begun), default=0)
