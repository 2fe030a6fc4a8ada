"""Matches of teams as they are heard: who meets whom, the score, what is missing, who sits at a board."""

from __future__ import annotations

from paircard.core.event.board import Board
from paircard.core.event.ids import ContestantId, TeamId
from paircard.core.event.match import Match
from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.teams.outlook import may_draw, to_win
from paircard.core.values.language import listed, tr
from paircard.core.values.points_said import points_words
from paircard.tui.line.wording import in_one
from paircard.tui.screens.pairings.match_standing import standing_told
from paircard.tui.screens.pairings.who_sits import name_at, running


def match_told(tournament: Tournament, round_: Round, match: Match, *, blind: bool = False) -> str:
    """Tell a match: the teams, the score so far, who has won, whose line-up is missing; with `blind` the teams only."""
    first, second = (_team(tournament, round_, each) for each in match.teams)
    facts = [tr("Match {match}: {first}; {second}", match=match.number, first=first, second=second)]
    if blind:
        return in_one(facts)
    if match.begun:
        facts.append(tr("score {score}", score=running(match).replace("-", " - ")))
    if match.leg and (match.verdict.decided or match.verdict.drawn):
        facts.append(standing_told(tournament, match))
    elif match.begun and match.decided:
        facts.append(_outcome(tournament, match))
    elif match.begun:
        facts += [_outlook(tournament, match, each) for each in match.teams]
    missing = round_.line_ups_due(match)
    if missing and not match.complete:
        facts.append(tr("line-ups missing: {teams}", teams=listed([tournament.name_of(each) for each in missing])))
    return in_one(facts)


def sides_told(tournament: Tournament, round_: Round, board: Board) -> str:
    """Tell who sits at a board, the first named team first, each with the colour."""
    left, right = (_side(tournament, round_, board, each) for each in board.listed)
    if board.reversed:
        return tr("{left}; {right}; played with colours reversed", left=left, right=right)
    return f"{left}; {right}"


def _side(tournament: Tournament, round_: Round, board: Board, team: ContestantId) -> str:
    who = name_at(tournament, round_, board, team)
    if (team == board.white) != board.reversed:
        return tr("{player} White", player=who)
    return tr("{player} Black", player=who)


def _team(tournament: Tournament, round_: Round, team: TeamId) -> str:
    if round_.number == 1:
        return tournament.label(team)
    points = points_words(tournament.cards[team].score_before(round_.number))
    return tr("{player} with {points}", player=tournament.label(team), points=points)


def _outlook(tournament: Tournament, match: Match, team: TeamId) -> str:
    name, needed = tournament.name_of(team), to_win(match, team)
    if needed is not None:
        return tr("{team} wins with {points} more", team=name, points=points_words(needed))
    return tr("{team} may draw", team=name) if may_draw(match, team) else ""


def _outcome(tournament: Tournament, match: Match) -> str:
    first, second = (match.game_points(each) for each in match.teams)
    if first == second:
        return tr("drawn") if first else tr("lost by both")
    winner = match.contestants[second > first]
    return tr("won by {team}", team=tournament.name_of(winner))
