"""Writing results, and correcting what was written."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.commands.base import Command, board, need_reason, paired_round, place
from paircard.core.commands.locked import closed_round, need_unlocked
from paircard.core.event.board import Board
from paircard.core.event.facts import Fact
from paircard.core.event.former_results import Played, all_restorable, earlier_round, line_ups_again, written_again
from paircard.core.event.result import Result
from paircard.core.event.result_facts import (
    ColoursCorrected,
    ResultCleared,
    ResultContested,
    ResultCorrected,
    ResultEntered,
)
from paircard.core.event.round import Round
from paircard.core.event.round_facts import RoundPublished
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.teams.empty_boards import forfeit_of, need_possible
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import listed
from paircard.core.values.said import said, said_n
from paircard.core.values.text import clean


@dataclass(frozen=True)
class EnterResult(Command):
    """Type the result of a board of the last paired round, or finish an adjourned game of any round (F9).

    The first result of a round shows that its pairing was known: the round counts as published then.
    """

    round: int
    board: int
    result: Result

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse an earlier round, a correction that needs a reason (F7), and a match without its line-ups (E2)."""
        at = board(tournament, self.round, self.board)
        called = place(tournament, self.round, self.board)
        if at.result is self.result:
            raise Refusal(
                said(
                    "Board {board} is already {result}.",
                    board=called,
                    result=at.as_listed(self.result).text,
                )
            )
        need_unlocked(tournament, closed_round(tournament, self.round, at))
        if at.result is not Result.ADJOURNED:
            _need_open(tournament, self.round)
        _need_line_ups(tournament, self.round, at)
        need_possible(tournament, self.round, at, self.result)
        entered = ResultEntered(self.round, at.match, self.result, at.game)
        if paired_round(tournament, self.round).published:
            return (entered,)
        return (RoundPublished(self.round), entered)


@dataclass(frozen=True)
class AdjournMissing(Command):
    """Mark every game adjourned that the next pairing waits for (Q158): nothing becomes so by itself."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse where no result is missing, and a match without its line-ups (E2)."""
        paired_round(tournament, tournament.under_way)
        if not tournament.missing:
            raise Refusal(said("No result is missing."))
        events: list[Fact] = []
        for round_, at in tournament.missing:
            now = tournament.imagine(*events)
            events += EnterResult(round_.number, at.number, Result.ADJOURNED).decide(now)
        return tuple(events)


@dataclass(frozen=True)
class ContestResult(Command):
    """Note that another result was typed on a board, and that the one entered by somebody else was kept."""

    round: int
    board: int
    result: Result

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse where there is nothing to contest."""
        at = board(tournament, self.round, self.board)
        called = place(tournament, self.round, self.board)
        if at.result in (None, self.result):
            kept = said(
                "Board {board} has no result other than {result}.",
                board=called,
                result=at.as_listed(self.result).text,
            )
            raise Refusal(kept)
        need_possible(tournament, self.round, at, self.result)
        return (ResultContested(self.round, at.match, self.result, at.game),)


@dataclass(frozen=True)
class ClearResult(Command):
    """Empty a board of the last paired round."""

    round: int
    board: int

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse an earlier round (F7) and a board that is empty."""
        at = board(tournament, self.round, self.board)
        called = place(tournament, self.round, self.board)
        if at.result is None:
            raise Refusal(said("Board {board} is already empty.", board=called))
        need_unlocked(tournament, closed_round(tournament, self.round))
        _need_open(tournament, self.round)
        _need_a_game(tournament, self.round, at)
        return (ResultCleared(self.round, at.match, at.game),)


@dataclass(frozen=True)
class PutBackResults(Command):
    """Write the results that pairs had before their pairing was undone and made again: in a schedule, of any round."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse where no empty board had a result before."""
        paired_round(tournament, tournament.under_way)
        written = tuple(
            fact for round_, found in all_restorable(tournament) for fact in _again(tournament, round_, found)
        )
        if not written:
            raise Refusal(said("No empty board of round {round} had a result before.", round=tournament.under_way))
        return written


