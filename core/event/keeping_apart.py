"""Who does not meet by the lists of an event, in a round."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING

from paircard.core.event.ids import ContestantId

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


def listed_apart(tournament: Tournament, round_: int) -> Iterator[tuple[ContestantId, ContestantId]]:
    """Yield every two who are kept from each other by a list in a round; those struck out since are nobody."""
    for each in tournament.facts.apart:
        if each.holds(round_):
            yield from combinations([id_ for id_ in each.players if id_ in tournament.registrations], 2)
