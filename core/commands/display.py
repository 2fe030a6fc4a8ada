"""A simultaneous display: who gives it, who was not ready, the last boards put together, when it ended."""

from __future__ import annotations

from paircard.core.commands.base import Command, board, paired_round, registration
from paircard.core.event.display_facts import BoardsPutTogether, GiversNamed, Noted
from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId
from paircard.core.event.result import Result
from paircard.core.event.result_facts import ResultEntered
from paircard.core.event.tournament import Tournament
from paircard.core.event.when import is_time
from paircard.core.facets.asked.display import Display
from paircard.core.facets.system import system_of
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass
from paircard.core.values.said import said


@dataclass(frozen=True)
class NameGivers(Command):
    """Say who gives the display; everybody else has a board."""

    ids: tuple[ContestantId, ...]

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse nobody, whom nobody knows, and another giver once the boards are set."""
        display = need_display(tournament)
        for id_ in self.ids:
            registration(tournament, id_)
        if not self.ids:
            raise Refusal(said("Somebody has to give the display: name them."))
        if tournament.rounds:
            raise Refusal(said("The boards are set: t on Pairings takes them back, then another giver is named."))
        ids = tuple(dict.fromkeys(self.ids))
        if ids == display.givers(tournament):
            raise Refusal(said("Nothing was changed."))
        return (GiversNamed(ids),)


@dataclass(frozen=True)
class NoteLate(Command):
    """Note that somebody was not ready when the giver came; the third time the board is lost (H6)."""

    board: int

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse a board that does not exist, or whose game is over."""
        display = need_display(tournament)
        at = board(tournament, 1, self.board)
        if at.result is not None:
            raise Refusal(said("The game at board {board} is over.", board=self.board))
        noted = Noted(1, "late", at.match)
        if late_times(tournament, at.match) + 1 < display.late_loses:
            return (noted,)
        lost = Result.WHITE if at.white in display.givers(tournament) else Result.BLACK
        return (noted, ResultEntered(1, at.match, lost))


@dataclass(frozen=True)
class PutTogether(Command):
    """Put the boards still open side by side; each keeps its number (H3)."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse where no board is open, all are, or they stand so already."""
        need_display(tournament)
        article, round_ = system_of(tournament).article("together"), paired_round(tournament, 1)
        boards = tuple(each.match for each in round_.boards if each.result is None or not each.result.settled)
        if not boards:
            raise Refusal(said("Every game is over: there is nothing to put together."), article)
        if len(boards) == len(round_.boards):
            raise Refusal(said("No game is over: the boards stand together as they are."), article)
        if boards == round_.together:
            raise Refusal(said("The boards still open stand together already."), article)
        return (BoardsPutTogether(1, boards),)


@dataclass(frozen=True)
class NoteEnd(Command):
    """Note when the display ended; typed again it is corrected."""

    at: str
    """`HH:MM`."""

    def decide(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Refuse what is no time, and an end while games go on."""
        need_display(tournament)
        round_ = paired_round(tournament, 1)
        if not is_time(self.at):
            typed = self.at or said("Nothing")
            raise Refusal(said("{typed} is not a time: type it such as 17:05.", typed=typed), "", "at")
        if missing := round_.missing:
            boards = ", ".join(str(each.match) for each in missing[:12])
            raise Refusal(said("Games go on: type the results of board {boards} first.", boards=boards))
        if (noted := round_.noted("end")) and noted[-1].at == self.at:
            raise Refusal(said("Nothing was changed."))
        return (Noted(1, "end", at=self.at),)


def need_display(tournament: Tournament) -> Display:
    """Return what a display is asked; refuse in an event that is none."""
    display = system_of(tournament).display
    if display is None:
        raise Refusal(said("This event is no simultaneous display."))
    return display


def late_times(tournament: Tournament, number: int) -> int:
    """Return how often somebody was not ready at a board."""
    return len(tournament.rounds[0].noted("late", number))
