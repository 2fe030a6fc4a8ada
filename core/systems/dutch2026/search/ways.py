"""All ways to pair a small bracket, in the order of its candidates (3.6, 4.1 - 4.4): the same for all of one shape."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations, permutations
from math import comb

from paircard.core.systems.dutch2026.search.bracket import Pair
from paircard.core.systems.dutch2026.search.orders import OfRemainder
from paircard.core.systems.kit.small_bracket import FEW, MOST_PAIRS, Shape, number_of_ways, shape_of
from paircard.core.values.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Way:
    """One way to pair a bracket; players are their places in it, MDPs first, from 0 on."""

    mdp_pairs: tuple[Pair, ...]
    remainder: tuple[Pair, ...]
    down: tuple[int, ...]


@lru_cache(maxsize=256)
def few_ways(mdps: int, residents: int, pairs: int) -> Mapping[int, Way] | None:
    """Return the ways to make so many pairs by their masks, in the order of candidates; None where they are many."""
    if pairs > MOST_PAIRS:
        return None
    most = min(mdps, residents, pairs)
    count = sum(comb(mdps, paired) * number_of_ways(paired, residents, pairs - paired) for paired in range(most + 1))
    return dict(_ways(shape_of(mdps, residents), mdps, pairs)) if count <= FEW else None


def _ways(shape: Shape, mdps: int, pairs: int) -> Iterator[tuple[int, Way]]:
    """Yield them: which MDPs are paired (4.4), with whom (4.2), and then the remainder."""
    residents = shape.pool
    for paired in range(min(mdps, len(residents), pairs), -1, -1):
        for chosen in combinations(range(mdps), paired):
            for opponents in permutations(residents, paired):
                left = [each for each in residents if each not in opponents]
                for remainder in _remainders(len(left), pairs - paired):
                    made = tuple((left[one], left[two]) for one, two in remainder)
                    yield _way(shape, tuple(zip(chosen, opponents, strict=True)), made)


def _way(shape: Shape, mdp_pairs: tuple[Pair, ...], remainder: tuple[Pair, ...]) -> tuple[int, Way]:
    pairs = (*mdp_pairs, *remainder)
    down = tuple(sorted({*shape.players}.difference(*pairs)))
    return shape.mask(pairs), Way(mdp_pairs, remainder, down)


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
