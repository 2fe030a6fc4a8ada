"""What was done last in the open event: when, what, who."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from paircard.core.event.journal_queries import events_of
from paircard.core.event.result import Result
from paircard.core.event.result_facts import ResultEntered
from paircard.core.event.tournament import Tournament
from paircard.core.values.language import tr
from paircard.tui.sentences.journal_entry import of_command
from paircard.tui.sentences.local_time import local_time_of_day


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
    for entry in tournament.in_force_backwards():
        if entry.command in seen:
            continue
        if len(seen) == most:
            return
        seen.add(entry.command)
        at = local_time_of_day(entry.time)
        event = entry.event
        if isinstance(event, ResultEntered) and len(events_of(tournament, entry.command)) == 1:
            round_ = tournament.rounds[event.round - 1]
            board = round_.found(event.board, event.game)
            if board is not None and event.result.settled:
                place = tr("board {board}", board=round_.place(board))
                yield Done(at, "", entry.arbiter, place, event.result, board.reversed)
                continue
        yield Done(at, of_command(tournament, entry.command), entry.arbiter)
