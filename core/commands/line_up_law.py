"""What the law of line-ups says of one that is handed in: of which leg, who may play where, and how often."""

from __future__ import annotations

from paircard.core.commands.base import paired_round
from paircard.core.event.ids import ContestantId, PlayerId, TeamId
from paircard.core.event.match import Match
from paircard.core.event.team_options import team_options
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.teams.board_order import BoardOrder
from paircard.core.teams.limits import games_of, regulars_short, reserves_over
from paircard.core.teams.line_up_faults import Fault, Name, faults
from paircard.core.teams.own_line_ups import own_line_ups
from paircard.core.values.errors import Refusal
from paircard.core.values.said import joined, said

LineUp = tuple[PlayerId, ...]


def need_leg(tournament: Tournament, match: Match, leg: int) -> None:
    """Refuse a line-up for one leg where it is announced for the match, and the other way round."""
    if not own_line_ups(tournament, match):
        if leg:
            raise system_of(tournament).refusal(
                "line_ups", said("A line-up is for the whole match here: both legs are played with it.")
            )
    elif not 1 <= leg <= match.leg_count:
        raise system_of(tournament).refusal(
            "line_ups", said("Each leg has a line-up of its own here: say of which it is, 1 or 2.")
        )


def need_missing(tournament: Tournament, round_number: int, id_: TeamId, leg: int = 0) -> None:
    """Refuse a team whose line-up is in."""
    if paired_round(tournament, round_number).line_up_of(id_, leg or 1) is not None:
        named = {"team": tournament.label(id_), "round": round_number, "leg": leg}
        raise Refusal(
            said(
                "The line-up of {team} for leg {leg} of round {round} is in, and final: "
                "correct it only if others have played.",
                **named,
            )
            if leg
            else said(
                "The line-up of {team} for round {round} is in, and final: correct it only if others have played.",
                **named,
            ),
            system_of(tournament).article("line_up_final"),
        )


def need_members(tournament: Tournament, match: Match, id_: TeamId, players: tuple[PlayerId, ...]) -> None:
    """Refuse a line-up with other boards than the match has, who is no member, and somebody twice."""
    if len(players) != match.seats:
        wrong = said("The match has {boards} boards: name who plays on each.", boards=match.seats)
        raise system_of(tournament).refusal("line_ups", wrong)
    members = tournament.teams[id_].members
    for player in filter(None, players):
        if player not in members:
            named = tournament.name_of(player) or said("Id {id}", id=player)
            wrong = said("{player} is no member of {team}.", player=named, team=tournament.name_of(id_))
            raise system_of(tournament).refusal("line_ups", wrong)
        if players.count(player) > 1:
            twice = said("{player} stands on two boards: name everybody once.", player=tournament.name_of(player))
            raise system_of(tournament).refusal("line_ups", twice)


def need_sound(
    tournament: Tournament, round_number: int, match: Match, team: TeamId, players: LineUp, leg: int = 0
) -> None:
    """Refuse a line-up with all that is wrong with it: by the method of reserves, and by the games a reserve has."""
    found = _found(tournament, round_number, match, team, players, leg)
    if found:
        told = joined(each.said(_name(tournament, team)) for each in found)
        raise Refusal(told, system_of(tournament).article(found[0].matter))


def faults_said(
    tournament: Tournament, round_number: int, match: Match, team: TeamId, players: LineUp, leg: int = 0
) -> tuple[str, ...]:
    """Return what is wrong with a line-up that was played, each with its article where the book has one."""
    found = _found(tournament, round_number, match, team, players, leg)
    article, name = system_of(tournament).article, _name(tournament, team)
    return tuple(str(joined(filter(None, (article(each.matter), each.said(name))), ": ")) for each in found)


def short_of_games(
    tournament: Tournament, round_number: int, match: Match, team: TeamId, players: LineUp, leg: int = 0
) -> tuple[str, ...]:
    """Return what is to be said of regulars who, left out now, cannot reach the least number of games any more."""
    least = team_options(tournament.regulations).least_regular_games
    order, played = order_of(tournament, match, team), _played(tournament, round_number, team, leg)
    to_come = tournament.regulations.rounds - len(tournament.rounds)
    waiting = sum(each.number != round_number and _waits(tournament, each.number, team) for each in tournament.rounds)
    still = to_come + waiting
    before = {_who(each) for each in regulars_short(order, played, still + 1, least)}
    after = regulars_short(order, games_of([*_line_ups(tournament, round_number, team, leg), players]), still, least)
    return tuple(str(each.said(_name(tournament, team))) for each in after if _who(each) not in before)


def _found(
    tournament: Tournament, round_number: int, match: Match, team: TeamId, players: LineUp, leg: int = 0
) -> list[Fault]:
    order, most = order_of(tournament, match, team), team_options(tournament.regulations).most_reserve_games
    return [*faults(order, players), *reserves_over(order, _played(tournament, round_number, team, leg), players, most)]


def order_of(tournament: Tournament, match: Match, id_: TeamId) -> BoardOrder:
    """Return a team as the law of line-ups knows it."""
    team, options = tournament.teams[id_], team_options(tournament.regulations)
    boards = match.seats
    return BoardOrder(team.members, boards, team.regulars_among(boards), options.reserves)


def _waits(tournament: Tournament, number: int, team: TeamId) -> bool:
    round_ = tournament.rounds[number - 1]
    return round_.match_of(team) is not None and team not in round_.line_ups


def _line_ups(tournament: Tournament, but: int, team: TeamId, but_leg: int) -> list[LineUp]:
    """Return the line-ups of a team in all rounds but one, and of that in the other leg where each has its own."""
    return [
        players
        for each in tournament.rounds
        for (whose, leg), players in each.handed.items()
        if whose == team and (each.number != but or (but_leg and leg not in (0, but_leg)))
    ]


def _played(tournament: Tournament, but: int, team: TeamId, but_leg: int) -> dict[int, int]:
    return dict(games_of(_line_ups(tournament, but, team, but_leg)))


def _who(fault: Fault) -> int:
    return int(getattr(fault, "player", 0))


def _name(tournament: Tournament, team: TeamId) -> Name:
    """Return what says who somebody is: the number in the team, by which line-ups are typed, and the name."""
    members = tournament.teams[team].members

    def name(id_: int) -> str:
        who = tournament.name_of(ContestantId(id_))
        return f"{members.index(ContestantId(id_)) + 1} {who}" if id_ in members else who

    return name
