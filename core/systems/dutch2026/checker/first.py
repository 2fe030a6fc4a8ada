"""The first of the best candidates of a large bracket: the order of Articles 3 and 4, some decisions at a time.

Each step asks for the first way to take some decisions where those before are as in the pairing at hand. If that is
not the pairing at hand, it comes earlier; if no step finds another, nothing does. So no cost is longer than the
decisions of one step, and whoever is settled has one edge left.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.dutch2026.checker.chain import Link, Pairs
from paircard.core.systems.dutch2026.checker.cheapest import number
from paircard.core.systems.dutch2026.checker.completing import Edge
from paircard.core.systems.dutch2026.checker.equal_ways import EqualWays
from paircard.core.systems.kit.bit_masks import mask_of
from paircard.core.systems.kit.matching.perfect import Blossoms
from paircard.core.values.frozen import dataclass, field, replace

AT_A_TIME = 30
"""Players of S1 whose opponents are asked for in one step."""
EXCHANGES = 100
"""So many of one player for one are tried one by one; of more all are priced at once."""
Players = frozenset[PairingNumber]
Rows = dict[int, int]
"""Who can be opposite to whom, as masks; who is left over is opposite to a seat."""


def steps(link: Link) -> Iterator[_Step]:
    """Yield what decides between equal ways, in turn: MDPs (4.4), their opponents (4.2), exchanges (4.3), opponents."""
    movers = {number for number in link.mdps if number not in link.left}
    settled = _Settled({number: at for at, number in enumerate(link.players, start=1)}, link)
    if 0 < len(movers) < len(link.mdps):
        yield _Movers(settled, link.mdps)
    settled = settled.knowing(movers, {*link.mdps} - movers)
    for some in _slices(link.pairs[: len(movers)]):
        yield _Opponents(settled, some)
        settled = settled.paired(some)
    remainder, others = [each for each in link.residents if each not in settled.mate], link.pairs[len(movers) :]
    s1 = {higher for higher, _ in others}
    if s1 != {*remainder[: len(s1)]}:
        yield _Exchange(settled, tuple(remainder), len(s1))
    settled = settled.knowing(s1, {*remainder} - s1)
    for some in _slices(others):
        yield _Opponents(settled, some)
        settled = settled.paired(some)


def _slices(pairs: Pairs) -> Iterator[Pairs]:
    return (pairs[at : at + AT_A_TIME] for at in range(0, len(pairs), AT_A_TIME))


@dataclass(frozen=True, slots=True)
class _Settled:
    """What is settled already."""

    bsn: Mapping[PairingNumber, int]
    """Of all in the bracket (4.1)."""
    link: Link
    mate: Mapping[PairingNumber, PairingNumber] = field(default_factory=dict)
    """Of those whose pairs are settled, both ways round."""
    s1: Players = frozenset()
    """Who is the higher player of a pair."""
    not_s1: Players = frozenset()
    """Who is not."""

    def knowing(self, s1: Iterable[PairingNumber], not_s1: Iterable[PairingNumber]) -> _Settled:
        """Return this with more players whose side is settled."""
        return replace(self, s1=self.s1.union(s1), not_s1=self.not_s1.union(not_s1))

    def paired(self, pairs: Pairs) -> _Settled:
        """Return this with more pairs settled."""
        return replace(self, mate={**self.mate, **dict(pairs), **{two: one for one, two in pairs}})

    def sides(self, edge: Edge) -> Edge | None:
        """Return a pair of the bracket, higher player first; None for an edge that leads out of it or lies outside."""
        one, two = edge
        if one not in self.bsn or two not in self.bsn:
            return None
        return edge if self.bsn[one] < self.bsn[two] else (two, one)

    def allows(self, edge: Edge) -> bool:
        """Tell whether an edge agrees with what is settled."""
        one, two = edge
        if one in self.mate or two in self.mate:
            return self.mate.get(one) == two
        pair = self.sides(edge)
        if pair is None:
            return self.s1.isdisjoint(edge)
        return pair[0] not in self.not_s1 and pair[1] not in self.s1

    def rows(self, ways: EqualWays) -> Rows:
        """Return who may be paired with whom of those whose pairs are not settled, and who may have a seat."""
        free = [each for each in self.bsn if each not in self.mate]
        s1, not_s1 = mask_of(self.s1), mask_of(self.not_s1)
        rows: Rows = {}
        before, after = 0, mask_of(free)
        for each in free:
            after &= ~(1 << each)
            lower = 0 if not_s1 >> each & 1 else after & ~s1
            higher = 0 if s1 >> each & 1 else before & ~not_s1
            rows[each] = ways.rows[each] & (lower | higher)
            before |= 1 << each
        return self._with_seats(rows, before & ways.may_stay & ~s1, ways.left)

    def _with_seats(self, rows: Rows, may_stay: int, left: int) -> Rows:
        seats = range(max(self.bsn) + 1, max(self.bsn) + 1 + left)
        for each in rows:
            if may_stay >> each & 1:
                rows[each] |= mask_of(seats)
        return rows | dict.fromkeys(seats, may_stay)

    def matching(self, rows: Rows) -> Blossoms:
        """Return the pairing at hand, as far as it is in a graph, to be made larger."""
        seats = range(max(self.bsn) + 1, max(self.bsn) + 1 + len(self.link.left))
        pairs = (*self.link.pairs, *zip(self.link.left, seats, strict=True))
        start: dict[int, int] = {}
        for one, two in pairs:
            start |= {int(one): int(two), int(two): int(one)}
        return Blossoms(rows, start)


class _Step:
    """A step: an edge costs something by what it decides."""

    def __init__(self, settled: _Settled, limit: int) -> None:
        self._settled = settled
        self.limit = limit

    def allows(self, edge: Edge) -> bool:
        return self._settled.allows(edge)

    def cost(self, edge: Edge) -> int:
        raise NotImplementedError

    def nothing_earlier(self, ways: EqualWays) -> bool:
        """Tell whether the pairing at hand is seen without a price to take these decisions first of equal ways."""
        raise NotImplementedError


class _Movers(_Step):
    """Which MDPs are paired: the first set (4.4)."""

    def __init__(self, settled: _Settled, mdps: tuple[PairingNumber, ...]) -> None:
        super().__init__(settled, 1 << len(mdps))
        self._mdps = mdps
        self._price = {each: 1 << at for at, each in enumerate(reversed(mdps))}

    def nothing_earlier(self, ways: EqualWays) -> bool:
        left = self._settled.link.left
        paired = 0
        for each in self._mdps:
            paired |= 1 << each
            if each in left:
                if self._can_all_be_paired(paired, ways):
                    return False
                paired &= ~(1 << each)
        return True

    def _can_all_be_paired(self, some: int, ways: EqualWays) -> bool:
        rows = self._settled.rows(ways)
        seats = mask_of(node for node in rows if node not in self._settled.bsn)
        rows = {
            node: row & ~(seats if some >> node & 1 else some if seats >> node & 1 else 0) for node, row in rows.items()
        }
        return self._settled.matching(rows).match_all()

    def cost(self, edge: Edge) -> int:
        return 0 if self._settled.sides(edge) else sum(self._price.get(each, 0) for each in edge)


class _Opponents(_Step):
    """Whom some players of S1 meet: the first opponents (4.2)."""

    def __init__(self, settled: _Settled, pairs: Pairs) -> None:
        base = len(settled.bsn) + 1
        super().__init__(settled, base ** len(pairs))
        self._pairs = pairs
        self._price = {higher: base**at for at, (higher, _) in enumerate(reversed(pairs))}

    def nothing_earlier(self, ways: EqualWays) -> bool:
        matching = self._settled.matching(self._settled.rows(ways))
        if not matching.match_all():
            return False
        earlier, before = dict[PairingNumber, int](), 0
        for each in self._settled.bsn:
            earlier[each] = before
            before |= 1 << each
        for higher, lower in self._pairs:
            if matching.partners(higher, earlier[lower]):
                return False
            matching.settle(higher, lower)
        return True

    def cost(self, edge: Edge) -> int:
        pair = self._settled.sides(edge)
        return self._price.get(pair[0], 0) * self._settled.bsn[pair[1]] if pair else 0


class _Exchange(_Step):
    """Who is in S1 of a homogeneous bracket or a remainder: the first exchange (4.3)."""

    def __init__(self, settled: _Settled, group: tuple[PairingNumber, ...], pairs: int) -> None:
        self._bsn = {each: at for at, each in enumerate(group, start=1)}
        self._pairs = pairs
        self._group = group
        self._base = len(group) ** 2 + 1
        self._low: int = (pairs + 1) ** len(group)
        super().__init__(settled, self._base**2 * self._low)

    def nothing_earlier(self, ways: EqualWays) -> bool:
        original = {*self._group[: self._pairs]}
        s1 = {higher for higher, _ in self._settled.link.pairs}.intersection(self._group)
        leaving, coming = original - s1, s1 - original
        if len(coming) > 1:
            return False
        out, into = self._bsn[leaving.pop()], self._bsn[coming.pop()]
        if (into - out) ** 2 > 2 * EXCHANGES:
            return False
        earlier = ({*original} - {one} | {other} for one, other in self._exchanges_before(out, into))
        return not any(self._can_be(each, ways) for each in (original, *earlier))

    def _exchanges_before(self, out: int, into: int) -> Iterator[Edge]:
        """Yield the exchanges of one player for one that come before that of these places in a group."""
        half, group = self._pairs, self._group
        for apart in range(1, into - out + 1):
            for leaves in range(half, max(0, half - apart), -1):
                if (apart, -leaves) >= (into - out, -out):
                    return
                if leaves + apart <= len(group):
                    yield group[leaves - 1], group[leaves + apart - 1]

    def _can_be(self, s1: set[PairingNumber], ways: EqualWays) -> bool:
        """Tell whether a way as good may have these in S1, as far as its pairs tell."""
        settled = self._settled.knowing(s1, {*self._group} - s1)
        return settled.matching(settled.rows(ways)).match_all()

    def cost(self, edge: Edge) -> int:
        pair = self._settled.sides(edge)
        if pair is None or pair[0] not in self._bsn:
            return 0
        higher, s1, size = self._bsn[pair[0]], self._pairs, len(self._bsn)
        leaves = (int(higher == each) for each in range(s1, 0, -1))
        comes = (int(higher != each) for each in range(s1 + 1, size + 1))
        exchanged = number((int(higher > s1), higher), self._base)
        return exchanged * self._low + number((*leaves, *comes), s1 + 1)
