"""Perfect matchings of least cost in any graph: Edmonds' primal-dual method (1965), one tree at a time.

Every node has a price, and so has every blossom (an odd set of nodes that is treated as one). An edge costs at least
what the prices of its ends make together; it is *tight* where they make exactly that. Only tight edges are ever
matched, so that a perfect matching cannot be undercut. From each free node a tree of tight edges grows; where it is
stuck, the prices of its outer members rise and those of its inner ones fall until another edge is tight.

Costs are doubled inside: all nodes of a tree then have prices of the same parity, and half a slack is an integer.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from heapq import heappop, heappush

from core.systems.kit.matching.rings import Blossoms, Link

NOBODY = -1

OUTER, INNER = 1, -1
"""How the price of a member of the tree moves with time."""

REACH, GROW, MEET, EXPAND = range(4)
"""What may happen next, in the order in which it does at one time: an edge to a free member is tight, which ends the
stage; one to another outside is, one between two outer members is; a blossom is free."""


class WeightedMatching:
    """A matching of tight edges that grows, and the prices which prove it cheapest.

    Nodes are 0, 1 ... `size` - 1, blossoms have the numbers after them; "member" means either. Inside a stage, which
    ends with one more pair, `_now` is how far the prices of the tree have moved. Prices are brought up to date when
    their owner changes sides (`_settle`), not at every move.
    """

    def __init__(self, size: int, edges: Iterable[tuple[int, int, int]]) -> None:
        """Take the graph: two nodes and an integer cost an edge, each pair of nodes once at most."""
        self._cost: list[dict[int, int]] = [{} for _ in range(size)]
        for one, other, cost in edges:
            self._cost[one][other] = self._cost[other][one] = 2 * cost
        self._mate = [NOBODY] * size
        self._price = [0] * size
        """Of a node, with those of all blossoms it lies in."""
        self._top = list(range(size))
        """The outermost blossom around each node, or the node itself."""
        self._blossoms = Blossoms(size)

    def match_all(self) -> bool:
        """Match every node; False if no matching has them all."""
        if not all(self._cost):
            return False
        self._first_prices()
        self._match_tight_neighbours()
        return all(self._stage(node) for node in range(len(self._mate)) if self._mate[node] == NOBODY)

    def pairs(self) -> Iterator[tuple[int, int]]:
        """Yield the pairs, lower node first."""
        return ((node, mate) for node, mate in enumerate(self._mate) if node < mate)

    def may_match(self, one: int, other: int) -> bool:
        """Tell, once all are matched, whether two nodes can be a pair of any cheapest perfect matching.

        If the prices leave a slack they cannot (complementary slackness); inside a blossom some are passed that cannot.
        """
        return self._cost[one][other] <= self._price[one] + self._price[other]

    # --- a good beginning ----------------------------------------------------------------------------------

    def _first_prices(self) -> None:
        """Give each node the highest price that its edges allow, half of the cheapest at first."""
        self._price = [min(costs.values()) // 2 for costs in self._cost]
        for node, costs in enumerate(self._cost):
            self._price[node] = min(cost - self._price[other] for other, cost in costs.items())

    def _match_tight_neighbours(self) -> None:
        for node, costs in enumerate(self._cost):
            if self._mate[node] == NOBODY:
                price = self._price[node]
                for other, cost in costs.items():
                    if self._mate[other] == NOBODY and cost == price + self._price[other]:
                        self._mate[node], self._mate[other] = other, node
                        break

    # --- one stage -----------------------------------------------------------------------------------------

    def _stage(self, root: int) -> bool:
        """Grow a tree from a free node until it reaches another one and match along the way; False if it cannot."""
        self._now = 0
        self._goals = {self._top[node] for node, mate in enumerate(self._mate) if mate == NOBODY}
        """The members with a free node."""
        self._end: int | None = None
        """When the stage will end at the latest, once that is known: what would happen later is not noted."""
        self._sides: dict[int, int] = {}
        self._since: dict[int, int] = {}
        self._entry: dict[int, Link] = {}
        """Of an inner member: the edge by which the tree came to it, from outside to inside."""
        self._near: dict[int, tuple[int, int]] = {}
        """Of a node that is not outer: its least slack towards an outer one, plus the time it is to be reckoned from
        while it is outside the tree; and that outer node."""
        self._events: list[tuple[int, int, int, int]] = []
        self._join_outer(self._top[root])
        found = self._until_a_free_node()
        for member in list(self._sides):
            self._settle(member)
        return found

    def _until_a_free_node(self) -> bool:
        while self._events:
            time, what, one, other = heappop(self._events)
            if what == EXPAND:
                if self._sides.get(one) == INNER and self._price_of_blossom(one, time) == 0:
                    self._now = time
                    self._expand(one)
                continue
            member = self._top[other]
            side = self._sides.get(member)
            if side == INNER or (side == OUTER) != (what == MEET) or member == self._top[one]:
                continue
            before, self._now = self._now, time
            if self._slack(one, other):
                self._now = before
            elif what == MEET:
                self._contract(one, other)
            elif self._mate[self._blossoms.base(member)] == NOBODY:
                self._augment(one, other)
                return True
            else:
                self._join_inner(member, (one, other))
                self._join_outer(self._top[self._mate[self._blossoms.base(member)]])
        return False

    def _slack(self, one: int, other: int) -> int:
        return self._cost[one][other] - self._price_now(one) - self._price_now(other)

    def _price_now(self, node: int) -> int:
        member = self._top[node]
        side = self._sides.get(member)
        return self._price[node] + side * (self._now - self._since[member]) if side else self._price[node]

    def _price_of_blossom(self, blossom: int, time: int) -> int:
        return self._blossoms.price[blossom] + self._sides[blossom] * (time - self._since[blossom])

    def _settle(self, member: int) -> None:
        """Bring the prices of a member of the tree up to date and take it off the tree."""
        moved = self._sides.pop(member) * (self._now - self._since.pop(member))
        if moved:
            for node in self._blossoms.nodes(member):
                self._price[node] += moved
            if member in self._blossoms.price:
                self._blossoms.price[member] += moved

    # --- the tree grows ------------------------------------------------------------------------------------

    def _join_outer(self, member: int) -> None:
        self._sides[member], self._since[member] = OUTER, self._now
        for node in self._blossoms.nodes(member):
            self._look_around(node)

    def _join_inner(self, member: int, entry: Link) -> None:
        self._sides[member], self._since[member] = INNER, self._now
        self._entry[member] = entry
        self._move_near(member, -self._now)
        if member in self._blossoms.price:
            heappush(self._events, (self._now + self._blossoms.price[member], EXPAND, member, 0))

    def _move_near(self, member: int, by: int) -> None:
        for node in self._blossoms.nodes(member):
            if node in self._near:
                slack, outer = self._near[node]
                self._near[node] = slack + by, outer

    def _look_around(self, node: int) -> None:
        """Note when the edges of a new outer node will be tight."""
        now, price, near, events = self._now, self._price[node], self._near, self._events
        prices, top, sides, since, goals = self._price, self._top, self._sides, self._since, self._goals
        mine = top[node]
        # prices are reckoned here and not by `_price_now`: most of the time of a hard field is spent on these lines
        for other, cost in self._cost[node].items():
            member = top[other]
            side = sides.get(member)
            if side is None:
                tight = now + cost - price - prices[other]
                if other not in near or tight < near[other][0]:
                    near[other] = tight, node
                    if self._end is None or tight < self._end:
                        if member in goals:
                            self._end = tight
                        heappush(events, (tight, REACH if member in goals else GROW, node, other))
            elif side == INNER:
                slack = cost - price - prices[other] + now - since[member]
                if other not in near or slack < near[other][0]:
                    near[other] = slack, node
            elif member != mine:
                slack = cost - price - prices[other] - now + since[member]
                tight = now + slack // 2
                if self._end is None or tight < self._end:
                    heappush(events, (tight, MEET, node, other))

    # --- blossoms ------------------------------------------------------------------------------------------

    def _contract(self, one: int, other: int) -> None:
        """Make one blossom of the odd cycle that an edge between two outer members closes."""
        stem, left, right = self._cycle(one, other)
        ring = [stem, *(member for member, _ in reversed(left)), *(member for member, _ in right)]
        links = [
            *((link[0], link[1]) for _, link in reversed(left)),
            (one, other),
            *((link[1], link[0]) for _, link in right),
        ]
        newly_outer = [node for member in ring if self._sides[member] == INNER for node in self._blossoms.nodes(member)]
        for member in ring:
            self._settle(member)
        blossom = self._blossoms.make(ring, links)
        for node in self._blossoms.nodes(blossom):
            self._top[node] = blossom
        self._sides[blossom], self._since[blossom] = OUTER, self._now
        for node in newly_outer:
            self._look_around(node)

    def _cycle(self, one: int, other: int) -> tuple[int, list[tuple[int, Link]], list[tuple[int, Link]]]:
        """Return where the ways of two outer nodes to the root meet, and both ways up to there, without it.

        A step of a way is a member and the edge to it from the next one, the end at the next one first.
        """
        ways = self._way_up(one), self._way_up(other)
        on_left = {self._top[one], *(self._top[link[0]] for _, link in ways[0])}
        stem = self._top[other]
        for _, link in ways[1]:
            if stem in on_left:
                break
            stem = self._top[link[0]]
        left, right = (self._below(stem, node, way) for node, way in zip((one, other), ways, strict=True))
        return stem, left, right

    def _way_up(self, node: int) -> list[tuple[int, Link]]:
        way = []
        member = self._top[node]
        while (mate := self._mate[base := self._blossoms.base(member)]) != NOBODY:
            inner = self._top[mate]
            way += [(member, (mate, base)), (inner, self._entry[inner])]
            member = self._top[self._entry[inner][0]]
        return way

    def _below(self, stem: int, node: int, way: list[tuple[int, Link]]) -> list[tuple[int, Link]]:
        steps = []
        for member, link in way if self._top[node] != stem else ():
            steps.append((member, link))
            if self._top[link[0]] == stem:
                break
        return steps

    def _expand(self, blossom: int) -> None:
        """Take an inner blossom apart whose price is down to nothing; the tree goes through it by tight edges."""
        self._move_near(blossom, self._now)
        self._settle(blossom)
        entry = self._entry.pop(blossom)
        parts = self._blossoms.take_apart(blossom)
        for part in parts.members:
            for node in self._blossoms.nodes(part):
                self._top[node] = part
        for part, link in parts.way_to_base(self._top[entry[1]]):
            if link is None:
                self._join_inner(part, entry)
            elif self._mate[link[0]] == link[1]:
                self._join_outer(part)
            else:
                self._join_inner(part, link)
        for part in parts.members:
            if part not in self._sides:
                self._note_near(part)

    def _note_near(self, member: int) -> None:
        for node in self._blossoms.nodes(member):
            if node in self._near:
                tight, outer = self._near[node]
                heappush(self._events, (tight, GROW, outer, node))

    # --- matching along the way ----------------------------------------------------------------------------

    def _augment(self, node: int, free: int) -> None:
        """Match an outer node with a free one, and along the way back to the root."""
        self._blossoms.rotate(self._top[free], free, self._mate)
        self._mate[free] = node
        while True:
            member = self._top[node]
            left = self._mate[self._blossoms.base(member)]
            self._blossoms.rotate(member, node, self._mate)
            self._mate[node] = free
            if left == NOBODY:
                return
            inner = self._top[left]
            node, free = self._entry[inner]
            self._blossoms.rotate(inner, free, self._mate)
            self._mate[free] = node
