"""How many pairs two groups must have inside them: C7, where the groups are the two colours."""

from __future__ import annotations

from collections.abc import Sequence

from paircard.core.systems.dubov.cards import Halves
from paircard.core.systems.kit.bit_masks import places_in
from paircard.core.systems.kit.matching.cheapest import Edge, cheapest_perfect_matching
from paircard.core.systems.kit.matching.matchable import pairable


def pairs_inside(legal: Sequence[int], halves: Halves) -> int:
    """Return the fewest pairs inside either group in a legal pairing of all; there is one.

    The larger group has what it is too large for. Whether it can stay at that is a matching in which the smaller one
    only meets the larger one.
    """
    smaller, larger = halves.by_size
    across = list(legal)
    for place in places_in(smaller):
        across[place] &= ~smaller
    if pairable(across, smaller | larger):
        return halves.apart
    places = list(places_in(smaller | larger))
    node = {place: at for at, place in enumerate(places)}
    edges: list[Edge] = [
        (node[place], node[mate], 1 ^ (smaller >> place ^ smaller >> mate) & 1)
        for place in places
        for mate in places_in(legal[place] & (smaller | larger) & -(2 << place))
    ]
    found = cheapest_perfect_matching(len(places), edges)
    if found is None:
        raise AssertionError("only what can be paired is looked at")
    return sum(found.values())
