"""One bracket and those below it as one graph: all of them, or only as many as have to be looked at.

A complete pairing of all who are left is a candidate of the bracket (its pairs inside) whose floaters leave everybody
below a partner (the other pairs). What can be said of the next bracket costs by what leaves the scoregroup: what the
pairing has in common with the pairs inside both is a candidate of the next bracket.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.kit.matching.edges import Edges
from paircard.core.values.frozen import dataclass

if TYPE_CHECKING:
    from paircard.core.systems.kit.matching.cheapest_ones import CheapestOnes


@dataclass(frozen=True, slots=True)
class Field:
    """A bracket and what follows it, as masks of places."""

    members: int
    next_group: int
    below: int
    """All below, the next scoregroup among them."""


def more_and_more(field: Field, needy: Callable[[int], int]) -> Iterator[int]:
    """Yield those below who are looked at, twice as many in all each time, at last everybody.

    So the last graph, which is always enough, is the dearest by far. Nearly always a small one is enough: the next
    scoregroup, and whoever of the others needs somebody from above or could help one who does (`needy`).
    """
    members, everybody = field.members.bit_count(), (field.members | field.below).bit_count()
    some = field.next_group | needy(field.below & ~field.next_group)
    if (members + some.bit_count()) * 2 > everybody:
        some = field.next_group
    while (size := members + some.bit_count()) * 2 <= everybody:
        yield some
        some |= mask_of(list(places_in(field.below & ~some))[:size])
    yield field.below


class Looking(Edges):
    """The edges of a bracket to those below who are looked at, and of these among each other.

    Where only some are looked at, whoever can meet one of the others, or `may_leave` all the same, may go to them at
    what that costs, whether these can then be paired or not. So nothing that can be completed costs less than the
    cheapest here; if that can be completed (`beyond` with all who were not looked at), it is the best, and the first
    of the best.

    Who goes beyond is matched with another who does, or with a node for it if they are an odd number. Only two who
    cannot meet are matched so: two who can must cost no more if they do.
    """

    def __init__(
        self,
        legal: Sequence[int],
        field: Field,
        looked_at: int,
        costs: tuple[Mapping[int, int], Mapping[int, int]],
        may_leave: int = 0,
    ) -> None:
        """Take whom each may meet, and two costs: of members that leave the bracket, of whoever leaves both groups."""
        self._legal = legal
        self._field = field
        self._looked_at = looked_at
        self._costs = costs
        self.present = field.members | looked_at
        self._others = field.below & ~looked_at
        odd = self.present.bit_count() % 2
        self._place_beyond = len(legal) if odd else None
        super().__init__((*places_in(self.present), *[len(legal)] * odd))
        self._join_below()
        self._join_beyond(may_leave)

    def _by_costs(self) -> list[tuple[tuple[int, int], int]]:
        """Return everybody by what it costs that they meet one of the next scoregroup, and one below it."""
        down, out = self._costs
        groups: dict[tuple[int, int], int] = {}
        for place in places_in(self.present):
            costs = down.get(place, 0), down.get(place, 0) + out.get(place, 0)
            groups[costs] = groups.get(costs, 0) | 1 << place
        return [*groups.items()]

    def _join_below(self) -> None:
        field, legal = self._field, self._legal
        next_group = field.next_group & self._looked_at
        rest = self._looked_at & ~next_group
        for (here, leaves), alike in self._by_costs():
            self.join(alike & (field.members | next_group), next_group, here, legal)
            self.join(alike, rest, leaves, legal)

    def _join_beyond(self, may_leave: int) -> None:
        for place in places_in(self._others):
            may_leave |= self._legal[place]
        groups = [(leaves, alike & may_leave) for (_, leaves), alike in self._by_costs()]
        for at, (leaves, alike) in enumerate(groups):
            if self._place_beyond is not None:
                self.join(alike, 1 << self._place_beyond, leaves)
            for other, same in groups[at:] if self._others else ():
                for ones, mates in ((alike, same), (same, alike)):
                    for node in places_in(ones):
                        self.join_one_way(node, mates & ~self._legal[node] & ~(1 << node), leaves + other)

    def beyond(self, ones: CheapestOnes) -> int:
        """Return who goes beyond in one of the cheapest (a mask)."""
        mates = ones.mates()
        return mask_of(place for place in places_in(self.present) if not self._legal[place] >> mates[place] & 1)
