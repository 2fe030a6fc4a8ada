"""Teams as their members make them: how strong they are, and what the members have played."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, TypeVar

from paircard.core.event.card import CardLine, PairingCard
from paircard.core.event.ids import NO_TEAM, ContestantId, PairingNumber, TeamId
from paircard.core.event.match_lines import lines_of_players
from paircard.core.event.registration import Registration
from paircard.core.event.team_options import TeamOptions, team_options
from paircard.core.values.frozen import replace

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament

T = TypeVar("T")


def with_strength(tournament: Tournament) -> Mapping[ContestantId, Registration]:
    """Return the registrations of teams with the average rating of the boards, or of all members, as announced."""
    options, players = team_options(tournament.regulations), tournament.players

    def strength(id_: ContestantId, registration: Registration) -> Registration:
        team = tournament.teams[TeamId(id_)]
        counted = counted_for_strength(team.members, options)
        return replace(registration, entrant=team.as_contestant(players[each].rating for each in counted))

    return {id_: strength(id_, each) for id_, each in tournament.facts.registrations.items()}


def counted_for_strength(members: Sequence[T], options: TeamOptions) -> Sequence[T]:
    """Return of members in the order of the boards those whose ratings make the strength of their team."""
    return members[: options.boards] if options.strength == "boards" else members


def team_of(tournament: Tournament, player: ContestantId) -> TeamId:
    """Return the id of the team that a player is a member of; no team where there is none."""
    return next((id_ for id_, team in tournament.teams.items() if player in team.members), NO_TEAM)


def numbers_of_members(tournament: Tournament) -> Mapping[ContestantId, PairingNumber]:
    """Return a number for everybody who plays: team by team in the order of their numbers, then as the boards are.

    Who is in no team any more, but has played, stands behind all others.
    """
    by_team = sorted(tournament.teams, key=lambda id_: tournament.numbers[id_])
    members = [id_ for team in by_team for id_ in tournament.teams[team].members]
    others = sorted(tournament.facts.members.keys() - members)
    return {id_: PairingNumber(number) for number, id_ in enumerate([*members, *others], start=1)}


def cards_of_members(tournament: Tournament) -> Mapping[ContestantId, PairingCard]:
    """Return the card of everybody who plays for a team: a line a game, none for a match they did not play in."""
    lines: dict[ContestantId, list[CardLine]] = defaultdict(list)
    for round_ in tournament.rounds:
        for id_, made in lines_of_players(round_, in_play=round_.number <= tournament.under_way).items():
            lines[id_] += made
    players = tournament.players
    return {
        id_: PairingCard(id_, number, players[id_], tuple(lines[id_]))
        for id_, number in numbers_of_members(tournament).items()
    }
