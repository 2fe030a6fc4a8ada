"""Everybody who plays in a stage; a list that was read, as the command that enters it, with its teams."""

from __future__ import annotations

from collections.abc import Mapping

from paircard.core.commands import Command, RegisterEntrants, RegisterWithTeams
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import ContestantId
from paircard.core.event.team_options import team_options
from paircard.core.event.tournament import Tournament
from paircard.data.exchange.import_report import ImportReport
from paircard.data.exchange.team_rows import listed


def entering(report: ImportReport) -> Command:
    """Return the command that enters everybody whom a list holds."""
    everybody = listed(report.rows)
    if not any(each.team for each in everybody):
        return RegisterEntrants(report.entrants)
    return RegisterWithTeams(everybody)


def boards_of(tournament: Tournament) -> int:
    """Return how many boards a match has where teams play, 0 where players do."""
    return team_options(tournament.regulations).boards if tournament.of_teams else 0


def numbered(tournament: Tournament) -> list[tuple[str, Entrant]]:
    """Return everybody who plays games with their number, in a team with its number and their place: 3 or 3.2."""
    if not tournament.of_teams:
        return [(str(number), tournament.registrations[id_].entrant) for number, id_ in sorted(tournament.ids.items())]
    places: dict[ContestantId, str] = {
        id_: f"{tournament.numbers[team]}.{place}"
        for team, each in tournament.teams.items()
        for place, id_ in enumerate(each.members, start=1)
    }
    return [(places[id_], entrant) for id_, entrant in persons(tournament).items()]


def persons(tournament: Tournament) -> Mapping[ContestantId, Entrant]:
    """Return everybody who plays games in the stage, by id: its entrants, or the members of its teams in order."""
    if not tournament.of_teams:
        return {id_: tournament.registrations[id_].entrant for _, id_ in sorted(tournament.ids.items())}
    teams = sorted(tournament.teams, key=lambda id_: tournament.numbers[id_])
    return {id_: tournament.players[id_] for team in teams for id_ in tournament.teams[team].members}
