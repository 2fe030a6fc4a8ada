"""The first of the best candidates of a large bracket: the order of Articles 3 and 4, some decisions at a time.

Each step asks for the first way to take some decisions where those before are as in the pairing at hand. If that is
not the pairing at hand, it comes earlier; if no step finds another, nothing does. So no cost is longer than the
decisions of one step, and whoever is settled has one edge left.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.dutch2026.checker.chain import Link, Pairs
from paircard.core.systems.dutch2026.checker.cheapest import number
from paircard.core.systems.dutch2026.checker.completing import Edge

AT_A_TIME = 30
"""Players of S1 whose opponents are asked for in one step."""
Players = frozenset[PairingNumber]


def steps(link: Link) -> Iterator[_Step]:
    """Yield what decides between equal ways, in turn: MDPs (4.4), their opponents (4.2), exchanges (4.3), opponents."""
    movers = {number for number in link.mdps if number not in link.left}
    settled = _Settled({number: at for at, number in enumerate(link.players, start=1)})
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


class _Step:
    """A step: an edge costs something by what it decides."""

    def __init__(self, settled: _Settled, limit: int) -> None:
        self._settled = settled
        self.limit = limit

    def allows(self, edge: Edge) -> bool:
        return self._settled.allows(edge)

    def cost(self, edge: Edge) -> int:
        raise NotImplementedError

    def nothing_earlier(self, _may_be: Callable[[Edge], bool]) -> bool:
        """Tell whether the pairing at hand is seen at once to take these decisions first; `may_be`: which pairs may."""
        return False


class _Movers(_Step):
    """Which MDPs are paired: the first set (4.4)."""

    def __init__(self, settled: _Settled, mdps: tuple[PairingNumber, ...]) -> None:
        super().__init__(settled, 1 << len(mdps))
        self._price = {each: 1 << at for at, each in enumerate(reversed(mdps))}

    def cost(self, edge: Edge) -> int:
        return 0 if self._settled.sides(edge) else sum(self._price.get(each, 0) for each in edge)


class _Opponents(_Step):
    """Whom some players of S1 meet: the first opponents (4.2)."""

    def __init__(self, settled: _Settled, pairs: Pairs) -> None:
        base = len(settled.bsn) + 1
        super().__init__(settled, base ** len(pairs))
        self._pairs = pairs
        self._price = {higher: base**at for at, (higher, _) in enumerate(reversed(pairs))}

    def nothing_earlier(self, may_be: Callable[[Edge], bool]) -> bool:
        free = [each for each in self._settled.bsn if each not in self._settled.mate and each not in self._settled.s1]
        for higher, lower in self._pairs:
            earlier = free[: free.index(lower)]
            if any(self.allows((higher, each)) and may_be((higher, each)) for each in earlier):
                return False
            free.remove(lower)
        return True

    def cost(self, edge: Edge) -> int:
        pair = self._settled.sides(edge)
        return self._price.get(pair[0], 0) * self._settled.bsn[pair[1]] if pair else 0


class _Exchange(_Step):
    """Who is in S1 of a homogeneous bracket or a remainder: the first exchange (4.3)."""

    def __init__(self, settled: _Settled, group: tuple[PairingNumber, ...], pairs: int) -> None:
        self._bsn = {each: at for at, each in enumerate(group, start=1)}
        self._pairs = pairs
        self._base = len(group) ** 2 + 1
        self._low: int = (pairs + 1) ** len(group)
        super().__init__(settled, self._base**2 * self._low)

    def cost(self, edge: Edge) -> int:
        pair = self._settled.sides(edge)
        if pair is None or pair[0] not in self._bsn:
            return 0
        higher, s1, size = self._bsn[pair[0]], self._pairs, len(self._bsn)
        leaves = (int(higher == each) for each in range(s1, 0, -1))
        comes = (int(higher != each) for each in range(s1 + 1, size + 1))
        exchanged = number((int(higher > s1), higher), self._base)
        return exchanged * self._low + number((*leaves, *comes), s1 + 1)
