"""A round as it was paired beside the one the rules give, both in pairing numbers."""

from __future__ import annotations

from paircard.core.event.proposal import Proposal
from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.facets.pairing import Pair, Pairing
from paircard.core.facets.system import system_of


def recorded_pairing(before: Tournament, paired: Round) -> Pairing:
    """Return a round as it was paired, in pairing numbers; how it came about is not recorded."""
    numbers = before.numbers
    pairs = tuple(
        Pair(numbers[board.white], numbers[board.black], board.white_float, board.black_float, "")
        for board in paired.heads
    )
    return Pairing(pairs, None if paired.bye is None else numbers[paired.bye], ())


def proposed_pairing(before: Tournament) -> Pairing:
    """Return the next round as the event's system pairs it, in pairing numbers; raise Refusal if it cannot."""
    return _in_numbers(before, before.proposal)


def posted_pairing(before: Tournament) -> Pairing:
    """Return a round of a posted schedule as the table makes it; the half schedule before it may be."""
    return _in_numbers(before, system_of(before).rounds.propose(before))


def _in_numbers(before: Tournament, made: Proposal) -> Pairing:
    numbers = before.numbers
    pairs = tuple(
        Pair(numbers[pair.white], numbers[pair.black], pair.white_float, pair.black_float, rule)
        for pair, rule in zip(made.pairs, made.colour_rules, strict=True)
    )
    return Pairing(pairs, None if made.bye is None else numbers[made.bye], made.brackets)
