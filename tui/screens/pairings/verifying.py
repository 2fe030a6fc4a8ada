"""The second pass: the results of a round typed again, from board 1; it stops at the first difference."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from core.commands import SettleResult, VerifyRound
from core.errors import Refusal
from core.result import Result
from core.round import Board, Round
from tui.command import PairedCommand, ScreenCommand
from tui.correction import correct
from tui.dialogs.ask import Choose

if TYPE_CHECKING:
    from tui.screens.pairings.place import RoundPlace


@dataclass
class SecondPass:
    """What was typed so far."""

    round: int
    typed: dict[int, Result] = field(default_factory=dict)
    """Result by board."""

    def shown(self, board: Board) -> str:
        """What stands in the result column: nothing to copy from before it is typed."""
        result = self.typed.get(board.number)
        return "   ?   " if result is None else f"{result.text.center(5)}ok"

    def check(self, screen: RoundPlace, board: Board, result: Result) -> bool:
        """Compare a key with what stands, and ask where they differ; tell whether they agree."""
        if board.result is None:
            screen.program.say(f"Board {board.number} is empty: Esc leaves the second pass, then type it.", bad=True)
            return False
        if board.result is not result:
            screen.program.refused()
            screen.program.start(self._settle(screen, board, board.result, result))
            return False
        self._agreed(screen, board, result, f"Board {board.number} agrees: {screen.names_of(board, result.text)}")
        return True

    async def _settle(self, screen: RoundPlace, board: Board, first: Result, second: Result) -> None:
        text = (
            f"Board {board.number}, {screen.names_of(board, '-')}\n\n"
            f"first pass    {first.text}\nsecond pass   {second.text}\n\n"
            "The journal keeps both. Esc: look at the score sheet and type again."
        )
        choices = {"f": f"the first, {first.text}", "s": f"the second, {second.text}"}
        answer = await screen.program.ask(Choose(f"Board {board.number} differs", text, choices))
        if answer is None:
            return
        settled = second if answer == "s" else first
        command = SettleResult(self.round, board.number, second, settled)
        earlier = self.round < len(screen.program.need_tournament().rounds)
        if earlier and settled is second:
            done = await correct(screen.program, command)
        else:
            done = screen.program.perform(command, "")
        if done:
            self._agreed(screen, board, settled, f"Board {board.number} is settled: {settled.text}.")

    def _agreed(self, screen: RoundPlace, board: Board, result: Result, said: str) -> None:
        self.typed[board.number] = result
        round_ = screen.program.need_tournament().rounds[self.round - 1]
        untyped = [each.number for each in round_.boards if each.number not in self.typed]
        if not untyped:
            self._verify(screen, round_)
            return
        screen.show_round(self.round)
        following = next((number for number in untyped if number > board.number), untyped[0])
        screen.find_board(following)
        screen.say(said)

    def _verify(self, screen: RoundPlace, round_: Round) -> None:
        screen.second_pass = None
        results = tuple(self.typed[board.number] for board in round_.boards)
        by = screen.program.arbiter
        said = f"Round {self.round} is verified by {by}: every result was typed a second time."
        screen.program.perform(VerifyRound(self.round, results, by), said)
        screen.show_round(self.round)


class VerifyResults(PairedCommand):
    """Type the results of this round again, from board 1, with the same keys: the second pass.

    It stops with a bell at a result that differs and asks which one counts. At the end the round is verified by you.
    """

    key = "v"
    label = "Verify"
    changes = True

    def run(self, screen: RoundPlace) -> None:
        """Begin."""
        round_ = screen.round
        if round_ is None:
            return
        if round_.missing:
            boards = ", ".join(str(board.number) for board in round_.missing[:12])
            raise Refusal(f"Round {round_.number} has no result on board {boards}: type the first pass first.")
        screen.begin_second_pass(SecondPass(round_.number))


COMMANDS: tuple[type[ScreenCommand], ...] = (VerifyResults,)
