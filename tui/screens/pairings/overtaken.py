"""Two arbiters, one board: the second sees who entered what and when, and chooses (keep, replace, cancel)."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from core.authorship import written_by
from core.commands import ContestResult, EnterResult
from core.errors import Refusal
from core.journal import Entry
from core.round import Board
from data.errors import Conflict
from tui.dialogs.ask import Choose

if TYPE_CHECKING:
    from tui.screens.pairings.place import RoundPlace


def ask_if_somebody_else_wrote(place: RoundPlace, command: EnterResult, board: Board) -> bool:
    """Ask before the result of another arbiter is replaced; tell whether there is one."""
    entry = written_by(place.program.need_tournament(), command.round, command.board)
    if board.result is None or entry is None or entry.arbiter == place.program.arbiter:
        return False
    place.program.start(_settle(place, command, board, entry))
    return True


def overtaken(place: RoundPlace, command: EnterResult, board: Board, refusal: Refusal) -> bool:
    """Deal with a result that was refused because another one came first; tell whether that was so.

    `board` is the board as it was on the screen: only if the same two sit there is it the same question.
    """
    fresh = place.round.board_of(board.white) if place.round else None
    same = fresh is not None and (fresh.number, fresh.players) == (board.number, board.players)
    if fresh is None or not same or not isinstance(refusal.__cause__, Conflict):
        return False
    if fresh.result is command.result:
        place.say(f"Board {board.number} is {command.result.text} already.")
        place.move_on(board)
        return True
    return ask_if_somebody_else_wrote(place, command, fresh)


async def _settle(place: RoundPlace, command: EnterResult, board: Board, entry: Entry) -> None:
    """Ask what is to stand on a board that another arbiter has filled; both entries end up in the journal."""
    program, standing = place.program, board.result
    if standing is None:
        return
    at = f"{datetime.fromisoformat(entry.time).astimezone():%H:%M:%S}"
    text = (
        f"{place.names_of(board, 'against')}\n\n"
        f"{entry.arbiter} entered {place.wording(standing)} at {at}.\nYou typed {place.wording(command.result)}."
    )
    choices = {"k": f"keep {standing.text}", "r": f"replace by {command.result.text}"}
    program.refused()
    answer = await program.ask(Choose(f"Board {board.number} is {standing.text} already", text, choices))
    if answer == "k":
        contest = ContestResult(command.round, command.board, command.result)
        if program.perform(contest, f"Board {board.number}: {standing.text} by {entry.arbiter} kept."):
            place.move_on(board)
    elif answer == "r":
        said = f"Board {board.number}: {command.result.text} (was {standing.text} by {entry.arbiter})"
        if program.perform(command, said):
            place.move_on(board)
