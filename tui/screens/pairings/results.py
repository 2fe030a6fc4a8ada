"""The keys that write results, and those that change what was written."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from paircard.core.commands import ClearResult, CorrectColours, CorrectResult
from paircard.core.commands.locked import closed_round, locked
from paircard.core.event.board import Board
from paircard.core.event.result import ODD_RESULTS, Result
from paircard.core.event.standing_of_rounds import fixed
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.tui.commands.command import SECOND, PairedCommand, ScreenCommand, row
from paircard.tui.dialogs.ask import AskReason, Choose, Confirm
from paircard.tui.dialogs.form import Field, Form, Values
from paircard.tui.program.correction import correct
from paircard.tui.screens.pairings.no_notice import hint_after

if TYPE_CHECKING:
    from paircard.tui.screens.pairings.presenter import RoundPresenter

_KEYS = f"1 5 0 + - x a {' '.join(ODD_RESULTS)}"
ODD_TOLD = mark(
    "½-0, 0-½ and 0-0 are played games: the arbiter has taken points from one player or from both. u is a game of less "
    "than one move: it counts as played and is not rated."
)


class OfABoard(PairedCommand):
    """A command that changes what is written on the board under the cursor."""

    @classmethod
    def locked(cls, at: RoundPresenter) -> str:
        """Return that the round is closed; a second pass only compares."""
        tournament, number = at.tournament, at.round_shown
        if tournament is None or at.comparing is not None or closed_round(tournament, number) is None:
            return ""
        return str(locked(tournament, closed_round(tournament, number, at.board)) or "")


class ResultKey(OfABoard):
    """A key that writes a result."""

    changes = True
    result: ClassVar[Result]
    footer = True
    takes = "y where it is asked about"
    takes_only = frozenset({"y"})

    def run(self, at: RoundPresenter) -> None:
        """Write it on the board under the cursor."""
        at.enter(self.result)


class WhiteWins(ResultKey):
    """White won the game; in a match of teams the player on the left, whatever their colour."""

    key = "1"
    label = "1-0"
    square = "square.white"
    words = "result, score, win"
    result = Result.WHITE


class Draw(ResultKey):
    """The game was drawn."""

    key = "5,equals_sign,d"
    key_shown = "5"
    label = "½"
    square = "square.draw"
    words = "result, score, half, tie"
    result = Result.DRAW

    @classmethod
    def help(cls) -> str:
        """Name the other keys too."""
        return tr("The game was drawn; = and d do the same.")


class BlackWins(ResultKey):
    """Black won the game; in a match of teams the player on the right, whatever their colour."""

    key = "0"
    label = "0-1"
    square = "square.black"
    words = "result, score, win"
    result = Result.BLACK


class WhiteWinsByForfeit(ResultKey):
    """Black did not come: a point for White, no colours, the two may meet again.

    Without notice Black counts as withdrawn: w withdraws them, n notes that they gave it, p asks what is left.
    """

    key = "plus"
    key_shown = "+"
    label = "Forfeit"
    label_shared = True
    written = "+-"
    words = "result, default, walkover, no-show"
    result = Result.WHITE_FORFEIT


class BlackWinsByForfeit(ResultKey):
    """White did not come: a point for Black, no colours, the two may meet again.

    Without notice White counts as withdrawn: w withdraws them, n notes that they gave it, p asks what is left.
    """

    key = "minus"
    key_shown = "-"
    label = "Forfeit"
    label_shared = True
    written = "-+"
    words = "result, default, walkover, no-show"
    result = Result.BLACK_FORFEIT


class DoubleForfeit(ResultKey):
    """Neither player came: no points.

    Without notice both count as withdrawn: w withdraws them, n notes that they gave it, p asks what is left.
    """

    key = "x"
    label = "Neither"
    written = "--"
    words = "result, default, walkover, no-show"
    result = Result.DOUBLE_FORFEIT


class Adjourned(ResultKey):
    """The game is not finished: a draw for pairing only. Type the result over it later."""

    key = "a"
    label = "Adjourned"
    words = "result, unfinished, hanging, postpone, adj"
    result = Result.ADJOURNED


class OtherResult(OfABoard):
    """What seldom stands on a board: half a point for one player alone, a game lost by both, a game not rated.

    ½-0, 0-½ and 0-0 are played games, as an arbiter may decide. Not rated is a game of less than one move: it counts
    as played, and the report marks it W D L.
    """

    changes = True
    key = "asterisk"
    key_shown = "*"
    label = "Other"
    words = "result, half, both lose, unrated, not rated, less than one move, penalty, decision"
    takes = "=-0, 0-=, 0-0, 1u, =u or 0u; y where it is asked about"

    async def run(self, at: RoundPresenter) -> None:
        """Ask which, and write it on the board under the cursor."""
        board = at.board_meant()
        choices = {str(key): at.wording(result) for key, result in enumerate(ODD_RESULTS, start=1)}
        codes = {result.value: str(key) for key, result in enumerate(ODD_RESULTS, start=1)}
        title = tr("Board {board}: {game}", board=at.place_of(board), game=at.names_of(board, "-"))
        answer = await at.program.ask(Choose(title, tr(ODD_TOLD), choices, codes))
        if answer is not None:
            at.enter(ODD_RESULTS[int(answer) - 1])


class ClearBoard(OfABoard):
    """Empty the board under the cursor."""

    changes = True
    key = "full_stop,delete"
    key_shown = "."
    label = "Clear"
    words = "delete, remove, erase, empty, result, clr"
    footer = True
    takes = "y where it changes who goes on"
    takes_only = frozenset({"y"})

    def run(self, at: RoundPresenter) -> None:
        """Clear it; the cursor stays."""
        board = at.board_meant()
        done = tr("Board {board} is empty again.", board=at.place_of(board))
        at.program.perform(ClearResult(at.round_shown, board.number), done)


async def _reverse_colours(at: RoundPresenter) -> None:
    """Turn them; a board without a result asks first, an earlier round for the reason."""
    board = at.board_meant()
    if board.result is None and not await _is_played_so(at, board):
        return
    command = CorrectColours(at.round_shown, board.number, not board.reversed)
    if not fixed(at.program.need_tournament(), at.round_shown):
        done = mark("Board {board}: colours as paired.")
        if command.reversed:
            done = mark("Board {board}: colours reversed.")
        system = system_of(at.program.need_tournament())
        at.program.perform(command, system.citing(tr(done, board=at.place_of(board)), "correction"))
        return

    title = mark("Round {round} board {board}: colours as paired")
    if command.reversed:
        title = mark("Round {round} board {board}: colours reversed")
    title = tr(title, round=command.round, board=at.place_of(board))
    question = AskReason(title, save=lambda reason: at.program.check(replace(command, reason=reason)))
    reason = await at.program.ask(question)
    if reason is not None:
        await correct(at.program, replace(command, reason=reason))


async def _is_played_so(at: RoundPresenter, board: Board) -> bool:
    """Ask before the colours of a game that has no result yet are turned: mostly it was another board."""
    white, black = "white", "black"
    if board.turned:
        white, black = black, white
    listed = at.players_of(board)
    names = {"white": listed[white], "black": listed[black]}
    if board.reversed:
        text = tr("There is no result yet. Does {white} have White, as paired?", **names)
    else:
        text = tr("There is no result yet. Does {black} have White, and {white} Black?", **names)
    title = tr("Board {board}: colours", board=at.place_of(board))
    return await at.program.ask(Confirm(title, text, yes=tr("yes"))) is not None


async def _correct_board(at: RoundPresenter) -> None:
    """Ask for the right result and the reason."""
    board = at.board_meant()
    number = at.round_shown

    def save(values: Values) -> CorrectResult:
        result = board.as_listed(read_result(values["result"]))
        return CorrectResult(number, board.number, result, values["reason"])

    hint = tr("one of {results}", results=_KEYS)
    fields = [Field("result", mark("Right result"), hint=hint), Field("reason", mark("Reason"))]
    game = at.names_of(board, board.text or tr("empty"))
    title = tr("Correct round {round} board {board}: {game}", round=number, board=at.place_of(board), game=game)
    await _ask_and_correct(at, title, fields, save)


async def _ask_and_correct(
    at: RoundPresenter,
    title: str,
    fields: list[Field],
    build: Callable[[Values], CorrectResult],
) -> None:
    tournament = at.program.need_tournament()

    def save(values: Values) -> None:
        command = build(values)
        if not _is_so_already(tournament, command):
            at.program.check(command)  # refused while the form is still open

    values = await at.program.ask(Form(title, fields, save))
    if values is None:
        return
    command = build(values)
    if _is_so_already(tournament, command):
        # as when it is typed: nothing is wrong, and a script goes on
        said = mark("Board {board} of round {round} is already {result}.")
        board = tournament.rounds[command.round - 1].board(command.board)
        result = at.said(board, command.result)
        at.say(tr(said, board=at.place_of(board), round=command.round, result=result))
        return
    if fixed(tournament, command.round):
        await correct(at.program, command)
    else:
        done = tr("Corrected; the journal keeps both.") + hint_after(tournament, command)
        at.program.perform(command, done)


def _is_so_already(tournament: Tournament, command: CorrectResult) -> bool:
    """Whether a correction would write what stands there."""
    return tournament.rounds[command.round - 1].board(command.board).result is command.result


def read_result(text: str) -> Result:
    """Return the result a key or a sign such as 1-0 means; refuse what means none."""
    result = Result.typed(text)
    if result is None:
        typed = text or tr("Nothing")
        said = tr("{typed} is not a result: type one of {results}.", typed=typed, results=_KEYS)
        raise Refusal(said, field="result")
    return result


# fmt: off
ReverseColours = row("ReverseColours", "c", "Colours", _reverse_colours,
    "The game was played with the colours the other way round; marked with ~. The result stays with the players "
    "as they are listed: 1 means that the player on the left won.",
    of=OfABoard, footer=SECOND, words="swap, flip, color, turn, wrong", takes="REASON", changes=True)
CorrectBoard = row("CorrectBoard", "e", "Correct", _correct_board,
    "Correct the result under the cursor, in any round, with a reason. The program says what changes in the next "
    "pairing and what the rules allow.",
    of=OfABoard, footer=SECOND, words="edit, change, fix, result, score, mistake, typo",
    takes="RESULT; REASON; y where it changes who goes on", changes=True)
# fmt: on

RESULTS: tuple[type[ScreenCommand], ...] = (
    WhiteWins,
    Draw,
    BlackWins,
    WhiteWinsByForfeit,
    BlackWinsByForfeit,
)
"""The keys that are typed all day."""
COMMANDS: tuple[type[ScreenCommand], ...] = (
    DoubleForfeit,
    ClearBoard,
    Adjourned,
    OtherResult,
    ReverseColours,
    CorrectBoard,
)
