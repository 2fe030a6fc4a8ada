"""How far everybody has come in a cup: that alone orders its table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from paircard.core.event.ids import ContestantId
from paircard.core.systems.knockout.tree import Spot, tree_of
from paircard.core.tables.standings import standings

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


_FINER = 4096
"""More than a cup has players: so many places lie between two rounds."""


def reached(tournament: Tournament, after: int) -> Mapping[ContestantId, int] | None:
    """Return how far everybody has come after a round, more is better; None before round 1.

    Who is still in it has come one round further than those whom the round put out. A match for third place moves its
    winner half a round up.
    """
    tree = tree_of(tournament)
    if tree is None or not after or not tournament.rounds:
        return None
    out: dict[ContestantId, int] = {}
    for number in range(1, after + 1):
        spots = [spot for spot in tree.of_round(number) if not spot.third]
        for id_ in tournament.registrations:
            if id_ not in out and _is_out(id_, number, spots, preliminary=number == 1 and bool(tree.preliminary)):
                out[id_] = 2 * number
    found = {id_: out.get(id_, 2 * (after + 1)) for id_ in tournament.registrations}
    if tree.third and after >= tree.last and tree.third.winner:
        found[tree.third.winner] += 1
    return _apart(tournament, found, after)


def _apart(tournament: Tournament, found: Mapping[ContestantId, int], after: int) -> Mapping[ContestantId, int]:
    """Return the same with those apart who are out together and whose places a consolation says, as announced."""
    consolations = tuple(_followed(tournament, after))
    if not consolations:
        return found
    apart = {id_: far * _FINER for id_, far in found.items()}
    for stage in consolations:
        played = tournament.seen(stage)
        places = {row.card.id: row.place for row in standings(played).rows if row.card.id in found}
        least = min((found[id_] for id_ in places), default=0)
        apart |= {id_: least * _FINER - place for id_, place in places.items()}
    return apart


def _followed(tournament: Tournament, after: int) -> Iterator[int]:
    """Yield the consolations whose places follow those of this cup, once their players are out."""
    for stage in tournament.stages:
        filling = tournament.world[stage].filling
        if filling and filling.follow and filling.pool == tournament.facts.pool and after >= filling.out:
            yield stage


def _is_out(id_: ContestantId, number: int, spots: list[Spot], *, preliminary: bool) -> bool:
    here = next((spot for spot in spots if id_ in spot.both), None)
    if here is None:
        return number > 1 and not preliminary  # in the preliminary round who is in no match goes through
    return here.winner is not None and here.winner != id_
