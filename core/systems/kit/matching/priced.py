"""Perfect matchings of least cost where many edges cost the same: Edmonds' primal-dual method (1965) on rows of bits.

Every node has a price, and so has every blossom (an odd set of nodes that is treated as one). An edge costs at least
what the prices of its ends make together, those of blossoms it leaves included; it is *tight* where they make exactly
that. A perfect matching of tight edges of which one leaves every blossom with a price cannot be undercut. In turn, as
many members as can be are matched by tight edges, as a graph without costs; then the prices move, as far as they can:
those rise whom some such matching leaves alone, and their neighbours fall. The former hang together in odd sets, which
are the new blossoms; a blossom whose price is down to nothing is none any more. Where few costs are different few such
turns are needed, and nodes of one price are looked at together.

Costs are four times as large inside, and the first prices are even: all nodes that move then have prices of the same
parity, and half a slack is an integer.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from paircard.core.systems.kit.bit_masks import places_in
from paircard.core.systems.kit.matching.perfect import NOBODY, Blossoms, connected
from paircard.core.values import waiting
from paircard.core.values.changing import dataclass

Classes = Mapping[int, Mapping[int, int]]
"""Of every node: at each cost all whom it may be matched with, as a mask; symmetric, and no two have two costs."""


@dataclass(slots=True)
class Blossom:
    """An odd set of nodes, what it was made of, and its price."""

    nodes: int
    members: list[Member]
    price: int

    @property
    def name(self) -> int:
        """The node that stands for it where it is treated as one."""
        return (self.nodes & -self.nodes).bit_length() - 1


Member = int | Blossom
"""A node by its number, or a blossom."""


def name_of(member: Member) -> int:
    """Return the node that stands for a member."""
    return member if isinstance(member, int) else member.name


def nodes_of(member: Member) -> int:
    """Return the nodes of a member, as a mask."""
    return 1 << member if isinstance(member, int) else member.nodes


class Priced:
    """Prices that prove a matching cheapest."""

    def __init__(self, classes: Classes) -> None:
        """Take the graph; costs are integers of at least 0."""
        self.costs = {node: [(4 * cost, mask) for cost, mask in by_cost.items()] for node, by_cost in classes.items()}
        self.price = dict.fromkeys(self.costs, 0)
        """Of a node, with those of all blossoms it lies in."""
        self.members: dict[int, Member] = {node: node for node in self.costs}
        """The outermost blossoms and the nodes in none, by name."""
        self._mates: dict[int, int] = {}
        """Of members, by name."""

    def match_all(self) -> bool:
        """Find prices at which all nodes can be matched; False if no matching has them all."""
        if not all(self.costs.values()):
            return False
        self._first_prices()
        while True:
            waiting.pulse()
            self._take_apart_what_is_free()
            rows = self._tight_rows()
            blossoms = Blossoms(rows, self._mates)
            rising, falling = blossoms.forest()
            self._mates = {node: mate for node, mate in blossoms.mates.items() if mate != NOBODY}
            if not rising:
                return True
            parts = [*connected(rows, rising)]
            by = self._as_far_as_can_be(parts, falling)
            if by is None:
                return False
            self._move(parts, falling, by)

    @property
    def cost(self) -> int:
        """What the matchings cost whose prices these are: all prices, each blossom's once for all its nodes."""
        cost, members = sum(self.price.values()), [*self.members.values()]
        for member in members:
            if isinstance(member, Blossom):
                cost -= member.price * (member.nodes.bit_count() - 1)
                members += member.members
        return cost // 4

    def levels(self) -> dict[int, int]:
        """Return the nodes of each price, as masks."""
        levels: dict[int, int] = {}
        for node, price in self.price.items():
            levels[price] = levels.get(price, 0) | 1 << node
        return levels

    # --- prices ------------------------------------------------------------------------------------------------

    def _first_prices(self) -> None:
        """Give each node the highest price that its edges allow, half of the cheapest at first."""
        prices = self.price
        for node, costs in self.costs.items():
            prices[node] = min(cost for cost, _ in costs) // 4 * 2
        levels = self.levels()
        for node, costs in self.costs.items():
            highest = min(cost - level for cost, mask in costs for level, others in levels.items() if mask & others)
            levels[prices[node]] ^= 1 << node
            levels[highest] = levels.get(highest, 0) | 1 << node
            prices[node] = highest

    def _as_far_as_can_be(self, parts: list[int], falling: int) -> int | None:
        """Return how far prices move until another edge is tight or a blossom free; None if that is never."""
        sets = [self._nodes(part) for part in parts]
        rising = sum(sets)
        single = sum(nodes for nodes in sets if not nodes & nodes - 1)
        levels = self.levels()
        moved = rising | self._nodes(falling)
        beside = [(level, nodes & ~moved) for level, nodes in levels.items() if nodes & ~moved]
        among = [(level, nodes & rising) for level, nodes in levels.items() if nodes & rising]
        slacks = [blossom.price for blossom in self._blossoms(falling)]
        for nodes in [each for each in sets if each & each - 1] + [single]:
            others = rising & ~nodes if nodes != single else rising
            for edge, reached in self._lacking(nodes).items():
                slacks += [edge - level for level, some in beside if reached & some]
                if reached & others:
                    slacks += [(edge - level) // 2 for level, some in among if reached & others & some]
        return min(slacks, default=None)

    def _lacking(self, nodes: int) -> dict[int, int]:
        """Return what edges of some nodes cost beyond the price of their own end, and whom they lead to, as masks."""
        lacking: dict[int, int] = {}
        for node in places_in(nodes):
            price = self.price[node]
            for cost, others in self.costs[node]:
                lacking[cost - price] = lacking.get(cost - price, 0) | others
        return lacking

    def _move(self, parts: list[int], falling: int, by: int) -> None:
        for blossom in self._blossoms(falling):
            blossom.price -= by
        for node in places_in(self._nodes(falling)):
            self.price[node] -= by
        for part in parts:
            for node in places_in(self._nodes(part)):
                self.price[node] += by
            if part & part - 1:
                self._make_one(part)
            for blossom in self._blossoms(part if not part & part - 1 else part & -part):
                blossom.price += by

    # --- members -----------------------------------------------------------------------------------------------

    def _nodes(self, names: int) -> int:
        """Return the nodes of some members, all given as masks."""
        nodes = 0
        for name in places_in(names):
            nodes |= nodes_of(self.members[name])
        return nodes

    def _blossoms(self, names: int) -> Iterator[Blossom]:
        return (each for name in places_in(names) if isinstance(each := self.members[name], Blossom))

    def _make_one(self, part: int) -> None:
        """Make one blossom of members that hang together; at most one of them is matched outside."""
        names = [*places_in(part)]
        blossom = Blossom(self._nodes(part), [self.members.pop(name) for name in names], 0)
        mates = [self._mates.pop(name, NOBODY) for name in names]
        outside = next((mate for mate in mates if mate != NOBODY and not part >> mate & 1), NOBODY)
        self.members[blossom.name] = blossom
        if outside != NOBODY:
            self._mates[blossom.name], self._mates[outside] = outside, blossom.name

    def _take_apart_what_is_free(self) -> None:
        """Take apart the outermost blossoms that have no price, and what they were made of."""
        free = [each for each in self.members.values() if isinstance(each, Blossom) and not each.price]
        while free:
            blossom = free.pop()
            del self.members[blossom.name]
            self._mates.pop(self._mates.pop(blossom.name, NOBODY), None)
            self.members.update({name_of(member): member for member in blossom.members})
            free += [each for each in blossom.members if isinstance(each, Blossom) and not each.price]

    def _tight_rows(self) -> dict[int, int]:
        """Return which members tight edges lead to, by name, as masks."""
        levels, prices, rows = self.levels(), self.price, dict[int, int]()
        blossoms = [each for each in self.members.values() if isinstance(each, Blossom)]
        for name, member in self.members.items():
            row = 0
            for node in places_in(nodes_of(member)):
                price = prices[node]
                for cost, others in self.costs[node]:
                    row |= others & levels.get(cost - price, 0)
            for blossom in blossoms:
                if row & blossom.nodes:
                    row = row & ~blossom.nodes | 1 << blossom.name
            rows[name] = row & ~(1 << name)
        return rows
