"""A whole match is lost by forfeit: by the team that did not come, or by both."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.commands.base import Command, paired_round
from paircard.core.event.board import Board
from paircard.core.event.facts import Fact
from paircard.core.event.ids import TeamId
from paircard.core.event.match import Match
from paircard.core.event.result import Result
from paircard.core.event.result_facts import ResultEntered
from paircard.core.event.round import Round
from paircard.core.event.round_facts import RoundPublished
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.teams.empty_boards import forfeit_of
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass
from paircard.core.values.said import said


@dataclass(frozen=True)
class ForfeitMatch(Command):
    """Write on every board of a match that one team, or both, did not come; line-ups need not be in."""

    round: int
    match: int
    absent: tuple[TeamId, ...]
    """The team that has lost, or both."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse a match that is being played, an earlier round (F7) and teams that do not play in it."""
        round_ = paired_round(tournament, self.round)
        match = round_.match(self.match)
        if match is None or not self.absent or not set(self.absent) <= set(match.contestants):
            raise Refusal(said("There is no such match in round {round}.", round=self.round))
        if fixed := system_of(tournament).law.may_write(tournament, self.round):
            raise fixed
        if any(board.result is not None and board.result.played for board in match.boards):
            begun = said("Match {match} has results of games: clear them first, or type forfeits board by board.",
                       match=self.match)  # fmt: skip
            raise system_of(tournament).refusal("team_late", begun)
        written = tuple(self._boards(round_, match))
        if not written:
            raise Refusal(said("Nothing was changed."))
        return written if round_.published else (RoundPublished(self.round), *written)

    def _boards(self, round_: Round, match: Match) -> Iterator[Fact]:
        for board in match.boards:
            result = self._result(board)
            if (empty := forfeit_of(round_, board)) and result is not empty:
                result = Result.DOUBLE_FORFEIT  # nobody is there who could have it
            if board.result is not result:
                yield ResultEntered(self.round, board.match, result, board.game)

    def _result(self, board: Board) -> Result:
        if set(self.absent) >= set(board.players):
            return Result.DOUBLE_FORFEIT
        return Result.BLACK_FORFEIT if board.white in self.absent else Result.WHITE_FORFEIT
