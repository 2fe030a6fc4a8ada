"""A team stage as tie-breaks ask about it (C.07, articles 12 and 13): every match with both scores and its boards."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.card import CardLine
from paircard.core.event.card_lines import kind_of
from paircard.core.event.ids import ContestantId, TeamId
from paircard.core.event.match import Match
from paircard.core.event.team_options import team_options
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.tiebreaks.field import Score
from paircard.core.tiebreaks.team_field import TeamEvent, TeamMatch, TeamMember, TeamSheet


def team_event(tournament: Tournament, after: int) -> TeamEvent:
    """Return all that tie-breaks may ask about a stage of teams after a round."""
    options = team_options(tournament.regulations)
    sheets = {
        id_: TeamSheet(
            id_,
            card.number,
            card.entrant,
            tuple(_matches(tournament, id_, after)),
            tuple(_members(tournament, TeamId(id_), after)),
        )
        for id_, card in tournament.cards.items()
    }
    return TeamEvent(
        sheets,
        after,
        tournament.regulations.rounds,
        options.boards,
        Score.MATCH if options.primary == "match" else Score.GAME,
        system_of(tournament).tables.beforehand,
        tournament.facts.lots_in_force,
        options.match_scale.win // 2,
        options.match_scale.draw // 2,
        tournament.facts.figures,
    )


def _members(tournament: Tournament, id_: TeamId, after: int) -> Iterator[TeamMember]:
    team = tournament.teams[id_]
    regulars = team.regulars_among(team_options(tournament.regulations).boards)
    for place, member in enumerate(team.members, start=1):
        yield TeamMember(place, place <= regulars, tournament.player_cards[member].until(after).lines)


def _matches(tournament: Tournament, id_: ContestantId, after: int) -> Iterator[TeamMatch]:
    for line in tournament.cards[id_].until(after).lines:
        if line.match is None:
            yield TeamMatch(line.round, line.kind, line.opponent, line.colour)
            continue
        match = tournament.rounds[line.round - 1].match_of(id_)
        yield TeamMatch(
            line.round,
            line.kind,
            line.opponent,
            line.colour,
            line.match.match_points // 2,
            line.match.game_points,
            tuple(_boards(line.round, match, id_)) if match and line.opponent else (),
            match.points_in(0, id_) if match and line.opponent else 0,
        )


def _boards(number: int, match: Match, id_: ContestantId) -> Iterator[CardLine]:
    other = match.opponent(id_)
    for board in match.boards:
        points = board.result.half_points[board.white != id_] if board.result else 0
        kind = kind_of(board.result, points)
        opponent = board.player_of(other) or None
        yield CardLine(number, kind, opponent, board.colour_of(id_), points, game=board.game)
