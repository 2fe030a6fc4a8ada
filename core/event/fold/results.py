"""Results, and the second look at them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from paircard.core.event.fold.established import Facts, Steps, round_of, with_board, with_round
from paircard.core.event.result_facts import (
    ColoursCorrected,
    NoticeGiven,
    RatingCorrected,
    ResultCleared,
    ResultContested,
    ResultCorrected,
    ResultEntered,
    ResultSettled,
    RoundVerified,
)
from paircard.core.values.frozen import replace

if TYPE_CHECKING:
    from paircard.core.event.board import Board
    from paircard.core.event.result import Result


def with_results(facts: Facts, round_: int, entered: Sequence[ResultEntered]) -> Facts:
    """Return the facts once results of one round have been entered, all of them at once."""
    before = round_of(facts, round_)
    boards = [_with_result(before.game(event.board, event.game), event.result) for event in entered]
    return with_round(facts, before.with_boards(boards))


def _result(facts: Facts, event: ResultEntered | ResultCorrected) -> Facts:
    return with_board(facts, event.round, _rewritten(facts, event, event.result))


def _contested(facts: Facts, event: ResultContested) -> Facts:
    round_of(facts, event.round).game(event.board, event.game)  # a board that does not exist is an error of the journal
    return facts


def _result_cleared(facts: Facts, event: ResultCleared) -> Facts:
    return with_board(facts, event.round, _rewritten(facts, event, None))


def _settled(facts: Facts, event: ResultSettled) -> Facts:
    return with_board(facts, event.round, _rewritten(facts, event, event.settled))


def _colours_corrected(facts: Facts, event: ColoursCorrected) -> Facts:
    return with_board(facts, event.round, _unverified(_board(facts, event), reversed=event.reversed))


def _for_rating(facts: Facts, event: RatingCorrected) -> Facts:
    board = round_of(facts, event.round).game(event.board, event.game)
    return with_board(facts, event.round, replace(board, rated_as=event.result))


def _verified(facts: Facts, event: RoundVerified) -> Facts:
    round_ = round_of(facts, event.round)
    boards = tuple(replace(board, verified_by=event.by) for board in round_.boards)
    return with_round(facts, replace(round_, boards=boards))


def _notice_given(facts: Facts, event: NoticeGiven) -> Facts:
    round_ = round_of(facts, event.round)
    theirs = round_.boards_of(event.id)
    if not theirs:
        raise LookupError(event.id)
    excused = [replace(board, excused=(*board.excused, event.id)) for board in theirs]
    return with_round(facts, round_.with_boards(excused))


def _rewritten(facts: Facts, event: Any, result: Result | None) -> Board:
    return _with_result(_board(facts, event), result)


def _with_result(board: Board, result: Result | None) -> Board:
    """Return a board with another result: what was said of the one before is over, also for rating, and unverified."""
    return replace(board, result=result, rated_as=None, excused=(), verified_by="")


def _unverified(board: Board, **changed: Any) -> Board:
    """Return a changed board without the mark of the second pass: that was for what stood there."""
    return replace(board, verified_by="", **changed)


def _board(facts: Facts, event: Any) -> Board:
    """Return the board an event changes."""
    return round_of(facts, event.round).game(event.board, event.game)


STEPS: Steps = {
    ResultEntered: _result,
    ResultContested: _contested,
    ResultCleared: _result_cleared,
    ResultCorrected: _result,
    ColoursCorrected: _colours_corrected,
    RatingCorrected: _for_rating,
    ResultSettled: _settled,
    RoundVerified: _verified,
    NoticeGiven: _notice_given,
}
