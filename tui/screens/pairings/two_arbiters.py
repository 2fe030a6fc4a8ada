"""Two arbiters, one board: the second sees who entered what and when, and chooses (keep, replace, cancel)."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from paircard.core.commands import ContestResult, EnterResult
from paircard.core.event.board import Board
from paircard.core.event.journal import Entry
from paircard.core.event.journal_queries import written_by
from paircard.core.review.already_there import already_there, still_withdrawn
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.core.values.warned import Level, Warned
from paircard.data.storage.errors import Conflict
from paircard.tui.dialogs.ask import YES, Choose

if TYPE_CHECKING:
    from paircard.tui.screens.pairings.presenter import RoundPresenter


def ask_if_somebody_else_wrote(place: RoundPresenter, command: EnterResult, board: Board) -> bool:
    """Ask before the result of another arbiter is replaced; tell whether there is one."""
    if board.result is None or place.program.branch is not None:  # asked first: the journal is long
        return False
    entry = written_by(place.program.need_tournament(), command.round, command.board)
    if entry is None or entry.arbiter == place.program.arbiter:
        return False
    place.program.start(_settle(place, command, board, entry))
    return True


def overtaken(place: RoundPresenter, command: EnterResult, board: Board, refusal: Refusal) -> bool:
    """Deal with a result that was refused because another one came first; tell whether that was so.

    `board` is the board as it was on the screen: only if the same two sit there is it the same question.
    """
    boards = place.round.boards_of(board.white) if place.round else ()
    fresh = next((each for each in boards if (each.number, each.players) == (board.number, board.players)), None)
    if fresh is None or not isinstance(refusal.__cause__, Conflict):
        return False
    if fresh.result is command.result:
        result = board.as_listed(command.result).text
        place.say(tr("Board {board} is already {result}.", board=place.place_of(board), result=result))
        place.move_on(board)
        return True
    return ask_if_somebody_else_wrote(place, command, fresh)


async def _settle(place: RoundPresenter, command: EnterResult, board: Board, entry: Entry) -> None:
    """Ask what is to stand on a board that another arbiter has filled; both entries end up in the journal."""
    program, standing = place.program, board.result
    if standing is None:
        return
    typed, called = board.as_listed(command.result), place.place_of(board)
    at = f"{datetime.fromisoformat(entry.time).astimezone():%H:%M:%S}"
    text = "\n".join(
        (
            tr("{white} against {black}", **place.players_of(board)),
            "",
            tr(
                "{arbiter} entered {result} at {time}.",
                arbiter=entry.arbiter,
                result=place.said(board, standing),
                time=at,
            ),
            tr("You typed {result}.", result=place.wording(typed)),
        )
    )
    keep, replace = tr("keep {result}", result=board.text), tr("replace by {result}", result=typed.text)
    program.refused()
    title = tr("Board {board} is already {result}", board=called, result=board.text)
    answer = await program.ask(Choose(title, text, {"r": replace, "k": keep}, also={YES: "r"}, enter="r"))
    if answer == "k":
        contest = ContestResult(command.round, command.board, command.result)
        said = mark("Board {board}: {result} by {arbiter} kept.")
        if program.perform(contest, tr(said, board=called, result=board.text, arbiter=entry.arbiter)):
            place.move_on(board)
    elif answer == "r":
        tournament = program.need_tournament()
        asked_already = already_there(tournament, command)
        program.agreed = (Warned(Level.QUESTION, asked_already),) if asked_already else ()
        still = still_withdrawn(tournament, command.round, board, command.result)
        said = tr(
            "Board {board}: {result} (was {before} by {arbiter})",
            board=called, result=typed.text, before=board.text, arbiter=entry.arbiter,
        )  # fmt: skip
        if program.perform(command, f"{said}. {still}" if still else said):
            place.move_on(board)
