"""Back to the moment before a round was paired: what an arbiter knew then, later corrections unknown (F7)."""

from __future__ import annotations

from collections.abc import Sequence

from core.errors import Refusal
from core.event.facts import Fact, RoundPaired
from core.event.round import Round
from core.event.tournament import Tournament
from core.language import tr
from core.systems.kit.pairing import Pair, Pairing


def events_in_force(tournament: Tournament) -> tuple[Fact, ...]:
    """Return the events of a journal without those that were undone, oldest first."""
    in_force = frozenset(tournament.timeline.done)
    return tuple(entry.event for entry in tournament.entries if entry.command in in_force)


def before_round(events: Sequence[Fact], number: int) -> Tournament:
    """Return the tournament as it was when a round was paired; the round after the last is to be paired now.

    Raises Refusal if the round cannot be paired yet.
    """
    paired = [at for at, event in enumerate(events) if isinstance(event, RoundPaired) and event.round == number]
    state = Tournament().imagine(*(events[: paired[-1]] if paired else events))
    if number != state.next_round:
        early = tr(
            "Round {round} cannot be paired yet: the next one is round {next}.", round=number, next=state.next_round
        )
        raise Refusal(early)
    return state


def recorded_pairing(before: Tournament, paired: Round) -> Pairing:
    """Return a round as it was paired, in pairing numbers; how it came about is not recorded."""
    numbers = before.numbers
    pairs = tuple(
        Pair(numbers[board.white], numbers[board.black], board.white_float, board.black_float, "")
        for board in paired.boards
    )
    return Pairing(pairs, None if paired.bye is None else numbers[paired.bye], ())


def proposed_pairing(before: Tournament) -> Pairing:
    """Return the next round as the event's system pairs it, in pairing numbers; raise Refusal if it cannot."""
    numbers, made = before.numbers, before.proposal
    pairs = tuple(
        Pair(numbers[pair.white], numbers[pair.black], pair.white_float, pair.black_float, rule)
        for pair, rule in zip(made.pairs, made.colour_rules, strict=True)
    )
    return Pairing(pairs, None if made.bye is None else numbers[made.bye], made.brackets)
