"""What the journal of an event says: which entries make a command, who wrote the result on a board, and when."""

from __future__ import annotations

from itertools import takewhile

from paircard.core.event.journal import Entry
from paircard.core.event.result_facts import ResultCleared, ResultCorrected, ResultEntered, ResultSettled
from paircard.core.event.tournament import Tournament


def same_stage(tournament: Tournament, other: Tournament | None) -> bool:
    """Whether both are states of the same event, seen from the same stage."""
    return other is not None and tournament.opening is other.opening and tournament.stage == other.stage


def events_of(tournament: Tournament, command: int) -> tuple[Entry, ...]:
    """Return the entries that one command made."""
    return tuple(takewhile(lambda entry: entry.command == command, tournament.entries[command - 1 :]))


def written_by(tournament: Tournament, round_number: int, board: int) -> Entry | None:
    """Return the entry of the journal that wrote what stands on a board; None if nothing was written or cleared.

    Entries that were undone do not count.
    """
    rounds = tournament.rounds[round_number - 1 : round_number]
    at = {(each.number, one.match, one.game) for each in rounds for one in each.boards if one.number == board}
    for entry in tournament.in_force_backwards():
        event = entry.event
        if not isinstance(event, ResultEntered | ResultCorrected | ResultCleared | ResultSettled):
            continue
        if (event.round, event.board, event.game) in at:
            return entry
    return None
