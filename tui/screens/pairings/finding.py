"""Finding a board: by number, by player, by what is missing, in another round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.language import tr
from tui.command import SECOND, PairedCommand, ScreenCommand
from tui.dialogs.ask import AskLine

if TYPE_CHECKING:
    from tui.screens.pairings.presenter import RoundPresenter


class GoToBoard(PairedCommand):
    """Jump to a board by its number, in a match of several such as 3.2; 3 is its first empty one."""

    key = "g"
    label = "Board"
    words = "jump, table"
    takes = "NUMBER"

    async def run(self, screen: RoundPresenter) -> None:
        """Ask for the number."""
        answer = await screen.program.ask(AskLine(tr("Go to board")))
        if answer and not screen.find_place(answer):
            screen.program.say(tr("There is no board {board} in this round.", board=answer), bad=True)


class FindPlayer(PairedCommand):
    """Jump to the board of a player: their number or a part of their name."""

    key = "slash"
    key_shown = "/"
    label = "Find"
    words = "search"
    takes = "NUMBER OR NAME"

    async def run(self, screen: RoundPresenter) -> None:
        """Ask for number or name."""
        answer = await screen.program.ask(AskLine(tr("Find a player"), tr("Number or part of the name:")))
        if answer and not screen.find(answer):
            screen.program.say(tr("Nobody called {name} plays in this round.", name=answer), bad=True)


class WhyThisPair(PairedCommand):
    """Explain why these two meet: opens the explanation at the board under the cursor."""

    key = "y"
    label = "Why"
    words = "explain, reason"
    footer = SECOND

    def run(self, screen: RoundPresenter) -> None:
        """Go there."""
        board = screen.board
        if board is None:
            screen.say(tr("There is no board under the cursor."), bad=True)
        else:
            number = screen.round_shown
            screen.program.visit("explain", lambda place: place.go_to_player(number, board.white))


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
