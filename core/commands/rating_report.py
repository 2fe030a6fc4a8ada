"""Corrections for the rating report alone: pairings and tables keep the result they were made of (Q192)."""

from __future__ import annotations

from paircard.core.commands.base import Command, board, need_reason, place
from paircard.core.event.facts import Fact
from paircard.core.event.result import Result
from paircard.core.event.result_facts import RatingCorrected
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.teams.empty_boards import need_possible
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass
from paircard.core.values.said import said


@dataclass(frozen=True)
class CorrectForRating(Command):
    """Report another result of a board for rating than the one that counts; the one that counts takes it back."""

    round: int
    board: int
    result: Result
    reason: str

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse a board without a final result, a result that is no end, no change, and an empty reason."""
        at = board(tournament, self.round, self.board)
        fields = {"board": place(tournament, self.round, self.board), "round": self.round}
        if at.result is None or not at.result.settled:
            raise Refusal(said("Board {board} of round {round} has no final result yet: enter it.", **fields))
        if not self.result.settled:
            raise Refusal(said("An adjourned game is not rated: type the result."), field="result")
        if self.result is at.reported:
            text = at.as_listed(self.result).text
            wrong = said("Board {board} of round {round} goes out as {result} already.", **fields, result=text)
            raise Refusal(wrong, field="result")
        need_possible(tournament, self.round, at, self.result)
        missing = said("A correction needs a reason: type one.")
        reason = need_reason(self.reason, system_of(tournament).law.reason_to_correct(), missing)
        result = None if self.result is at.result else self.result
        return (RatingCorrected(self.round, at.match, result, reason, at.game),)
