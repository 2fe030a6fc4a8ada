"""Who wrote the result that stands on a board, and when."""

from __future__ import annotations

from core.event.journal import Entry
from core.event.result_facts import ResultCleared, ResultCorrected, ResultEntered, ResultSettled
from core.event.tournament import Tournament


def written_by(tournament: Tournament, round_number: int, board: int) -> Entry | None:
    """Return the entry of the journal that wrote what stands on a board; None if nothing was written or cleared.

    Entries that were undone do not count.
    """
    rounds = tournament.rounds[round_number - 1 : round_number]
    at = {(each.number, one.match, one.game) for each in rounds for one in each.boards if one.number == board}
    for entry in reversed(tournament.in_force):
        event = entry.event
        if not isinstance(event, ResultEntered | ResultCorrected | ResultCleared | ResultSettled):
            continue
        if (event.round, event.board, event.game) in at:
            return entry
    return None
