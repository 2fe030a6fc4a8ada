"""What was done last in the open event: when, what, who."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from core.event.result import Result
from core.event.result_facts import ResultEntered
from core.event.tournament import Tournament
from core.values.language import tr
from tui.clock import local_time_of_day
from tui.sentence import of_command


@dataclass(frozen=True, slots=True)
class Done:
    """One command that stands."""

    at: str
    said: str
    arbiter: str
    board: str = ""
    """Where it was a result: the board."""
    result: Result | None = None
    turned: bool = False
    """Whether colours were played the other way round."""


def last_done(tournament: Tournament, most: int = 3) -> Iterator[Done]:
    """Yield the commands done last in the stage shown, the newest first."""
    seen: set[int] = set()
    for entry in reversed(tournament.in_force):
        if entry.command in seen:
            continue
        if len(seen) == most:
            return
        seen.add(entry.command)
        at = local_time_of_day(entry.time)
        event = entry.event
        if isinstance(event, ResultEntered) and len(tournament.events_of(entry.command)) == 1:
            round_ = tournament.rounds[event.round - 1]
            board = round_.found(event.board, event.game)
            if board is not None and event.result.settled:
                place = tr("board {board}", board=round_.place(board))
                yield Done(at, "", entry.arbiter, place, event.result, board.reversed)
                continue
        yield Done(at, of_command(tournament, entry.command), entry.arbiter)
