"""How a match stands that somebody has to win: the score, who goes on, or that it is drawn."""

from __future__ import annotations

from core.event.match import Match
from core.event.tournament import Tournament
from core.language import tr
from core.points import format_points


def match_standing(tournament: Tournament, match: Match) -> str:
    """Say what a result has made of a match, to go on a sentence."""
    return f". {told(tournament, match)}"


def told(tournament: Tournament, match: Match) -> str:
    """Say how a match stands, in a sentence without its full stop."""
    fields = {"match": match.number, "score": score(match)}
    verdict = match.verdict
    if verdict.decided and verdict.winner:
        return tr("Match {match}: {score}, {player} wins", player=tournament.label(verdict.winner), **fields)
    if verdict.decided:
        return tr("Match {match}: {score}, both are out", **fields)
    if verdict.drawn:
        return tr("Match {match}: {score}, drawn: o opens a play-off", **fields)
    return tr("Match {match}: {score}", **fields)


def score(match: Match) -> str:
    """Return the score of a match, its play-offs behind it, whoever is named first in it first."""
    parts = [
        "-".join(format_points(match.points_in(series, each)) for each in match.contestants)
        for series in range(len(match.series) + 1)
    ]
    return ", ".join(parts)
