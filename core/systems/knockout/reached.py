"""How far everybody has come in a cup: that alone orders its table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from core.event.ids import PlayerId
from core.systems.knockout.tree import Spot, tree_of

if TYPE_CHECKING:
    from core.event.tournament import Tournament


def reached(tournament: Tournament, after: int) -> Mapping[PlayerId, int] | None:
    """Return how far everybody has come after a round, more is better; None before round 1.

    Who is still in it has come one round further than those whom the round put out. A match for third place moves its
    winner half a round up.
    """
    tree = tree_of(tournament)
    if tree is None or not after or not tournament.rounds:
        return None
    out: dict[PlayerId, int] = {}
    for number in range(1, after + 1):
        spots = [spot for spot in tree.of_round(number) if not spot.third]
        for id_ in tournament.registrations:
            if id_ not in out and _is_out(id_, number, spots, preliminary=number == 1 and bool(tree.preliminary)):
                out[id_] = 2 * number
    found = {id_: out.get(id_, 2 * (after + 1)) for id_ in tournament.registrations}
    if tree.third and after >= tree.last and tree.third.winner:
        found[tree.third.winner] += 1
    return found


def _is_out(id_: PlayerId, number: int, spots: list[Spot], *, preliminary: bool) -> bool:
    here = next((spot for spot in spots if id_ in spot.both), None)
    if here is None:
        return number > 1 and not preliminary  # in the preliminary round who is in no match goes through
    return here.winner is not None and here.winner != id_
