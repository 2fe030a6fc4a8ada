"""The state of a stage as it was when one of its rounds was paired."""

from __future__ import annotations

from core.event.numbering import as_recorded
from core.event.round_facts import RoundPaired
from core.event.tournament import Tournament
from core.values.errors import Refusal
from core.values.said import said


def state_before(tournament: Tournament, number: int) -> Tournament:
    """Return the stage as it was when a round was paired; the round after the last is to be paired now.

    What an arbiter knew then, later corrections unknown (F7). Raises `Refusal` if the round cannot be paired yet.
    """
    paired = [
        (entry.number, entry.event)
        for entry in tournament.in_force
        if isinstance(entry.event, RoundPaired) and entry.event.round == number
    ]
    state = tournament.as_of(paired[-1][0] - 1) if paired else tournament
    if paired and paired[-1][1].by_hand:
        state = as_recorded(state, paired[-1][1].numbers)
    if number != state.next_round:
        early = said(
            "Round {round} cannot be paired yet: the next one is round {next}.", round=number, next=state.next_round
        )
        raise Refusal(early)
    return state
