"""Every round as it was to be paired, from the worlds that were kept, or in one pass through the journal."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from paircard.core.event.card_file import NO_FILE
from paircard.core.event.round import Round
from paircard.core.event.round_facts import RoundPaired
from paircard.core.event.state_before import as_it_was_paired
from paircard.core.event.timeline import Timeline
from paircard.core.event.tournament import Tournament
from paircard.core.event.world import World, worlds


def befores(tournament: Tournament) -> Iterator[tuple[Round, Tournament]]:
    """Yield every round of the stage seen with the state in which it was paired: what `before` gives for each."""
    paired = {
        entry.event.round: (entry.number - 1, entry.event)
        for entry in tournament.in_force
        if isinstance(entry.event, RoundPaired) and entry.event.round <= tournament.scheduled
    }
    made = dict(paired.values())
    cards, timeline, read = NO_FILE, Timeline(), 0
    for number, world in _worlds(tournament, made):
        event, entries = made[number], tournament.entries[:number]
        timeline, read = timeline.grown(entries[read:]), number
        state = Tournament(tournament.catalogue, world, entries, timeline, tournament.stage, cards)
        before = as_it_was_paired(state, event)
        yield tournament.rounds[event.round - 1], before
        cards = vars(before).get("_file", cards)  # the next state goes on from these cards


def _worlds(tournament: Tournament, numbers: Collection[int]) -> Iterator[tuple[int, World]]:
    """Yield the world after the entries of these numbers, in order."""
    if all(number in tournament.kept for number in numbers):
        yield from ((number, tournament.kept[number].world) for number in sorted(numbers))
        return
    followed = worlds(tournament.catalogue, tournament.entries, tournament.timeline)
    yield from ((number, world) for number, world in enumerate(followed, start=1) if number in numbers)
