"""The first of the best candidates of a large bracket: the order of Articles 3 and 4 as further digits of the costs."""

from __future__ import annotations

from core.event.ids import PairingNumber
from core.systems.dutch2026.checker.chain import Link, Pairs
from core.systems.dutch2026.checker.cheapest import Cheapest, number
from core.systems.dutch2026.checker.completing import Edge


def first_way(cheapest: Cheapest, link: Link) -> Pairs | None:
    """Return the pairs of the first candidate with the least values; None where nothing completes the round."""
    moved: Pairs = ()
    if link.mdps:
        way = cheapest.way(_Moved(link))
        if way is None:
            return None
        moved = tuple(pair for pair in way[0] if pair[0] in link.mdps)
    way = cheapest.way(_Remainder(link, moved))
    return None if way is None else way[0]


class _Moved:
    """Which MDPs are paired, and with whom: the first set, then the first opponents (4.4, 4.2)."""

    def __init__(self, link: Link) -> None:
        self._bsn = {each: at for at, each in enumerate(link.players, start=1)}
        self._movers = link.mdps
        self._base = len(link.players) ** 2 + 2
        self.limit = self._base ** (2 * len(link.mdps))

    def allows(self, _edge: Edge) -> bool:
        return True

    def cost(self, edge: Edge) -> int:
        here = [each for each in edge if each in self._bsn]
        stays = [int(len(here) == 1 and mover in edge) for mover in self._movers]
        meets = [
            max(map(self._bsn.__getitem__, edge)) if len(here) == 2 and each in edge else 0 for each in self._movers
        ]
        return number([*stays, *meets], self._base)


class _Remainder:
    """How a homogeneous bracket or a remainder is paired: exchanges, then transpositions (4.3, 4.2)."""

    def __init__(self, link: Link, moved: Pairs) -> None:
        self._partner: dict[PairingNumber, PairingNumber] = {**dict(moved), **{two: one for one, two in moved}}
        self._here = frozenset(link.players)
        group = [each for each in link.residents if each not in self._partner]
        self._bsn = {each: at for at, each in enumerate(group, start=1)}
        self._pairs = len(link.pairs) - len(moved)
        self._base = len(link.players) ** 2 + 2
        self.limit = self._base ** (2 + 2 * len(group))

    def allows(self, edge: Edge) -> bool:
        """Keep the pairs of MDPs; all other MDPs float on."""
        one, two = edge
        if one in self._partner or two in self._partner:
            return self._partner.get(one) == two
        return not self._here.issuperset(edge) or (one in self._bsn and two in self._bsn)

    def cost(self, edge: Edge) -> int:
        if not all(each in self._bsn for each in edge):
            return 0
        upper, lower = sorted(self._bsn[each] for each in edge)
        s1, size = self._pairs, len(self._bsn)
        leaves = (int(upper == each) for each in range(s1, 0, -1))
        comes = (int(upper != each) for each in range(s1 + 1, size + 1))
        opponents = (lower if upper == each else 0 for each in range(1, size + 1))
        return number([int(upper > s1), upper, *leaves, *comes, *opponents], self._base)