@dataclass(frozen=True)
class CorrectResult(Command):
    """Correct a result of any round, with a reason; it affects only pairings still to be made (F7)."""

    round: int
    board: int
    result: Result
    reason: str

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse an empty board, an unchanged result and an empty reason."""
        at = board(tournament, self.round, self.board)
        called = place(tournament, self.round, self.board)
        before = at.result
        if before is None:
            raise Refusal(
                said(
                    "Board {board} of round {round} has no result yet: enter it.",
                    board=called,
                    round=self.round,
                )
            )
        if before is self.result:
            raise Refusal(
                said(
                    "Board {board} of round {round} is already {result}.",
                    board=called,
                    round=self.round,
                    result=at.text,
                )
            )
        need_unlocked(tournament, closed_round(tournament, self.round, at))
        if self.result.played and not before.played:
            _need_line_ups(tournament, self.round, at)
        need_possible(tournament, self.round, at, self.result)
        article = system_of(tournament).law.reason_to_correct()
        missing = said("A correction needs a reason: type one.")
        reason = need_reason(self.reason, article, missing) if article else clean(self.reason)
        return (ResultCorrected(self.round, at.match, self.result, reason, at.game),)


@dataclass(frozen=True)
class CorrectColours(Command):
    """Record that a game was played with the colours reversed, or not after all (F7)."""

    round: int
    board: int
    reversed: bool
    reason: str = ""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse when nothing changes, when no game was played (F2), and an earlier round without a reason."""
        before = board(tournament, self.round, self.board)
        called = place(tournament, self.round, self.board)
        if before.reversed == self.reversed:
            raise Refusal(
                said(
                    "Board {board} of round {round} already says so.",
                    board=called,
                    round=self.round,
                )
            )
        if before.result is not None and not before.result.played:
            wrong = said(
                "Board {board} of round {round} was not played: it has no colours.",
                board=called,
                round=self.round,
            )
            raise system_of(tournament).refusal("unplayed", wrong)
        need_unlocked(tournament, closed_round(tournament, self.round, before))
        reason = clean(self.reason)
        if fixed := system_of(tournament).law.may_write(tournament, self.round):
            missing = said("A correction of an earlier round needs a reason: type one.")
            reason = need_reason(reason, fixed.article, missing)
        return (ColoursCorrected(self.round, before.match, self.reversed, reason, before.game),)


def _need_open(tournament: Tournament, number: int) -> None:
    """Refuse to write a result where only a correction may change it."""
    if refusal := system_of(tournament).law.may_write(tournament, number):
        raise refusal


def _need_a_game(tournament: Tournament, number: int, at: Board) -> None:
    """Refuse to empty a board that nothing can stand on but its forfeit."""
    round_ = tournament.rounds[number - 1]
    if tournament.of_teams and (won := forfeit_of(round_, at)) and at.result in (won, Result.DOUBLE_FORFEIT):
        stays = said("Board {board} stays a forfeit: the line-ups leave it to nobody.", board=round_.place(at))
        raise system_of(tournament).refusal("line_ups", stays)


def _again(tournament: Tournament, round_: Round, found: Played) -> Iterator[Fact]:
    if tournament.of_teams:
        yield from line_ups_again(earlier_round(tournament, round_.number), round_)
    yield from written_again(found, round_)


def _need_line_ups(tournament: Tournament, number: int, at: Board) -> None:
    """Refuse a result where it is not known who plays."""
    round_ = tournament.rounds[number - 1]
    match = round_.match(at.match) if tournament.of_teams else None
    missing = round_.line_ups_missing(match, match.leg_of(at)) if match else ()
    if not missing:
        return
    names = listed([tournament.name_of(each) for each in missing])
    wrong = said_n(
        "Board {board}: the line-up of {teams} is not in. l hands it in, L the usual ones where they are missing.",
        "Board {board}: the line-ups of {teams} are not in. l hands them in, L the usual ones where they are missing.",
        len(missing),
        board=round_.place(at),
        teams=names,
    )
    raise system_of(tournament).refusal("line_ups", wrong)
