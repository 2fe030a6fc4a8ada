"""All ways to pair a small bracket, in the order of its candidates (3.6, 4.1 - 4.4): the same for all of one size."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, permutations
from math import comb, factorial, perm

from paircard.core.systems.dutch2026.search.bracket import Pair
from paircard.core.systems.dutch2026.search.orders import OfRemainder
from paircard.core.values.frozen import dataclass

FEW = 120
"""So many ways are looked at one by one: eight players who have not come from above have 105."""


@dataclass(frozen=True, slots=True)
class Way:
    """One way to pair a bracket; players are their places in it, MDPs first, from 0 on."""

    mdp_pairs: tuple[Pair, ...]
    remainder: tuple[Pair, ...]
    down: tuple[int, ...]
    mask: int
    """Its pairs twice over, so that a pair may count for two, and those who float down; by the bits of its `Shape`."""


class Shape:
    """How many have come from above, how many have not, and which bits the pairs and players of such a bracket have."""

    def __init__(self, mdps: int, residents: int) -> None:
        """Lay out a bit for every pair, then one each for every pair again, then one for every player."""
        self.mdps = mdps
        self.residents = residents
        self.players = tuple(range(mdps + residents))
        self.rows: list[tuple[int, int, int]] = []
        """Of each player: the first resident who ranks lower, a mask of as many as do, and the bit of that pair."""
        self.again = self.down = 0
        """The first bits of the pairs again, and of the players."""
        for player in self.players:
            first = max(0, player + 1 - mdps)
            self.rows.append((first, (1 << residents - first) - 1, self.again))
            self.again += residents - first
        self.down = 2 * self.again

    @property
    def pairs(self) -> Iterator[Pair]:
        """Yield all pairs by their bits: MDPs meet residents only (3.1), the higher player stands first."""
        return ((one, two) for one, two in combinations(self.players, 2) if two >= self.mdps)


@lru_cache(maxsize=256)
def shape_of(mdps: int, residents: int) -> Shape:
    """Return the shape of a bracket by its numbers."""
    return Shape(mdps, residents)


@lru_cache(maxsize=256)
def few_ways(mdps: int, residents: int, pairs: int) -> tuple[Way, ...] | None:
    """Return the ways to make so many pairs, those that come first in the order first; None where they are many."""
    return tuple(_ways(shape_of(mdps, residents), pairs)) if _count(mdps, residents, pairs) <= FEW else None


def _count(mdps: int, residents: int, pairs: int) -> int:
    """Return how many ways there are."""
    return sum(
        comb(mdps, paired) * perm(residents, paired) * _matchings(residents - paired, pairs - paired)
        for paired in range(min(mdps, residents, pairs) + 1)
    )


def _matchings(players: int, pairs: int) -> int:
    """Return how many ways there are to make so many pairs of some players."""
    if 2 * pairs > players:
        return 0
    return factorial(players) // ((factorial(pairs) << pairs) * factorial(players - 2 * pairs))


def _ways(shape: Shape, pairs: int) -> Iterator[Way]:
    """Yield them: which MDPs are paired (4.4), with whom (4.2), and then the remainder."""
    residents = shape.players[shape.mdps :]
    for paired in range(min(shape.mdps, len(residents), pairs), -1, -1):
        for chosen in combinations(range(shape.mdps), paired):
            for opponents in permutations(residents, paired):
                left = [each for each in residents if each not in opponents]
                for remainder in _remainders(len(left), pairs - paired):
                    made = tuple((left[one], left[two]) for one, two in remainder)
                    yield _way(shape, tuple(zip(chosen, opponents, strict=True)), made)


def _way(shape: Shape, mdp_pairs: tuple[Pair, ...], remainder: tuple[Pair, ...]) -> Way:
    pairs = {*mdp_pairs, *remainder}
    made = sum(1 << at for at, pair in enumerate(shape.pairs) if pair in pairs)
    down = tuple(sorted({*shape.players}.difference(*pairs)))
    floating = sum(1 << shape.down + each for each in down)
    return Way(mdp_pairs, remainder, down, made | made << shape.again | floating)


@lru_cache(maxsize=64)
def _remainders(players: int, pairs: int) -> Sequence[tuple[Pair, ...]]:
    """Return the ways to pair a remainder, those first whose S1, S2 and opponents come first (4.2, 4.3)."""
    order = OfRemainder(range(players), pairs)

    def cost(made: tuple[Pair, ...]) -> int:
        left = {*range(players)}.difference(*made)
        return sum(order.pair(*pair) for pair in made) + sum(map(order.down, left))

    return sorted(_matched(tuple(range(players)), pairs), key=cost)


def _matched(players: tuple[int, ...], pairs: int) -> Iterator[tuple[Pair, ...]]:
    """Yield all ways to make so many pairs of some players, by the higher of each pair."""
    if not pairs:
        yield ()
        return
    for at in range(len(players) - 2 * pairs + 1):
        one, lower = players[at], players[at + 1 :]
        for two in lower:
            for rest in _matched(tuple(each for each in lower if each != two), pairs - 1):
                yield ((one, two), *rest)
