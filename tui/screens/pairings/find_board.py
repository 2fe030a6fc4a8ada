"""Finding a board: by number, by player, by what is missing, in another round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.values.language import tr
from paircard.tui.commands.command import FIRST, SECOND, PairedCommand, ScreenCommand, row
from paircard.tui.dialogs.ask import AskLine

if TYPE_CHECKING:
    from paircard.tui.screens.pairings.presenter import RoundPresenter


async def _go_to_board(at: RoundPresenter) -> None:
    """Ask for the number."""
    answer = await at.program.ask(AskLine(tr("Go to board")))
    if answer and not at.find_place(answer):
        at.program.say(tr("There is no board {board} in this round.", board=answer), bad=True)


async def _find_player(at: RoundPresenter) -> None:
    """Ask for number or name."""
    answer = await at.program.ask(AskLine(tr("Find a player"), tr("Number or part of the name:")))
    if answer and not at.find(answer):
        at.program.say(tr("Nobody called {name} plays in this round.", name=answer), bad=True)


def _why_this_pair(at: RoundPresenter) -> None:
    """Go there."""
    board = at.board
    if board is None:
        at.say(tr("There is no board under the cursor."), bad=True)
    else:
        number = at.round_shown
        at.program.visit("explain", lambda place: place.go_to_player(number, board.white))


def _missing_only(at: RoundPresenter) -> None:
    """Switch over."""
    at.show_missing_only(not at.missing_only)


def _earlier_round(at: RoundPresenter) -> None:
    """One back."""
    at.go_to_round(at.round_shown - 1)


def _later_round(at: RoundPresenter) -> None:
    """One on."""
    at.go_to_round(at.round_shown + 1)


# fmt: off
GoToBoard = row("GoToBoard", "g", "Board", _go_to_board,
    "Jump to a board by its number, in a match of several such as 3.2; 3 is its first empty one.",
    of=PairedCommand, words="jump, table", takes="NUMBER")
FindPlayer = row("FindPlayer", "slash", "Find", _find_player,
    "Jump to the board of a player: their number or a part of their name.",
    of=PairedCommand, shown="/", words="search", takes="NUMBER OR NAME")
WhyThisPair = row("WhyThisPair", "y", "Why", _why_this_pair,
    "Explain why these two meet: opens the explanation at the board under the cursor.",
    of=PairedCommand, footer=SECOND, words="explain, reason")
MissingOnly = row("MissingOnly", "m", "Missing", _missing_only,
    "Show only the boards that wait for a result, adjourned games among them, or all of them again.",
    of=PairedCommand, footer=FIRST, words="open, unfinished, left, filter, miss")
EarlierRound = row("EarlierRound", "left_square_bracket,less_than_sign", "Earlier", _earlier_round,
    "Show the round before.",
    of=PairedCommand, shown="[", words="previous, before, last")
LaterRound = row("LaterRound", "right_square_bracket,greater_than_sign", "Later", _later_round,
    "Show the next round.",
    of=PairedCommand, shown="]", words="next, forward")
# fmt: on

COMMANDS: tuple[type[ScreenCommand], ...] = (GoToBoard, FindPlayer, WhyThisPair, MissingOnly, EarlierRound, LaterRound)
