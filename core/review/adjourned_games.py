"""What speaks against results and pairings because of games that were adjourned."""

from __future__ import annotations

from paircard.core.commands import CorrectResult, EnterResult, PairByHand, PairRound, RecordFromPaper, SettleResult
from paircard.core.commands.pairing import replaced
from paircard.core.event.adjourned import adjourned, games_told
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.said import said
from paircard.core.values.warned import Doubt


def ends_late(tournament: Tournament, command: EnterResult | CorrectResult | SettleResult) -> Doubt | None:
    """Return that a game ends not drawn that was adjourned, and that a round was paired meanwhile as if it were."""
    result = command.settled if isinstance(command, SettleResult) else command.result
    if not 1 <= command.round < tournament.scheduled or system_of(tournament).rounds.beforehand:
        return None
    round_ = tournament.rounds[command.round - 1]
    if not 1 <= command.board <= len(round_.boards):
        return None  # it will be refused
    board = round_.board(command.board)
    if board.result is not Result.ADJOURNED or result.outcome == "=" or not result.settled:
        return None
    shown = board.as_listed(result).text
    what = said(
        "{game}: adjourned, and paired on as if it were drawn. It ends {result} now. Pairings made meanwhile stand.",
        game=games_told(tournament, ((round_, board),)),
        result=shown,
    )
    return Doubt(
        said("An adjourned game that is no draw"),
        what,
        system_of(tournament).article("adjourned"),
        (said("The report will name it."),),
        go_on=said("write {result}", result=shown),
        done=said("Board {board}: {result}, no longer adjourned.", board=round_.place(board), result=shown),
    )


def over_older(tournament: Tournament, command: PairRound | PairByHand | RecordFromPaper) -> Doubt | None:
    """Return which games are adjourned of rounds before the last: a further round counts them as draws once more."""
    coming = tournament.next_round if isinstance(command, PairRound) else _coming(tournament)
    older = [(round_, board) for round_, board in adjourned(tournament) if round_.number < coming - 1]
    if not older or system_of(tournament).rounds.beforehand:
        return None
    what = said(
        "Round {round} is paired while games of older rounds are still adjourned, and count as draws: {games}.",
        round=coming,
        games=games_told(tournament, older),
    )
    return Doubt(said("Adjourned games of older rounds"), what, system_of(tournament).article("adjourned"))


def _coming(tournament: Tournament) -> int:
    """Return the round that is paired by hand: the next one, or the last one again while nobody has seen it."""
    return tournament.imagine(*replaced(tournament)).next_round
