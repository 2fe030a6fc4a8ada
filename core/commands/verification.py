"""The second pass: results are typed again, and what was read otherwise is settled."""

from __future__ import annotations

from paircard.core.commands.base import Command, board, paired_round, place
from paircard.core.commands.locked import closed_round, need_unlocked
from paircard.core.event.facts import Fact
from paircard.core.event.result import Result
from paircard.core.event.result_facts import ResultSettled, RoundVerified
from paircard.core.event.tournament import Tournament
from paircard.core.teams.empty_boards import need_possible
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass
from paircard.core.values.said import said, said_n
from paircard.core.values.text import clean


@dataclass(frozen=True)
class SettleResult(Command):
    """Settle a board that the second pass read otherwise; the journal keeps both readings.

    In an earlier round this may be a correction, which acts only on pairings still to be made (F7).
    """

    round: int
    board: int
    second: Result
    """As it was read in the second pass."""
    settled: Result
    """What counts: that, or what stands."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse an empty board, a reading that is no other, and a third result."""
        at = board(tournament, self.round, self.board)
        called = place(tournament, self.round, self.board)
        first = at.result
        if first is None:
            raise Refusal(
                said(
                    "Board {board} of round {round} has no result yet: enter it.",
                    board=called,
                    round=self.round,
                )
            )
        if first is self.second:
            agreed = said(
                "Board {board} is {result} in both passes: there is nothing to settle.",
                board=called,
                result=at.as_listed(first).text,
            )
            raise Refusal(agreed)
        if self.settled not in (first, self.second):
            third = said(
                "Board {board} was read as {first} and {second}: settle on one of them.",
                board=called,
                first=at.as_listed(first).text,
                second=at.as_listed(self.second).text,
            )
            raise Refusal(third)
        if self.settled is not first:
            need_unlocked(tournament, closed_round(tournament, self.round, at))
        need_possible(tournament, self.round, at, self.settled)
        return (ResultSettled(self.round, at.match, first, self.second, self.settled, at.game),)


@dataclass(frozen=True)
class VerifyRound(Command):
    """Record that every result of a round was typed a second time; a later change takes the mark off its board."""

    round: int
    results: tuple[Result, ...]
    """As typed in the second pass, board 1 first."""
    by: str

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse where what stands is not what was typed: somebody changed it meanwhile."""
        round_ = paired_round(tournament, self.round)
        boards = round_.boards
        standing = tuple(each.result for each in boards)
        if len(standing) != len(self.results):
            raise Refusal(
                said_n(
                    "Round {round} has {count} board: type its result.",
                    "Round {round} has {count} boards: type the result of every one.",
                    len(boards),
                    round=self.round,
                )
            )
        typed = zip(boards, self.results, strict=True)
        if different := [round_.place(board) for board, result in typed if board.result != result]:
            named = ", ".join(different)
            changed = said(
                "Round {round} board {boards}: the result was changed meanwhile. Verify again.",
                round=self.round,
                boards=named,
            )
            raise Refusal(changed)
        return (RoundVerified(self.round, clean(self.by)),)
