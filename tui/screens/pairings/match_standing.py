"""How a match stands that somebody has to win: the score, who goes on, or that it is drawn."""

from __future__ import annotations

from paircard.core.event.drawn_match import ByHighestBoard, ByValues
from paircard.core.event.match import Match
from paircard.core.event.tournament import Tournament
from paircard.core.values.language import tr, trn
from paircard.core.values.points import format_points


def match_standing(tournament: Tournament, match: Match) -> str:
    """Say what a result has made of a match, to go on a sentence."""
    return f". {standing_told(tournament, match)}"


def standing_told(tournament: Tournament, match: Match) -> str:
    """Say how a match stands, in a sentence without its full stop."""
    fields = {"match": match.number, "score": score(match)}
    verdict = match.verdict
    if match.leg and match.begun and not verdict.decided and not verdict.drawn:
        open_ = sum(board.result is None or not board.result.settled for board in match.boards)
        return trn("Match {match}: {score}, {count} board to play", "Match {match}: {score}, {count} boards to play",
                   open_, **fields)  # fmt: skip
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
    return ", ".join(
        part if series not in match.drawn_series else f"{part} ({_by_boards(match, series)})"
        for series, part in enumerate(parts)
    )


def _by_boards(match: Match, series: int) -> str:
    """Say what the boards gave where the points are equal: the values of those won, and the board that decides."""
    found = match.by_boards(series)
    match found:
        case ByValues():
            return tr("values {one}-{other}", one=found.sums[0], other=found.sums[1])
        case ByHighestBoard():
            return tr("values {one}-{one}, board {board}", one=found.values, board=found.board)
    return tr("no board decides")
