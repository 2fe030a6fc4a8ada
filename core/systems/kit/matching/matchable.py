"""Perfect matchings of sets of places, by Edmonds' blossoms on rows of bits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from paircard.core.systems.kit.bit_masks import places_in
from paircard.core.systems.kit.matching.perfect import NOBODY, Blossoms


def blossoms_of(legal: Sequence[int], mask: int, start: Mapping[int, int] | None = None) -> Blossoms:
    """Return the graph of who may meet whom within a set, some perhaps matched already."""
    return Blossoms({place: legal[place] & mask for place in places_in(mask)}, start)


def pairable(legal: Sequence[int], mask: int) -> bool:
    """Tell whether all of a set can be paired with each other."""
    return mask.bit_count() % 2 == 0 and blossoms_of(legal, mask).match_all()


def spared(legal: Sequence[int], mask: int) -> int:
    """Return of an odd set everybody without whom all others can be paired, as a mask."""
    blossoms = blossoms_of(legal, mask)
    alone = blossoms.left_alone_by_some()
    return alone if list(blossoms.mates.values()).count(NOBODY) == 1 else 0


def joining(legal: Sequence[int], group: int, below: int) -> int:
    """Return who can be drawn up alone into an odd group, so that it and what is left below can be paired."""
    met = 0
    for place in places_in(spared(legal, group)):
        met |= legal[place]
    return met & spared(legal, below) if met & below else 0


def needy(legal: Sequence[int], mask: int) -> int:
    """Return who of a set some largest matching leaves alone, and whoever they could meet, as a mask.

    The others can be paired with each other whatever becomes of these (Gallai 1963, Edmonds 1965).
    """
    alone, around = blossoms_of(legal, mask).forest()
    return alone | around
