"""Finding a board: by number, by player, by what is missing, in another round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.values.language import tr
from tui.commands.command import SECOND, PairedCommand, ScreenCommand
from tui.dialogs.ask import AskLine

if TYPE_CHECKING:
    from tui.screens.pairings.presenter import RoundPresenter


class GoToBoard(PairedCommand):
    """Jump to a board by its number, in a match of several such as 3.2; 3 is its first empty one."""

    key = "g"
    label = "Board"
    words = "jump, table"
    takes = "NUMBER"

    async def run(self, at: RoundPresenter) -> None:
        """Ask for the number."""
        answer = await at.program.ask(AskLine(tr("Go to board")))
        if answer and not at.find_place(answer):
            at.program.say(tr("There is no board {board} in this round.", board=answer), bad=True)


class FindPlayer(PairedCommand):
    """Jump to the board of a player: their number or a part of their name."""

    key = "slash"
    key_shown = "/"
    label = "Find"
    words = "search"
    takes = "NUMBER OR NAME"

    async def run(self, at: RoundPresenter) -> None:
        """Ask for number or name."""
        answer = await at.program.ask(AskLine(tr("Find a player"), tr("Number or part of the name:")))
        if answer and not at.find(answer):
            at.program.say(tr("Nobody called {name} plays in this round.", name=answer), bad=True)


class WhyThisPair(PairedCommand):
    """Explain why these two meet: opens the explanation at the board under the cursor."""

    key = "y"
    label = "Why"
    words = "explain, reason"
    footer = SECOND

    def run(self, at: RoundPresenter) -> None:
        """Go there."""
        board = at.board
        if board is None:
            at.say(tr("There is no board under the cursor."), bad=True)
        else:
            number = at.round_shown
            at.program.visit("explain", lambda place: place.go_to_player(number, board.white))


class MissingOnly(PairedCommand):
    """Show only the boards without a result, or all of them again."""

    key = "m"
    label = "Missing"
    words = "open, unfinished, left, filter, miss"
    footer = True

    def run(self, at: RoundPresenter) -> None:
        """Switch over."""
        at.show_missing_only(not at.missing_only)


class EarlierRound(PairedCommand):
    """Show the round before."""

    key = "left_square_bracket,less_than_sign"
    key_shown = "["
    label = "Earlier"
    words = "previous, before, last"

    def run(self, at: RoundPresenter) -> None:
        """One back."""
        at.go_to_round(at.round_shown - 1)


class LaterRound(PairedCommand):
    """Show the next round."""

    key = "right_square_bracket,greater_than_sign"
    key_shown = "]"
    label = "Later"
    words = "next, forward"

    def run(self, at: RoundPresenter) -> None:
        """One on."""
        at.go_to_round(at.round_shown + 1)


COMMANDS: tuple[type[ScreenCommand], ...] = (GoToBoard, FindPlayer, WhyThisPair, MissingOnly, EarlierRound, LaterRound)
