"""The state of a stage as it was when one of its rounds was paired."""

from __future__ import annotations

from paircard.core.event.fold.rounds import paired_by_program
from paircard.core.event.numbering import as_recorded
from paircard.core.event.round_facts import RoundPaired
from paircard.core.event.tournament import Tournament
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import replace
from paircard.core.values.said import said


def state_before(tournament: Tournament, number: int) -> Tournament:
    """Return the stage as it was when a round was paired; the round after the last is to be paired now.

    What an arbiter knew then, later corrections unknown (F7). Raises `Refusal` if the round cannot be paired yet.
    """
    paired = [
        (entry.number, entry.event)
        for entry in tournament.in_force_of(RoundPaired)
        if isinstance(entry.event, RoundPaired) and entry.event.round == number
    ]
    state = _state_before(tournament, *paired[-1]) if paired else tournament
    if number != state.next_round:
        early = said(
            "Round {round} cannot be paired yet: the next one is round {next}.", round=number, next=state.next_round
        )
        raise Refusal(early)
    return state


def _state_before(tournament: Tournament, number: int, paired: RoundPaired) -> Tournament:
    """Return the state before the entry of that number, the same one whenever somebody asks."""
    kept = tournament.kept.get(number - 1)
    known: Tournament | None = kept.states.get(tournament.stage) if kept else None
    if known is not None:
        return known
    state = as_it_was_paired(tournament.as_of(number - 1), paired)
    if kept:
        kept.states[tournament.stage] = state
    return state


def as_it_was_paired(state: Tournament, paired: RoundPaired) -> Tournament:
    """Return the state before a round with what only the round itself tells: numbers of a report, the first pairs."""
    if paired.round == 1:
        state = state.with_facts(replace(state.facts, first_pairs=paired_by_program(paired)))
    return as_recorded(state, paired.numbers) if paired.by_hand else state
