"""Every round as it was to be paired, in one pass through the journal."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.card_file import NO_FILE
from paircard.core.event.round import Round
from paircard.core.event.round_facts import RoundPaired
from paircard.core.event.state_before import as_it_was_paired
from paircard.core.event.timeline import Timeline
from paircard.core.event.tournament import Tournament
from paircard.core.event.world import worlds


def befores(tournament: Tournament) -> Iterator[tuple[Round, Tournament]]:
    """Yield every round of the stage seen with the state in which it was paired: what `before` gives for each."""
    paired = {
        entry.event.round: (entry.number - 1, entry.event)
        for entry in tournament.in_force
        if isinstance(entry.event, RoundPaired) and entry.event.round <= tournament.scheduled
    }
    made = dict(paired.values())
    cards = NO_FILE
    for number, world in enumerate(worlds(tournament.catalogue, tournament.entries, tournament.timeline), start=1):
        event = made.get(number)
        if event is None:
            continue
        entries = tournament.entries[:number]
        state = Tournament(tournament.catalogue, world, entries, Timeline.of(entries), tournament.stage, cards)
        before = as_it_was_paired(state, event)
        yield tournament.rounds[event.round - 1], before
        cards = vars(before).get("_file", cards)  # the next state goes on from these cards
