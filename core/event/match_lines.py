"""What a round writes on cards where teams meet: a line a match on those of teams, a line a game on those of players.

Points of a team are those by which the event pairs and ranks: match points or game points, both in half points.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence

from paircard.core.event.board import Board
from paircard.core.event.bye import Bye, ByeKind
from paircard.core.event.card import CardLine, Kind
from paircard.core.event.card_lines import kind_of, kind_of_bye, lines_to_come
from paircard.core.event.ids import ContestantId
from paircard.core.event.match import Match
from paircard.core.event.match_score import MatchScore
from paircard.core.event.regulations import Regulations
from paircard.core.event.result import Result
from paircard.core.event.round import Round
from paircard.core.event.team_options import TeamOptions, team_options
from paircard.core.values.colour import Colour
from paircard.core.values.frozen import replace
from paircard.core.values.points import DRAW, MATCH_WON, WIN
from paircard.core.values.scale import Scale


def lines_of_round(
    regulations: Regulations, round_: Round, *, of_teams: bool, under_way: int
) -> Mapping[ContestantId, Sequence[CardLine]]:
    """Return the lines of whoever contests an event, players or teams, by id; `under_way` is the round in play."""
    in_play = round_.number <= under_way
    if of_teams:
        return lines_of_teams(round_, team_options(regulations), in_play=in_play)
    return round_.lines if in_play else lines_to_come(round_)


def lines_of_teams(
    round_: Round, options: TeamOptions, *, in_play: bool = True
) -> Mapping[ContestantId, Sequence[CardLine]]:
    """Return the line of every team that has a match in a round or a bye, by id."""
    lines: dict[ContestantId, Sequence[CardLine]] = {}
    for match in (each.main for each in round_.matches):
        for team in match.contestants:
            line = _of_match(round_.number, match, team, options)
            lines[team] = (line if in_play else line.still_to_come(),)
    for bye in round_.byes:
        lines[bye.who] = (_of_bye(round_.number, bye, options),)
    return lines


def lines_of_players(round_: Round, *, in_play: bool = True) -> Mapping[ContestantId, Sequence[CardLine]]:
    """Return the lines of everybody who sits at a board of a match, by id."""
    lines: dict[ContestantId, list[CardLine]] = defaultdict(list)
    for board in round_.boards:
        if board.play_off:
            continue
        points = board.result.half_points if board.result else (0, 0)
        for side, team in enumerate((board.white, board.black)):
            player, opponent = (
                board.player_of(team),
                board.player_of(board.black if team == board.white else board.white),
            )
            if not player:
                continue
            kind = kind_of(board.result, points[side])
            colour = board.colour_of(team) if opponent else None
            line = CardLine(round_.number, kind, opponent or None, colour, points[side], game=board.game)
            line = line.without_effect() if board.annulled else line
            lines[player].append(line if in_play else line.still_to_come())
    return lines


def _of_match(number: int, match: Match, team: ContestantId, options: TeamOptions) -> CardLine:
    if match.annulled:
        return _of_match(number, match.before_annulled, team, options).without_effect()
    first, scale = match.boards[0], options.match_scale
    score = score_of(match, team, scale)
    points = score.match_points if options.primary == "match" else score.game_points
    kind = _kind(match, points)
    colour = None if kind in (Kind.FORFEIT_WIN, Kind.FORFEIT_LOSS) else _colour(first, team)
    mark = first.white_float if team == first.white else first.black_float
    settled = 0 if options.primary == "match" else match.points_in(0, team)
    return CardLine(number, kind, match.opponent(team), colour, points, mark, match=score, scale=scale, settled=settled)


def score_of(match: Match, team: ContestantId, scale: Scale) -> MatchScore:
    """Return what a match gave, while boards are open in games alone; a loss without a game gives nothing."""
    score = match.score(team)
    if not match.complete:
        return replace(score, match_points=0)
    won = score.match_points * WIN // MATCH_WON
    given = scale.of_game(won) if match.played or won == DRAW else scale.of_forfeit(won)
    return replace(score, match_points=given)


def _kind(match: Match, points: int) -> Kind:
    if not match.complete:
        return Kind.OPEN
    if not match.played:
        return Kind.FORFEIT_WIN if points else Kind.FORFEIT_LOSS
    adjourned = any(board.result is Result.ADJOURNED for board in match.boards)
    return Kind.ADJOURNED if adjourned else Kind.PLAYED


def _colour(first: Board, team: ContestantId) -> Colour:
    """Return the colour a team was due to have on the first board, and so on all odd ones."""
    return "W" if (team == first.white) != first.reversed else "B"


def _of_bye(number: int, bye: Bye, options: TeamOptions) -> CardLine:
    kind = kind_of_bye(bye)
    games = options.bye_game_points * bye.half_points // 2
    scale = options.match_scale
    score = MatchScore((scale.absence, scale.draw, scale.win)[bye.half_points], games)
    points = score.match_points if options.primary == "match" else games
    return CardLine(
        number,
        kind,
        half_points=points,
        float="D" if bye.kind in (ByeKind.ALLOCATED, ByeKind.FULL) else "-",
        match=score,
        scale=scale,
    )
