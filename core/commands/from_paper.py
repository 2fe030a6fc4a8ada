"""A round that was paired and played on paper, brought in afterwards."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.commands.absences import AnnounceAbsence
from paircard.core.commands.base import Command
from paircard.core.commands.pairing import PairByHand, replaced
from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId
from paircard.core.event.result import Result
from paircard.core.event.result_facts import ResultEntered
from paircard.core.event.round_facts import RoundPublished
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass


@dataclass(frozen=True)
class RecordFromPaper(Command):
    """Pair a round by hand as it was played, publish it, and write the results that are known: one command, one undo.

    It is held to what `PairByHand` is held to: B1 and B2 are broken only knowingly, and what is broken is recorded.
    """

    pairs: tuple[tuple[ContestantId, ContestantId], ...]
    """Ids, White first."""
    results: tuple[Result | None, ...]
    """One a pair, None where it is not known yet."""
    bye: ContestantId | None
    reason: str
    away: tuple[ContestantId, ...] = ()
    """Ids of those who did not play (F5)."""
    override: bool = False
    """Whether B1 or B2 was broken and the arbiter knows it."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse what `PairByHand` and `AnnounceAbsence` refuse."""
        if made_by_table := system_of(tournament).lacks("by_hand"):
            raise Refusal(made_by_table)
        events = list(replaced(tournament))
        number = tournament.imagine(*events).next_round
        for id_ in self.away:
            events += AnnounceAbsence(id_, number).decide(tournament.imagine(*events))
        by_hand = PairByHand(self.pairs, self.bye, self.reason, self.override)
        events += by_hand.decide(tournament.imagine(*events))
        events.append(RoundPublished(number))
        return (*events, *self._results(tournament.imagine(*events)))

    def _results(self, paired: Tournament) -> Iterator[Fact]:
        """Yield the results under the numbers that the boards have by F1."""
        round_ = paired.rounds[-1]
        boards = {board.players: board for board in round_.boards}
        for pair, result in zip(self.pairs, self.results, strict=True):
            board = boards[pair]
            if result is not None and board.result is not result:
                yield ResultEntered(round_.number, board.match, result, board.game)
