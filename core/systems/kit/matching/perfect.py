"""Whether a graph has a perfect matching: Edmonds' blossoms (1965) on rows of bits."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.values import waiting

NOBODY = -1


def has_perfect_matching(rows: dict[int, int]) -> bool:
    """Tell whether all nodes can be matched; `rows` holds the neighbours of each node as a mask (symmetric)."""
    return _match_in_turn(rows) or Blossoms(rows).match_all()


def _match_in_turn(rows: dict[int, int]) -> bool:
    """Tell whether all are matched where each in turn has the last who is left for them: mostly they are."""
    left = mask_of(rows)
    for node, row in rows.items():
        if left >> node & 1:
            open_to = row & left
            if not open_to:
                return False
            left ^= 1 << node | 1 << open_to.bit_length() - 1
    return True


def unmatched(rows: dict[int, int]) -> int:
    """Return how many nodes a matching as large as possible leaves alone."""
    return Blossoms(rows).match_most()


def connected(rows: Mapping[int, int], nodes: int) -> Iterator[int]:
    """Yield the connected parts of the graph of some nodes."""
    while nodes:
        part, fresh = 0, nodes & -nodes
        while fresh:
            part |= fresh
            reached = 0
            for node in places_in(fresh):
                reached |= rows[node]
            fresh = reached & nodes & ~part
        nodes &= ~part
        yield part


class Blossoms:
    """A matching that grows by alternating trees.

    Invariant of a tree: outer nodes are reached from the root by an alternating path of even length;
    the nodes of a blossom, all of them outer, share one base.
    """

    def __init__(self, rows: dict[int, int], start: Mapping[int, int] | None = None) -> None:
        """Take the graph; nothing is matched yet but the pairs of `start` that lie in it (both ways round)."""
        self._rows = rows
        self._mate = dict.fromkeys(rows, NOBODY)
        self._free = self._gone = 0
        for node in rows:
            self._free |= 1 << node
        if start:
            self._begin_with(start)

    def _begin_with(self, start: Mapping[int, int]) -> None:
        rows, mate = self._rows, self._mate
        matched = 0
        for node, other in start.items():
            if node < other and other in rows and rows.get(node, 0) >> other & 1:
                mate[node], mate[other] = other, node
                matched |= 1 << node | 1 << other
        self._free &= ~matched

    @property
    def rows(self) -> Mapping[int, int]:
        """Return the neighbours of every node, as masks."""
        return self._rows

    @property
    def mates(self) -> Mapping[int, int]:
        """Return the partner of every node, NOBODY for one that is alone."""
        return self._mate

    def match_all(self) -> bool:
        """Match every node; False as soon as one cannot be matched, for then no matching has them all."""
        self._match_neighbours()
        return all(self._augment(node) for node in list(places_in(self._free)) if self._free >> node & 1)

    def match_most(self) -> int:
        """Match as many nodes as possible; return how many are left."""
        self.forest()
        return self._free.bit_count()

    def forest(self) -> tuple[int, int]:
        """Match as many nodes as possible; return where even paths from those left lead, and odd ones (masks).

        Where both lead counts as even: that is whom some largest matching leaves alone, and the others are around these
        (Gallai 1963, Edmonds 1965). A node from which no path leads to another free one now is not reached by one later
        either (Berge 1957), nor does one lead through its tree: that is left out while others are matched.
        """
        self._match_neighbours()
        gone = self._gone
        even = odd = 0
        for node in list(places_in(self._free)):
            if self._free >> node & 1 and not self._augment(node):
                even |= self._outer
                odd |= self._reached & ~self._gone & ~self._outer
                self._gone = self._reached
        self._gone = gone
        return even, odd

    def _match_neighbours(self) -> None:
        """Match whoever has a free neighbour, those with few neighbours first."""
        free = [node for node in self._rows if self._free >> node & 1]
        for node in sorted(free, key=lambda node: self._rows[node].bit_count()):
            if self._free >> node & 1:
                open_neighbours = self._rows[node] & self._free
                if open_neighbours:
                    self._marry(node, open_neighbours.bit_length() - 1)

    def _marry(self, one: int, other: int) -> None:
        self._mate[one], self._mate[other] = other, one
        self._free &= ~(1 << one | 1 << other)

    def left_alone_by_some(self) -> int:
        """Return the nodes that some largest matching leaves alone (a mask): even paths from a free one lead there."""
        return self.forest()[0]

    def leave_alone(self, node: int) -> bool:
        """Leave a node alone for good, if some largest matching does; to be asked once this is one (`match_most`)."""
        mate, before = self._mate[node], self._free
        self._gone |= 1 << node
        self._free &= ~self._gone
        if mate == NOBODY:
            return True
        self._mate[mate] = NOBODY
        self._free |= 1 << mate
        if self._augment(mate):
            self._mate[node] = NOBODY
            return True
        self._mate[mate], self._free = node, before
        self._gone ^= 1 << node
        return False

    def partners(self, node: int, among: int = -1) -> int:
        """Return all of some with whom a node can be matched while everybody else is (a mask); once all are.

        Who has no neighbour among them but their mate is told without a tree.
        """
        mate = self._mate[node]
        wanted = self._rows[node] & among & ~self._gone
        if not wanted & ~(1 << mate):
            return wanted
        self._gone |= 1 << node
        self._mate[mate] = NOBODY
        self._free |= 1 << mate
        self._augment(mate)  # it finds nobody: what it reaches could be left alone in its place
        self._gone ^= 1 << node
        self._free ^= 1 << mate
        self._mate[mate] = node
        return self._outer & wanted

    def settle(self, node: int, mate: int) -> None:
        """Match two of `partners` for good."""
        left, alone = self._mate[node], self._mate[mate]
        self._gone |= 1 << node | 1 << mate
        if left != mate:
            self._mate[node], self._mate[mate] = mate, node
            self._mate[left] = self._mate[alone] = NOBODY
            self._free |= 1 << left | 1 << alone
            self._augment(left)

    def settled(self, node: int, mate: int) -> Blossoms:
        """Return the same with two of `partners` matched for good."""
        other = self.matched_as(self)
        other.settle(node, mate)
        return other

    def matched_as(self, example: Blossoms) -> Blossoms:
        """Return the same with the matching of another of these, in which more has been settled."""
        from copy import copy  # few look further than to the first matching

        other = copy(self)
        other._mate = {**example._mate}
        return other

    def restricted(self, only: Mapping[int, int]) -> Blossoms:
        """Return the same with some nodes who have no neighbours but these (masks); what is left is matched as here."""
        rows = dict(self._rows)
        for node, among in only.items():
            for other in places_in(rows[node] & ~among):
                rows[other] &= ~(1 << node)
            rows[node] &= among
        return Blossoms(rows, self._mate)

    def _augment(self, root: int) -> bool:
        """Grow a tree from a free node until it reaches another one."""
        waiting.pulse()
        self._came_from: dict[int, int] = {}
        self._base: dict[int, int] = {}
        self._members: dict[int, int] = {}
        self._outer = 1 << root
        self._reached = self._outer | self._gone
        self._pending = [root]
        ends = self._free & ~(1 << root)
        while self._pending:
            node = self._pending.pop()
            last = node if self._rows[node] & ends else self._grow(node, ends)
            if last != NOBODY:
                self._flip((self._rows[last] & ends).bit_length() - 1, last)
                return True
            while touching := self._rows[node] & self._outer & ~self._blossom(node):
                self._contract(node, touching.bit_length() - 1)
        return False

    def _grow(self, node: int, ends: int) -> int:
        """Add the neighbours not reached yet, and their mates, who are outer; return one of these who has an end.

        NOBODY if none has: odd cycles are closed only where that does not make them needless.
        """
        for inner in places_in(self._rows[node] & ~self._reached):
            mate = self._mate[inner]
            self._came_from[inner] = node
            self._reached |= 1 << inner | 1 << mate
            self._outer |= 1 << mate
            if self._rows[mate] & ends:
                return mate
            self._pending.append(mate)
        return NOBODY

    def _blossom(self, node: int) -> int:
        """Return the members of the blossom a node is in."""
        base = self._base.get(node, node)
        return self._members.get(base, 1 << base)

    def _contract(self, one: int, other: int) -> None:
        """Make one blossom of the odd cycle that an edge between two outer nodes closes."""
        bases, base = self._base, self._common_base(one, other)
        swallowed = self._way_up(one, base, other) | self._way_up(other, base, one)
        before = members = self._members.get(base, 1 << base)
        for each in places_in(swallowed):
            each = bases.get(each, each)
            members |= self._members.get(each, 1 << each)
        for each in places_in(members & ~before):
            bases[each] = base
        self._pending += places_in(members & ~self._outer)
        self._outer |= members
        self._members[base] = members

    def _common_base(self, one: int, other: int) -> int:
        """Return the base at which the ways of two outer nodes to the root meet: both are walked step by step."""
        bases, came_from, mate = self._base, self._came_from, self._mate
        seen, node, waiting = 0, one, other
        while True:
            base = bases.get(node, node)
            if seen >> base & 1:
                return base
            seen |= 1 << base
            up = mate[base]
            if waiting == NOBODY:
                node = came_from[up]
            elif up == NOBODY:
                node, waiting = waiting, NOBODY
            else:
                node, waiting = waiting, came_from[up]

    def _way_up(self, node: int, base: int, child: int) -> int:
        """Return the bases between a node and a base above it; note how each is reached the other way round."""
        came_from, mates, found = self._came_from, self._mate, self._base
        bases = 0
        while (here := found.get(node, node)) != base:
            mate = mates[node]
            bases |= 1 << here | 1 << found.get(mate, mate)
            came_from[node] = child
            child, node = mate, came_from[mate]
        return bases

    def _flip(self, end: int, node: int) -> None:
        """Match along the path from a free node back to the root."""
        while True:
            before = self._mate[node]
            self._marry(end, node)
            if before == NOBODY:
                return
            end, node = before, self._came_from[before]
