"""Perfect matchings of least cost in any graph: Edmonds' primal-dual method (1965).

Every node has a price, and so has every blossom (an odd set of nodes that is treated as one). An edge costs at least
what the prices of its ends make together; it is *tight* where they make exactly that. Only tight edges are ever
matched, so that a perfect matching cannot be undercut. From a free node a tree of tight edges grows; where it is stuck,
the prices of its outer members rise and those of its inner ones fall until another edge is tight. Where that turns out
to be long, trees grow from all free nodes together: an edge between two of them matches both roots, these two are
forgotten, and the others go on as they are. While many are free, all tight edges are looked at instead, as a graph
without costs: as many as can be are matched at these prices, and the trees begin anew.

Costs are four times as large inside, and the first prices are even: all nodes of trees then have prices of the same
parity, and half a slack is an integer.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from heapq import heappop, heappush

from paircard.core.systems.kit.matching import perfect
from paircard.core.systems.kit.matching.rings import Blossoms, Link
from paircard.core.values import waiting

NOBODY = -1

OUTER, INNER = 1, -1
"""How the price of a member of the tree moves with time."""

REACH, MEET, GROW, CLOSE, EXPAND = range(5)
"""What may happen next, in the order in which it does at one time: an edge to a free member outside is tight; one
between two outer members is, where trees may meet; one to another member outside is; one between two outer members is,
where there is only one tree; a blossom is free."""

HARD = 16
"""Where so many events a node are looked at before a free one is reached, trees grow from all that are left."""
SHORT = 64
"""Bits of prices where costs hold no order of players."""
MANY = 24
"""While so many trees grow, all tight edges are looked at where two of them meet."""
OFTEN = 0xFF
"""After so many events a tree that grows lets whoever waits ask for its end."""
WORTHWHILE = 3
"""Where that has matched so many pairs it is done again."""


class WeightedMatching:
    """A matching of tight edges that grows, and the prices which prove it cheapest.

    Nodes are 0, 1 ... `size` - 1, blossoms have the numbers after them; "member" means either. `_now` is how far the
    prices of free nodes have moved. Prices are brought up to date when their owner changes sides (`_settle`), not at
    every move.
    """

    def __init__(self, size: int, edges: Iterable[tuple[int, int, int]]) -> None:
        """Take the graph: two nodes and an integer cost an edge, each pair of nodes once at most."""
        self._cost: list[dict[int, int]] = [{} for _ in range(size)]
        for one, other, cost in edges:
            self._cost[one][other] = self._cost[other][one] = 4 * cost
        self._mate = [NOBODY] * size
        self._price = [0] * size
        """Of a node, with those of all blossoms it lies in."""
        self._top = list(range(size))
        """The outermost blossom around each node, or the node itself."""
        self._blossoms = Blossoms(size)
        self._many_tight = True
        """Whether it was worthwhile to look at all tight edges."""

    def match_all(self, start: Mapping[int, int] | None = None) -> bool:
        """Match every node; False if no matching has them all.

        Pairs of `start` (both ways round) are a good beginning where most of them cost little.
        """
        if not all(self._cost):
            return False
        self._first_prices()
        self._match_tight_of(start or {})
        self._match_tight_neighbours()
        free = self._free()
        together = False
        while free:
            if not self._match_free(free if together else free[:1]):
                return False
            free = self._free()
            together = together or (self._looked_at > HARD * len(self._mate) and self._short(free))
        return True

    def _free(self) -> list[int]:
        return [node for node, mate in enumerate(self._mate) if mate == NOBODY]

    def _short(self, free: list[int]) -> bool:
        """Whether many costs are likely to be equal; longer ones hold an order, and one tree sees less of it."""
        return max((self._price[node].bit_length() for node in free), default=0) <= SHORT

    def pairs(self) -> Iterator[tuple[int, int]]:
        """Yield the pairs, lower node first."""
        return ((node, mate) for node, mate in enumerate(self._mate) if node < mate)

    def may_match(self, one: int, other: int) -> bool:
        """Tell, once all are matched, whether two nodes can be a pair of any cheapest perfect matching.

        If the prices leave a slack they cannot (complementary slackness); inside a blossom some are passed that cannot.
        """
        return self._cost[one][other] <= self._price[one] + self._price[other]

    @property
    def prices_blossoms(self) -> bool:
        """Tell, once all are matched, whether any blossom has a price: prices of nodes alone prove nothing then."""
        return any(self._blossoms.price.values())

    # --- a good beginning ----------------------------------------------------------------------------------

    def _first_prices(self) -> None:
        """Give each node the highest price that its edges allow, half of the cheapest at first."""
        self._price = [min(costs.values()) // 4 * 2 for costs in self._cost]
        for node, costs in enumerate(self._cost):
            self._price[node] = min(cost - self._price[other] for other, cost in costs.items())

    def _match_tight_of(self, start: Mapping[int, int]) -> None:
        for one, other in start.items():
            if self._cost[one].get(other) == self._price[one] + self._price[other]:
                self._mate[one] = other

    def _match_tight_neighbours(self) -> None:
        for node, costs in enumerate(self._cost):
            if self._mate[node] == NOBODY:
                price = self._price[node]
                for other, cost in costs.items():
                    if self._mate[other] == NOBODY and cost == price + self._price[other]:
                        self._mate[node], self._mate[other] = other, node
                        break

    # --- all trees -----------------------------------------------------------------------------------------

    def _match_free(self, roots: list[int]) -> bool:
        """Grow a tree from each of some free nodes until all of them are matched, or some; False if they cannot be."""
        waiting.pulse()
        self._now = self._looked_at = 0
        self._goals = {self._top[node] for node, mate in enumerate(self._mate) if mate == NOBODY} - {*roots}
        """The other members with a free node."""
        self._sides: dict[int, int] = {}
        self._since: dict[int, int] = {}
        self._tree: dict[int, int] = {}
        """Of a member of a tree: its root."""
        self._left = len(roots)
        """How many trees there are."""
        self._meet = MEET if len(roots) > 1 else CLOSE
        self._end: int | None = None
        """When the last tree will be done with at the latest, once known: what would come later is not noted."""
        self._entry: dict[int, Link] = {}
        """Of an inner member: the edge by which the tree came to it, from outside to inside."""
        self._near: dict[int, tuple[int, int]] = {}
        """Of a node outside: when its first edge to an outer one will be tight, and that outer node."""
        self._events: list[tuple[int, int, int, int]] = []
        for root in roots:
            self._join_outer(self._top[root], root)
        while self._left:
            if not self._until_one_more_pair():
                return False
            if self._many_tight and self._left >= MANY:
                self._many_tight = self._match_tight() >= WORTHWHILE
                return True
        return True

    def _until_one_more_pair(self) -> bool:
        while self._events:
            time, what, one, other = heappop(self._events)
            self._looked_at += 1
            if not self._looked_at & OFTEN:
                waiting.pulse()
            if what == EXPAND:
                if self._sides.get(one) == INNER and self._price_of_blossom(one, time) == 0:
                    self._now = time
                    self._expand(one)
                continue
            mine, member = self._top[one], self._top[other]
            if self._sides.get(mine) != OUTER or self._sides.get(member) != (None if what in (REACH, GROW) else OUTER):
                continue
            before, self._now = self._now, time
            if mine == member or self._slack(one, other):
                self._now = before
            elif what == REACH:
                self._augment(one, other)
                return True
            elif what == GROW:
                self._join_inner(member, (one, other), self._tree[mine])
                self._join_outer(self._top[self._mate[self._blossoms.base(member)]], self._tree[mine])
            elif self._tree[mine] == self._tree[member]:
                self._contract(one, other)
            else:
                self._augment(one, other)
                return True
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
        """Bring the prices of a member of a tree up to date and take it off the tree."""
        moved = self._sides.pop(member) * (self._now - self._since.pop(member))
        del self._tree[member]
        if moved:
            for node in self._blossoms.nodes(member):
                self._price[node] += moved
            if member in self._blossoms.price:
                self._blossoms.price[member] += moved

    # --- the trees grow ------------------------------------------------------------------------------------

    def _join_outer(self, member: int, root: int) -> None:
        self._sides[member], self._since[member], self._tree[member] = OUTER, self._now, root
        for node in self._blossoms.nodes(member):
            self._look_around(node)

    def _join_inner(self, member: int, entry: Link, root: int) -> None:
        self._sides[member], self._since[member], self._tree[member] = INNER, self._now, root
        self._entry[member] = entry
        if member in self._blossoms.price:
            heappush(self._events, (self._now + self._blossoms.price[member], EXPAND, member, 0))

    def _look_around(self, node: int) -> None:
        """Note when the edges of a new outer node will be tight."""
        now, price, near, events, end = self._now, self._price[node], self._near, self._events, self._end
        prices, top, sides, since, tree = self._price, self._top, self._sides, self._since, self._tree
        goals, meet = self._goals, self._meet
        mine = top[node]
        # prices are reckoned here and not by `_price_now`: most of the time of a hard field is spent on these lines
        for other, cost in self._cost[node].items():
            member = top[other]
            side = sides.get(member)
            if side is None:
                tight = now + cost - price - prices[other]
                if (end is None or tight < end) and (other not in near or tight < near[other][0]):
                    near[other] = tight, node
                    if member in goals:
                        heappush(events, (tight, REACH, node, other))
                        self._end = end = tight
                    else:
                        heappush(events, (tight, GROW, node, other))
            elif side == OUTER and member != mine:
                tight = now + (cost - price - prices[other] - now + since[member]) // 2
                if end is None or tight < end:
                    heappush(events, (tight, meet, node, other))
                    if self._left == 2 and tree[member] != tree[mine]:
                        self._end = end = tight

    def _look_outside(self, node: int, not_before: int) -> None:
        """Note when the first edge of a node outside the trees to an outer one will be tight: not before some time."""
        prices, top, sides, since = self._price, self._top, self._sides, self._since
        first: tuple[int, int] | None = None
        soonest = not_before + prices[node]
        for other, cost in self._cost[node].items():
            member = top[other]
            if sides.get(member) == OUTER:
                tight = cost - prices[other] + since[member]
                if first is None or tight < first[0]:
                    first = tight, other
                    if tight <= soonest:  # where many cost the same, the next one will do
                        break
        if first is None:
            self._near.pop(node, None)
            return
        tight = first[0] - prices[node]
        self._near[node] = tight, first[1]
        heappush(self._events, (tight, GROW, first[1], node))

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
        root = self._tree[stem]
        for member in ring:
            self._settle(member)
        blossom = self._blossoms.make(ring, links)
        for node in self._blossoms.nodes(blossom):
            self._top[node] = blossom
        self._sides[blossom], self._since[blossom], self._tree[blossom] = OUTER, self._now, root
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
        root = self._tree[blossom]
        self._settle(blossom)
        entry = self._entry.pop(blossom)
        parts = self._blossoms.take_apart(blossom)
        for part in parts.members:
            for node in self._blossoms.nodes(part):
                self._top[node] = part
        for part, link in parts.way_to_base(self._top[entry[1]]):
            if link is None:
                self._join_inner(part, entry, root)
            elif self._mate[link[0]] == link[1]:
                self._join_outer(part, root)
            else:
                self._join_inner(part, link, root)
        for part in parts.members:
            if part not in self._sides:
                for node in self._blossoms.nodes(part):
                    self._look_outside(node, self._now)

    # --- all tight edges at once ---------------------------------------------------------------------------

    def _match_tight(self) -> int:
        """Match as many members as tight edges alone can, all trees forgotten; return how many pairs are new."""
        for member in [*self._tree]:
            self._settle(member)
        self._take_apart_what_is_free()
        members = [*dict.fromkeys(self._top)]
        at = {member: place for place, member in enumerate(members)}
        mates = {}
        for place, member in enumerate(members):
            mate = self._mate[self._blossoms.base(member)]
            if mate != NOBODY:
                mates[place] = at[self._top[mate]]
        found = perfect.Blossoms(self._tight_rows(at), mates)
        left = found.match_most()
        for place, mate in found.mates.items():
            if place < mate and mates.get(place) != mate:
                self._marry(members[place], members[mate])
        return (len(members) - len(mates) - left) // 2

    def _take_apart_what_is_free(self) -> None:
        """Take apart the outermost blossoms that have no price, and what they were made of."""
        members = [*dict.fromkeys(self._top)]
        while members:
            member = members.pop()
            if self._blossoms.price.get(member) == 0:
                for part in self._blossoms.take_apart(member).members:
                    members.append(part)
                    for node in self._blossoms.nodes(part):
                        self._top[node] = part

    def _tight_rows(self, at: dict[int, int]) -> dict[int, int]:
        """Return which members tight edges lead to, by their places, as masks."""
        rows = dict.fromkeys(at.values(), 0)
        prices, bits = self._price, [1 << at[member] for member in self._top]
        for node, costs in enumerate(self._cost):
            price, row = prices[node], 0
            for other, cost in costs.items():
                if cost == price + prices[other]:
                    row |= bits[other]
            rows[at[self._top[node]]] |= row
        return {place: row & ~(1 << place) for place, row in rows.items()}

    def _marry(self, one: int, other: int) -> None:
        """Match two members by a tight edge."""
        node, mate = next(
            (node, mate)
            for node in self._blossoms.nodes(one)
            for mate in self._blossoms.nodes(other)
            if self._cost[node].get(mate) == self._price[node] + self._price[mate]
        )
        for member, left, with_ in ((one, node, mate), (other, mate, node)):
            self._blossoms.rotate(member, left, self._mate)
            self._mate[left] = with_

    # --- matching along the way ----------------------------------------------------------------------------

    def _augment(self, one: int, other: int) -> None:
        """Match an outer node with one of another tree, or a free one; their trees are forgotten."""
        roots = {self._tree.get(self._top[node]) for node in (one, other)} - {None}
        self._match_up(one, other)
        self._match_up(other, one)
        members = [member for member, root in self._tree.items() if root in roots]
        for member in members:
            self._settle(member)
        self._left -= len(roots)
        if not self._left:
            return
        gone = {node for member in members for node in self._blossoms.nodes(member)}
        lost = {
            node: tight
            for node, (tight, outer) in self._near.items()
            if outer in gone and self._top[node] not in self._sides
        }
        for node in gone.union(lost):
            self._look_outside(node, self._now if node in gone else lost[node])

    def _match_up(self, node: int, mate: int) -> None:
        """Match an outer node anew, and along the way back to the root."""
        while True:
            member = self._top[node]
            left = self._mate[self._blossoms.base(member)]
            self._blossoms.rotate(member, node, self._mate)
            self._mate[node] = mate
            if left == NOBODY:
                return
            inner = self._top[left]
            node, mate = self._entry[inner]
            self._blossoms.rotate(inner, mate, self._mate)
            self._mate[mate] = node
