"""Blossoms: rings of an odd number of members, each a node or a blossom, that a matching treats as one node."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from paircard.core.values.changing import dataclass

Link = tuple[int, int]
"""An edge by its two ends, in the direction in which it is walked."""


@dataclass(slots=True)
class Ring:
    """The members of a blossom in their order; all but the first are matched in twos: 1 with 2, 3 with 4 ..."""

    members: list[int]
    links: list[Link]
    """From each member to the next, from the last to the first."""
    nodes: list[int]

    def way_to_base(self, member: int) -> Iterator[tuple[int, Link | None]]:
        """Yield the members from one to the first, and the link to each, None for the one the way begins with.

        The way begins with a matched pair, so that there is an even number of steps.
        """
        yield member, None
        at = self.members.index(member)
        if at % 2:
            for step in range(at, len(self.members)):
                yield self.members[(step + 1) % len(self.members)], self.links[step]
        else:
            for step in range(at - 1, -1, -1):
                one, other = self.links[step]
                yield self.members[step], (other, one)


class Blossoms:
    """All blossoms of a graph, by numbers that follow those of its nodes."""

    def __init__(self, size: int) -> None:
        """Begin with none, in a graph of so many nodes."""
        self._next = size
        self._rings: dict[int, Ring] = {}
        self._around: dict[int, int] = {}
        """The blossom that has a member in its ring."""
        self._single = [(node,) for node in range(size)]
        self.price: dict[int, int] = {}

    def nodes(self, member: int) -> Sequence[int]:
        """Return the nodes of a member."""
        ring = self._rings.get(member)
        return ring.nodes if ring else self._single[member]

    def base(self, member: int) -> int:
        """Return the node of a member that is not matched inside it."""
        while ring := self._rings.get(member):
            member = ring.members[0]
        return member

    def make(self, members: list[int], links: list[Link]) -> int:
        """Make a blossom of a ring that begins with the member which is not matched inside; return its number."""
        number, self._next = self._next, self._next + 1
        self._rings[number] = Ring(members, links, [node for each in members for node in self.nodes(each)])
        for each in members:
            self._around[each] = number
        self.price[number] = 0
        return number

    def take_apart(self, blossom: int) -> Ring:
        """Forget a blossom; return what it was made of."""
        del self.price[blossom]
        ring = self._rings.pop(blossom)
        for each in ring.members:
            del self._around[each]
        return ring

    def rotate(self, member: int, node: int, mate: list[int]) -> None:
        """Match anew inside a member so that this node is left for a mate outside."""
        if member == node:
            return
        ring = self._rings[member]
        part = node
        while (around := self._around[part]) != member:
            part = around
        self._match_along(list(ring.way_to_base(part)), mate)
        self.rotate(part, node, mate)
        at = ring.members.index(part)
        ring.members = ring.members[at:] + ring.members[:at]
        ring.links = ring.links[at:] + ring.links[:at]

    def _match_along(self, way: list[tuple[int, Link | None]], mate: list[int]) -> None:
        """Match every second step of a way of even length, beginning with the second."""
        for (one, _), (other, link) in zip(way[1::2], way[2::2], strict=True):
            if link is not None:
                self.rotate(one, link[0], mate)
                self.rotate(other, link[1], mate)
                mate[link[0]], mate[link[1]] = link[1], link[0]
