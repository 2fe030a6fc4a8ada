"""All ways to pair a small bracket at a target, in the order of the tries (D1, D2): the same for all of one shape."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain, permutations

from paircard.core.systems.kit.orders import NO_EXCHANGE, Exchange, exchanged, exchanges
from paircard.core.systems.kit.small_bracket import FEW, MOST_PAIRS, Shape, number_of_ways, shape_of
from paircard.core.systems.swiss1998.brackets import Places
from paircard.core.values.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Way:
    """One way to pair a bracket; players are their places in it, those moved down first, from 0 on."""

    movers: Places
    """The opponents of those moved down."""
    exchange: Exchange
    s1: Places
    """S1 of the others after the exchange."""
    s2: Places
    """The opponents of S1."""


@lru_cache(maxsize=256)
def few_ways(movers: int, pool: int, rest: int) -> Mapping[int, Way] | None:
    """Return the ways to pair the movers with some of the pool, and then so many pairs of it; None if they are many.

    They are told by their masks, in their order; of several exchanges that lead to the same pairs only the first.
    """
    if movers + rest > MOST_PAIRS or number_of_ways(movers, pool, rest) > FEW:
        return None
    return dict(_ways(shape_of(movers, pool), movers, rest))


def _ways(shape: Shape, movers: int, rest: int) -> Iterator[tuple[int, Way]]:
    for opponents in permutations(shape.pool, movers):
        group = [each for each in shape.pool if each not in opponents]
        for exchange, s1, s2 in _splits(len(group), rest):
            higher, lower = ([group[each] for each in side] for side in (s1, s2))
            mask = shape.mask([*enumerate(opponents), *zip(higher, lower, strict=True)])
            yield mask, Way(opponents, exchange, tuple(higher), tuple(lower))


@lru_cache(maxsize=64)
def _splits(size: int, half: int) -> Sequence[tuple[Exchange, Places, Places]]:
    """Return the ways to make so many pairs of a group, each after the first exchange that leads to it."""
    found: dict[frozenset[frozenset[int]], tuple[Exchange, Places, Places]] = {}
    group = tuple(range(size))
    for exchange in chain([NO_EXCHANGE], exchanges(size, half)):
        s1, s2 = exchanged(group, half, exchange)
        for opponents in permutations(s2, half):
            pairs = frozenset(map(frozenset, zip(s1, opponents, strict=True)))
            found.setdefault(pairs, (exchange, s1, opponents))
    return tuple(found.values())
