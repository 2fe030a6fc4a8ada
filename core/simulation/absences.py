"""Who leaves a made-up event before a round, or is not there for it, with points or without."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from paircard.core.event.entrant_facts import AbsenceAnnounced
from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId
from paircard.core.simulation.how_often import NEVER, ROUNDING, Amount
from paircard.core.simulation.plan import Habits
from paircard.core.simulation.under_way import UnderWay

_LEAVES = -1
"""In place of the half points for a round: they leave the event."""


def away(event: UnderWay, habits: Habits, chance: Random) -> list[Fact]:
    """Return who leaves the event before its next round, and who is not there for it."""
    number, to_pair = event.next_round, event.to_pair
    kinds = _kinds(habits, number, last=number == event.regulations.rounds)
    chosen = _chosen(to_pair, kinds, chance)
    shares = [(worth, amount.share) for worth, amount in kinds.items()]
    most = sum(share for _, share in shares) + ROUNDING
    lucks = [(id_, chance.random()) for id_ in to_pair if id_ not in chosen]
    happens = {**chosen, **{id_: _by_luck(shares, luck) for id_, luck in lucks if luck < most}}
    facts: list[Fact] = []
    for id_ in to_pair if happens else ():
        worth = happens.get(id_)
        if worth == _LEAVES and number > 1:
            facts += event.withdrawn(id_)
        elif worth is not None:
            facts.append(AbsenceAnnounced(id_, number, max(0, worth)))
    return facts


def _kinds(habits: Habits, number: int, *, last: bool) -> dict[int, Amount]:
    """Return how often each kind happens in the round, by the half points it gives; none leaves before round 1."""
    halves = NEVER if last and not habits.half_point.says(number) else habits.half_point
    rates = {_LEAVES: habits.withdrawn, 0: habits.absent, 1: halves, 2: habits.full_point}
    return {worth: rate.in_round(number) for worth, rate in rates.items()}


def _chosen(to_pair: Sequence[ContestantId], kinds: dict[int, Amount], chance: Random) -> dict[ContestantId, int]:
    """Return to whom it happens where a number of players was asked for."""
    chosen: dict[ContestantId, int] = {}
    for worth, amount in kinds.items():
        if amount.count:
            free = [id_ for id_ in to_pair if id_ not in chosen]
            chosen.update(dict.fromkeys(chance.sample(free, min(amount.count, len(free))), worth))
    return chosen


def _by_luck(shares: Iterable[tuple[int, float]], luck: float) -> int | None:
    """Return what happens to a player; None where they play. Who would leave before round 1 misses it."""
    for worth, share in shares:
        luck -= share
        if luck < 0:
            return worth
    return None
