"""All perfect matchings of least cost at once: with whom a node can be in one of them, once some pairs are settled.

Prices prove a matching cheapest, and say by that which others are: the perfect matchings of tight edges of which just
one leaves every blossom with a price (complementary slackness). What happens inside a blossom and what outside have
nothing in common but the node that is matched outside. So every blossom is a graph of its own, as is what is left
around the outermost: its members are nodes, a place `beyond` stands for all outside, and both sides say by which nodes
of the blossom they can do. Each of these graphs has no costs, and one search answers (Gallai 1963, Edmonds 1965).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from operator import or_

from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.kit.matching.perfect import NOBODY, Blossoms
from paircard.core.systems.kit.matching.priced import Member, Priced


class Part:
    """A blossom with a price, or the whole graph: what is not settled of it."""

    def __init__(self, nodes: int, outside: Part | None) -> None:
        """Take all its nodes, and the part around it."""
        self.nodes = nodes
        self.outside = outside
        self.single = 0
        """Its nodes that lie in no smaller part and are not settled."""
        self.inner: list[Part] = []
        """Its smaller parts that are not settled."""
        self.tight: dict[int, int] = {}
        """Whom tight edges lead to from a node to those of other members, as masks."""
        self.open = nodes if outside else 0
        """By which nodes what is inside can be matched outside; none once that is settled."""
        self.wanted: int | None = None
        """By which of these what is outside can do; None where that is not known."""
        self.graph: Blossoms | None = None
        """The members, and the place beyond: matched. None where it has to be made anew."""
        self._mates: Mapping[int, int] = {}

    @property
    def name(self) -> int:
        """The node that stands for it in the part around it."""
        return (self.nodes & -self.nodes).bit_length() - 1

    def named(self, row: int) -> int:
        """Return members by name in the place of their nodes."""
        for part in self.inner:
            if row & part.nodes:
                row = row & ~part.nodes | 1 << part.name
        return row

    def nodes_of(self, names: int) -> int:
        """Return all nodes by which some members can be matched."""
        return names & self.single | reduce(or_, (each.open for each in self.inner if names >> each.name & 1), 0)

    def rows(self) -> dict[int, int]:
        """Return which members can be matched with each other, by name."""
        open_ = self.nodes_of(-1)
        rows = {node: self.named(self.tight[node] & open_) for node in places_in(self.single)}
        for part in self.inner:
            met = reduce(or_, (self.tight[node] for node in places_in(part.open)), 0)
            rows[part.name] = self.named(met & open_)
        return rows

    def matched(self, rows: dict[int, int]) -> bool:
        """Make the graph; tell whether all in it can be matched."""
        self.graph = Blossoms(rows, self._mates)
        possible = self.graph.match_all()
        self._mates = self.graph.mates
        return possible

    def copied(self, outside: Part | None, keep: Mapping[int, int]) -> Part:
        """Return the same with only these left for some nodes."""
        part = Part(self.nodes, outside)
        part.single, part.open, part._mates = self.single, self.open, self._mates
        tight = part.tight = dict(self.tight)
        for node, kept in keep.items():
            for other in places_in(tight.get(node, 0) & ~kept):
                tight[node] &= ~(1 << other)
                tight[other] &= ~(1 << node)
        part.inner = [each.copied(part, keep) for each in self.inner]
        return part


class CheapestOnes:
    """The cheapest perfect matchings of a graph that have the pairs settled so far."""

    def __init__(self, priced: Priced) -> None:
        """Take prices at which all nodes are matched."""
        self.cost = priced.cost
        """What each of them costs."""
        self._beyond = max(priced.costs, default=0) + 1
        self._parts: list[Part] = []
        """All of them, the inner ones first."""
        self._part: dict[int, Part] = {}
        """The smallest part a node lies in."""
        self._settled: dict[int, int] = {}
        self._whole = self._divided(priced, [*priced.members.values()], mask_of(priced.costs), None, 0)

    def _divided(self, priced: Priced, members: list[Member], nodes: int, outside: Part | None, inside_of: int) -> Part:
        """Make a part of some members; edges in it do not leave blossoms whose prices make `inside_of`."""
        part = Part(nodes, outside)
        waiting = [*members]
        while waiting:
            member = waiting.pop()
            if isinstance(member, int):
                part.single |= 1 << member
                self._part[member] = part
            elif member.price:
                part.inner.append(self._divided(priced, member.members, member.nodes, part, inside_of + member.price))
            else:
                waiting += member.members
        self._tighten(part, priced, inside_of)
        self._parts.append(part)
        return part

    def _tighten(self, part: Part, priced: Priced, inside_of: int) -> None:
        levels: dict[int, int] = {}
        for node in places_in(part.nodes):
            levels[priced.price[node]] = levels.get(priced.price[node], 0) | 1 << node
        for nodes in [*(1 << node for node in places_in(part.single)), *(each.nodes for each in part.inner)]:
            for node in places_in(nodes):
                above, row = priced.price[node] - 2 * inside_of, 0
                for cost, others in priced.costs[node]:
                    row |= others & levels.get(cost - above, 0)
                part.tight[node] = row & ~nodes

    @property
    def prices_blossoms(self) -> bool:
        """Tell whether not all that can be made of tight edges is as cheap: more than one part has to be matched."""
        return len(self._parts) > 1

    # --- what can be ---------------------------------------------------------------------------------------------

    def partners(self, node: int, among: int = -1) -> int:
        """Return all of some with whom a node can be matched (masks)."""
        part: Part | None = self._part[node]
        name, found = node, 0
        while part:
            wanted = part.named(part.tight[node] & among & part.nodes_of(-1))
            members = self._graph(part).partners(name, wanted | 1 << self._beyond)
            found |= part.tight[node] & among & part.nodes_of(members)
            if not members >> self._beyond & 1 or not self._wanted(part) >> node & 1:
                break
            name, part = part.name, part.outside
        return found

    def first_partner(self, node: int, among: int) -> int:
        """Return the first of some with whom a node can be matched; it is known that it can be with one of them."""
        part = self._part[node]
        mate = self._graph(part).mates[node]
        if (part.single & among) >> mate & 1 and not self.near(node) & among & ~(-1 << mate):
            return mate
        partners = self.partners(node, among)
        return (partners & -partners).bit_length() - 1

    def _graph(self, part: Part) -> Blossoms:
        if part.graph is None and not part.matched(self._with_beyond(part)):
            raise AssertionError("only what can be matched is settled")
        assert part.graph is not None
        return part.graph

    def _with_beyond(self, part: Part) -> dict[int, int]:
        rows = part.rows()
        if part.open:
            leaving = rows[self._beyond] = part.named(self._wanted(part) & part.nodes_of(-1))
            for name in places_in(leaving):
                rows[name] |= 1 << self._beyond
        return rows

    def _wanted(self, part: Part) -> int:
        """Return by which of its nodes a part can be matched outside, as far as that is seen from there."""
        if part.wanted is None:
            part.wanted = 0
            if outside := part.outside:
                members = self._graph(outside).partners(part.name)
                others = outside.nodes_of(members)
                part.wanted = mask_of(node for node in places_in(part.open) if outside.tight[node] & others)
                if members >> self._beyond & 1:
                    part.wanted |= part.open & self._wanted(outside)
        return part.wanted

    # --- what is settled -----------------------------------------------------------------------------------------

    def settle(self, node: int, mate: int) -> None:
        """Match two of `partners` for good."""
        self._settled[node], self._settled[mate] = mate, node
        part = self._part[node]
        while not part.nodes >> mate & 1:
            part = self._left_by(part, node)
        other = self._part[mate]
        while other is not part:
            other = self._left_by(other, mate)
        names = [self._taken_out(part, each) for each in (node, mate)]
        if part.graph:
            part.graph.settle(*names)
        self._changed(part)

    def _left_by(self, part: Part, node: int) -> Part:
        """Settle by which node a part is matched outside; return the part around it."""
        self._taken_out(part, node)
        part.open, part.graph = 0, None
        assert part.outside is not None
        return part.outside

    def _taken_out(self, part: Part, node: int) -> int:
        """Take out the member of a part in which a node lies; return its name."""
        if part.single >> node & 1:
            part.single ^= 1 << node
            return node
        member = next(each for each in part.inner if each.nodes >> node & 1)
        part.inner.remove(member)
        return member.name

    def _changed(self, part: Part) -> None:
        """See what becomes of the parts around one in which something is settled; others ask again when asked."""
        while (outside := part.outside) and part.open:
            left = self._can_leave(part)
            if left == part.open:
                break
            part.open, outside.graph = left, None
            part = outside
        for each in self._parts:
            each.wanted = None
            if each.open:
                each.graph = None

    def _can_leave(self, part: Part) -> int:
        """Return by which nodes a part can be matched outside while all others in it are matched inside."""
        blossoms = Blossoms(part.rows(), {})
        alone, _ = blossoms.forest()
        return part.nodes_of(alone) if list(blossoms.mates.values()).count(NOBODY) == 1 else 0

    def narrowed(self, keep: Mapping[int, int]) -> CheapestOnes | None:
        """Return those in which some nodes are matched with these only; None if there are none."""
        other = CheapestOnes.__new__(CheapestOnes)
        other.cost, other._beyond, other._settled = self.cost, self._beyond, dict(self._settled)
        kept = {part: part.copied(None, keep) for part in self._parts if not part.outside or not part.open}
        other._parts = [each for part in kept.values() for each in _inner_first(part)]
        other._whole = kept[self._whole]
        other._part = {node: part for part in other._parts for node in places_in(part.single)}
        for part in other._parts:
            if part.open:
                part.open = other._can_leave(part)
                if not part.open:
                    return None
        return other if all(part.matched(part.rows()) for part in kept.values()) else None

    def having(self, keep: Mapping[int, int]) -> CheapestOnes:
        """Return those in which some nodes are matched with these only; it is known that there are some."""
        if not any(self.near(node) & ~kept for node, kept in keep.items()):
            return self
        ones = self.narrowed(keep)
        if ones is None:
            raise AssertionError("some were found before")
        return ones

    def taking(
        self, ordered: Sequence[int], wanted: Mapping[int, int], quotas: Sequence[tuple[int, int]] = ()
    ) -> tuple[CheapestOnes, list[int]]:
        """Return those in which, one after the other, each node that can be is matched with one of those wanted for it.

        And which these nodes are: the first such set, compared from its first node on. Quotas say of how many of some
        nodes (a mask) that is so in all of them, where it is known.
        """
        left = [[nodes, count] for nodes, count in quotas]
        first = [node for node in ordered if _counted(node, left)] if left else []
        if first and (ones := self.narrowed({node: wanted[node] for node in first})):
            return ones, first
        left = [[nodes, count] for nodes, count in quotas]
        ones, mates, taken, kept = self, self.mates(), list[int](), dict[int, int]()
        for node in ordered:
            if not _may_count(node, left):
                continue
            if not wanted[node] >> mates[node] & 1:
                ones, kept = ones.having(kept), {}
                if not ones.partners(node, wanted[node]):
                    continue
                ones = ones.having({node: wanted[node]})
                mates = ones.mates()
            taken.append(node)
            kept[node] = wanted[node]
            _counted(node, left)
        return ones.having(kept), taken

    def unsettled(self) -> Iterator[int]:
        """Yield all nodes that are not settled."""
        return (node for node in self._part if node not in self._settled)

    def near(self, node: int) -> int:
        """Return whom tight edges lead to from a node that is not settled (a mask): nobody else can be a partner."""
        part: Part | None = self._part[node]
        near = 0
        while part:
            near |= part.tight[node] & part.nodes_of(-1)
            part = part.outside if part.open else None
        return near

    # --- one of them -----------------------------------------------------------------------------------------------

    def mates(self) -> dict[int, int]:
        """Return one of the matchings: the partner of every node."""
        mates = dict(self._settled)
        for part in self._parts:
            if not part.open:
                self._fill(part, self._graph(part).mates, mates)
        return mates

    def _fill(self, part: Part, members: Mapping[int, int], mates: dict[int, int]) -> None:
        """Note who is matched in a part, its members being matched so."""
        for name, other in members.items():
            if name < other and not self._is_gone(part, name):
                node, mate = self._by_an_edge(part, name, other)
                mates[node], mates[mate] = mate, node
                self._fill_but(part, node, mates)
                self._fill_but(part, mate, mates)

    @staticmethod
    def _is_gone(part: Part, name: int) -> bool:
        return not part.single >> name & 1 and all(each.name != name for each in part.inner)

    @staticmethod
    def _by_an_edge(part: Part, name: int, other: int) -> tuple[int, int]:
        for node in places_in(part.nodes_of(1 << name)):
            if mates := part.tight[node] & part.nodes_of(1 << other):
                return node, mates.bit_length() - 1
        raise AssertionError("members that are matched have a tight edge")

    def _fill_but(self, part: Part, node: int, mates: dict[int, int]) -> None:
        """Match all of the member of a part in which a node lies but this node."""
        inner = next((each for each in part.inner if each.nodes >> node & 1), None)
        if inner is None:
            return
        rows = inner.rows()
        gone = node if inner.single >> node & 1 else next(each.name for each in inner.inner if each.nodes >> node & 1)
        blossoms = Blossoms({name: row & ~(1 << gone) for name, row in rows.items() if name != gone})
        if not blossoms.match_all():
            raise AssertionError("a blossom can be left by every open node")
        self._fill(inner, blossoms.mates, mates)
        self._fill_but(inner, node, mates)


def _inner_first(part: Part) -> Iterator[Part]:
    for each in part.inner:
        yield from _inner_first(each)
    yield part


def _may_count(node: int, quotas: list[list[int]]) -> bool:
    """Tell whether no quota of a node is full."""
    return all(count for nodes, count in quotas if nodes >> node & 1)


def _counted(node: int, quotas: list[list[int]]) -> bool:
    """Count a node if no quota of it is full; tell whether it was counted."""
    if not _may_count(node, quotas):
        return False
    for quota in quotas:
        quota[1] -= quota[0] >> node & 1
    return True
