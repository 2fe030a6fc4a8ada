"""The second pass: the results of a round typed again, from board 1; it stops at the first difference."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from paircard.core.commands import SettleResult, VerifyRound
from paircard.core.event.board import Board
from paircard.core.event.result import Result
from paircard.core.event.round import Round
from paircard.core.event.standing_of_rounds import fixed
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.tui.commands.command import SECOND, PairedCommand, ScreenCommand, row
from paircard.tui.dialogs.ask import Choose
from paircard.tui.program.correction import correct

if TYPE_CHECKING:
    from paircard.tui.screens.pairings.presenter import RoundPresenter


@dataclass
class SecondPass:
    """What was typed so far."""

    round: int
    typed: dict[int, Result] = field(default_factory=dict)
    """Result by board."""

    def shown(self, board: Board) -> str:
        """What stands in the result column: nothing to copy from before it is typed."""
        result = self.typed.get(board.number)
        return "   ?   " if result is None else f"{board.as_listed(result).text.center(5)}ok"

    def check(self, at: RoundPresenter, board: Board, result: Result) -> bool:
        """Compare a key with what stands, and ask where they differ; tell whether they agree."""
        if board.result is None:
            said = tr("Board {board} is empty: Esc leaves the second pass, then type it.", board=at.place_of(board))
            at.program.say(said, bad=True)
            return False
        if board.result is not result:
            at.program.refused()
            at.program.start(self._settle(at, board, board.result, result))
            return False
        game = at.names_of(board, board.as_listed(result).text)
        said = tr("Board {board} agrees: {game}", board=at.place_of(board), game=game)
        self._agreed(at, board, result, said)
        return True

    async def _settle(self, at: RoundPresenter, board: Board, first: Result, second: Result) -> None:
        called = at.place_of(board)
        first_said, second_said = board.as_listed(first).text, board.as_listed(second).text
        text = "\n".join(
            (
                tr("Board {board}, {white} - {black}", board=called, **at.players_of(board)),
                "",
                tr("first pass    {result}", result=first_said),
                tr("second pass   {result}", result=second_said),
                "",
                tr("The journal keeps both. Esc: look at the score sheet and type again."),
            )
        )
        one, other = tr("the first, {result}", result=first_said), tr("the second, {result}", result=second_said)
        title = tr("Board {board} differs", board=called)
        answer = await at.program.ask(Choose(title, text, {"f": one, "s": other}))
        if answer is None:
            return
        settled = second if answer == "s" else first
        command = SettleResult(self.round, board.number, second, settled)
        earlier = fixed(at.program.need_tournament(), self.round)
        if earlier and settled is second:
            done = await correct(at.program, command)
        else:
            done = at.program.perform(command, "")
        if done:
            said = tr("Board {board} is settled: {result}.", board=called, result=board.as_listed(settled).text)
            self._agreed(at, board, settled, said)

    def _agreed(self, at: RoundPresenter, board: Board, result: Result, said: str) -> None:
        self.typed[board.number] = result
        round_ = at.program.need_tournament().rounds[self.round - 1]
        untyped = [each.number for each in round_.boards if each.number not in self.typed]
        if not untyped:
            self._verify(at, round_)
            return
        at.show_round(self.round)
        following = next((number for number in untyped if number > board.number), untyped[0])
        at.find_board(following)
        at.say(said)

    def _verify(self, at: RoundPresenter, round_: Round) -> None:
        at.second_pass = None
        results = tuple(self.typed[board.number] for board in round_.boards)
        by = at.program.arbiter
        said = mark("Round {round} is verified by {arbiter}: every result was typed a second time.")
        at.program.perform(VerifyRound(self.round, results, by), tr(said, round=self.round, arbiter=by))
        at.show_round(self.round)


def _verify_results(at: RoundPresenter) -> None:
    """Begin."""
    round_ = at.round
    if round_ is None:
        return
    if round_.missing:
        boards = ", ".join(round_.place(board) for board in round_.missing[:12])
        said = mark("Round {round} has no result on board {boards}: type the first pass first.")
        raise Refusal(tr(said, round=round_.number, boards=boards))
    elsewhere = {board.number: board.result for board in round_.boards if board.same_as and board.result}
    if len(elsewhere) == len(round_.boards):
        raise Refusal(tr("All games of round {round} were played in an earlier stage.", round=round_.number))
    at.begin_second_pass(SecondPass(round_.number, elsewhere))


# fmt: off
VerifyResults = row("VerifyResults", "v", "Verify", _verify_results,
    "Type the results of this round again, from board 1, with the same keys: the second pass. It stops with a "
    "bell at a result that differs and asks which one counts. At the end the round is verified by you.",
    of=PairedCommand, footer=SECOND, words="check, control, confirm, twice, second", changes=True)
# fmt: on

COMMANDS: tuple[type[ScreenCommand], ...] = (VerifyResults,)
