"""How far rounds are, in words."""

from __future__ import annotations

from paircard.core.event.result import Result
from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.values.language import tr, trn


def progress_of_teams(round_: Round) -> str:
    """Say how far a round of teams is."""
    matches = round_.matches
    return tr(
        "matches {matches}/{all_matches}, boards {boards}/{all_boards}",
        matches=sum(match.complete for match in matches),
        all_matches=len(matches),
        boards=len(round_.boards) - len(round_.missing),
        all_boards=len(round_.boards),
    )


def adjourned(tournament: Tournament) -> str:
    """Say how many games of all rounds are not finished (F9); nothing when none is."""
    open_games = sum(board.result is Result.ADJOURNED for round_ in tournament.rounds for board in round_.boards)
    return trn(", {count} adjourned", ", {count} adjourned", open_games) if open_games else ""
