"""Who may not meet by the rules of an event of players: by its lists, or because they belong together."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING

from paircard.core.event.ids import ContestantId
from paircard.core.event.keeping_apart import listed_apart
from paircard.core.systems.kit.apart import belonging

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


def forbidden(tournament: Tournament, round_: int = 0) -> Iterator[tuple[ContestantId, ContestantId]]:
    """Yield who may not meet by the rules of the event: by its lists; members of one team, club or federation.

    Lists are those of a round, the next one unless it is named.
    """
    yield from listed_apart(tournament, round_ or tournament.next_round)
    for members in together(tournament):
        yield from combinations(members, 2)


def together(tournament: Tournament) -> Iterator[tuple[ContestantId, ...]]:
    """Yield the members of every team, club or federation whose members are not paired with each other."""
    named: dict[str, list[ContestantId]] = {}
    for id_, name in belonging(tournament).items():
        if id_ in tournament.registrations:
            named.setdefault(name, []).append(id_)
    yield from (tuple(members) for members in named.values() if len(members) > 1)
