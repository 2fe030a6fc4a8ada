"""A result for the rating report alone: typed beside the one that counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.commands import CorrectForRating
from paircard.core.event.result import ODD_RESULTS
from paircard.core.values.language import mark, tr
from paircard.tui.commands.command import PairedCommand, ScreenCommand, row
from paircard.tui.dialogs.form import Field, Form, Values
from paircard.tui.screens.pairings.results import read_result

if TYPE_CHECKING:
    from paircard.tui.screens.pairings.presenter import RoundPresenter

_KEYS = f"1 5 0 + - x {' '.join(ODD_RESULTS)}"


async def _correct_for_rating(at: RoundPresenter) -> None:
    """Ask for the result that goes out, and why."""
    board, number = at.board_meant(), at.round_shown

    def build(values: Values) -> CorrectForRating:
        result = board.as_listed(read_result(values["result"]))
        return CorrectForRating(number, board.number, result, values["reason"])

    def save(values: Values) -> None:
        at.program.check(build(values))  # refused while the form is still open

    fields = [
        Field("result", mark("Result for rating"), hint=tr("one of {results}", results=_KEYS)),
        Field("reason", mark("Reason")),
    ]
    game = at.names_of(board, board.text or tr("empty"))
    title = tr("Round {round} board {board}, for rating: {game}", round=number, board=at.place_of(board), game=game)
    values = await at.program.ask(Form(title, fields, save))
    if values is None:
        return
    command = build(values)
    counts = board.result is command.result
    done = mark("Board {board} goes out for rating as it counts: {result}.")
    if not counts:
        done = mark("Board {board} goes out for rating as {result}; pairings and tables keep {kept}.")
    fields_said = {"board": at.place_of(board), "result": at.said(board, command.result), "kept": board.text}
    at.program.perform(command, tr(done, **fields_said))


# fmt: off
CorrectForRatingAlone = row("CorrectForRatingAlone", "C", "For rating", _correct_for_rating,
    "Report another result of the board under the cursor for rating than the one that counts, in any round, with a "
    "reason. Pairings and tables keep the one that counts, the report has the other and says so. The result that "
    "counts takes it back.",
    of=PairedCommand, words="rating report, correct, fix, rated, unrated", takes="RESULT; REASON", changes=True)
# fmt: on

COMMANDS: tuple[type[ScreenCommand], ...] = (CorrectForRatingAlone,)
