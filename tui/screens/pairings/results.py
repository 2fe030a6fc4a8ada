"""The keys that write results, and those that change what was written."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from core.commands import ClearResult, CorrectColours, CorrectResult
from core.errors import Refusal
from core.language import tr
from core.result import Result
from tui.command import PairedCommand, ScreenCommand
from tui.correction import correct
from tui.dialogs.form import Field, Form, Values

if TYPE_CHECKING:
    from tui.screens.pairings.place import RoundPlace


class ResultKey(PairedCommand):
    """A key that writes a result."""

    changes = True
    result: ClassVar[Result]
    footer = True

    def run(self, screen: RoundPlace) -> None:
        """Write it on the board under the cursor."""
        screen.enter(self.result)


class WhiteWins(ResultKey):
    """White won the game."""

    key = "1"
    label = "1-0"
    result = Result.WHITE


class Draw(ResultKey):
    """The game was drawn."""

    key = "5,equals_sign,d"
    key_shown = "5"
    label = "½"
    result = Result.DRAW

    @classmethod
    def help(cls) -> str:
        """Name the other keys too."""
        return tr("The game was drawn; = and d do the same.")


class BlackWins(ResultKey):
    """Black won the game."""

    key = "0"
    label = "0-1"
    result = Result.BLACK


class WhiteWinsByForfeit(ResultKey):
    """Black did not come: a point for White, no colours, the two may meet again (F2)."""

    key = "plus"
    key_shown = "+"
    label = "+-"
    result = Result.WHITE_FORFEIT


class BlackWinsByForfeit(ResultKey):
    """White did not come: a point for Black, no colours, the two may meet again (F2)."""

    key = "minus"
    key_shown = "-"
    label = "-+"
    result = Result.BLACK_FORFEIT


class DoubleForfeit(ResultKey):
    """Neither player came: no points."""

    key = "x"
    label = "--"
    result = Result.DOUBLE_FORFEIT


class Adjourned(ResultKey):
    """The game is not finished: a draw for pairing only (F9). Type the result over it later."""

    key = "a"
    label = "adj"
    result = Result.ADJOURNED


class ClearBoard(PairedCommand):
    """Empty the board under the cursor."""

    changes = True
    key = "full_stop,delete"
    key_shown = "."
    label = "clr"
    footer = True

    def run(self, screen: RoundPlace) -> None:
        """Clear it; the cursor stays."""
        board = screen.board
        if board is not None:
            screen.program.perform(
                ClearResult(screen.round_shown, board.number), f"Board {board.number} is empty again."
            )


class ReverseColours(PairedCommand):
    """The game was played with the colours the other way round (F7); marked with ~.

    The result stays with the players as they are listed: 1 means that the player on the left won.
    """

    changes = True
    key = "c"
    label = "Colours"
    takes = "REASON"

    async def run(self, screen: RoundPlace) -> None:
        """Turn them; an earlier round asks for the reason."""
        board = screen.board
        if board is None:
            return
        command = CorrectColours(screen.round_shown, board.number, not board.reversed)
        said = "colours reversed" if command.reversed else "colours as paired"
        if screen.round_shown == len(screen.program.need_tournament().rounds):
            screen.program.perform(command, f"Board {board.number}: {said} (F7).")
            return

        def save(values: Values) -> CorrectColours:
            return CorrectColours(command.round, command.board, command.reversed, values["reason"])

        title = f"Round {command.round} board {command.board}: {said}"
        await _ask_and_correct(screen, title, [Field("reason", "Reason")], save)


class CorrectBoard(PairedCommand):
    """Correct the result under the cursor, in any round, with a reason.

    The program says what changes in the next pairing and what F6 and F7 allow.
    """

    changes = True
    key = "e"
    label = "Correct"
    takes = "RESULT; REASON"

    async def run(self, screen: RoundPlace) -> None:
        """Ask for the right result and the reason."""
        board = screen.board
        if board is None:
            return
        number = screen.round_shown

        def save(values: Values) -> CorrectResult:
            return CorrectResult(number, board.number, _result(values["result"]), values["reason"])

        written = board.result.text if board.result else "empty"
        fields = [Field("result", "Right result", hint="one of 1 5 0 + - x a"), Field("reason", "Reason")]
        labels = [screen.program.need_tournament().label(id_) for id_ in board.players]
        title = f"Correct round {number} board {board.number}: {labels[0]} {written} {labels[1]}"
        await _ask_and_correct(screen, title, fields, save)


async def _ask_and_correct(
    screen: RoundPlace,
    title: str,
    fields: list[Field],
    build: Callable[[Values], CorrectResult | CorrectColours],
) -> None:
    tournament = screen.program.need_tournament()

    def save(values: Values) -> None:
        build(values).decide(tournament)  # refused while the form is still open

    values = await screen.program.ask(Form(title, fields, save))
    if values is None:
        return
    command = build(values)
    if command.round < len(tournament.rounds):
        await correct(screen.program, command)
    else:
        screen.program.perform(command, "Corrected; the journal keeps both.")


def _result(text: str) -> Result:
    written = {result.text: result for result in Result} | {"5": Result.DRAW, "d": Result.DRAW}
    try:
        return written.get(text.lower()) or Result(text.lower())
    except ValueError:
        raise Refusal(f"{text or 'Nothing'} is no result: type one of 1 5 0 + - x a.") from None


COMMANDS: tuple[type[ScreenCommand], ...] = (
    WhiteWins,
    Draw,
    BlackWins,
    WhiteWinsByForfeit,
    BlackWinsByForfeit,
    DoubleForfeit,
    Adjourned,
    ClearBoard,
    ReverseColours,
    CorrectBoard,
)
