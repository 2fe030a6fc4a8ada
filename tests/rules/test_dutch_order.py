"""The order of the candidates of a bracket, word by word, against the one formula of the checker."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

import pytest

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.dutch2026.checker.candidates import order
from paircard.core.systems.dutch2026.checker.chain import Link

N = PairingNumber
Pairs = frozenset[tuple[N, N]]


def transposed(s2: Sequence[N], places: int) -> list[tuple[N, ...]]:
    """Return what may stand opposite to S1, in the order of 4.2; places beyond S1 do not count."""
    return sorted(permutations(s2, places))


def sides(group: Sequence[N], count: int) -> list[tuple[tuple[N, ...], tuple[N, ...]]]:
    """Return S1 and S2 as they are first, and after every exchange in the order of 4.3."""
    bsn = {number: at for at, number in enumerate(group, start=1)}
    s1, s2 = group[:count], group[count:]
    found = [
        (out, come)
        for number in range(min(len(s1), len(s2)) + 1)
        for out in combinations(s1, number)
        for come in combinations(s2, number)
    ]

    def place(exchange: tuple[tuple[N, ...], tuple[N, ...]]) -> tuple[object, ...]:
        out, come = [bsn[each] for each in exchange[0]], [bsn[each] for each in exchange[1]]
        return len(out), sum(come) - sum(out), [-each for each in sorted(out, reverse=True)], sorted(come)

    found.sort(key=place)
    return [(tuple(sorted({*s1, *come} - {*out})), tuple(sorted({*s2, *out} - {*come}))) for out, come in found]


def remainder(group: Sequence[N], count: int) -> Iterator[Pairs]:
    """Yield the pairings of a homogeneous bracket or a remainder as they come (3.3, 3.6)."""
    for s1, s2 in sides(group, count):
        for opponents in transposed(s2, count):
            yield frozenset((min(pair), max(pair)) for pair in zip(s1, opponents, strict=True))


def heterogeneous(mdps: Sequence[N], paired: int, residents: Sequence[N], count: int) -> Iterator[Pairs]:
    """Yield the pairings of a heterogeneous bracket as they come (3.2, 3.7, 4.4)."""
    for movers in combinations(mdps, paired):
        for opponents in transposed(residents, paired):
            rest = [number for number in residents if number not in opponents]
            for others in remainder(rest, count - paired):
                yield others | frozenset(zip(movers, opponents, strict=True))


@pytest.mark.parametrize(
    ("mdps", "paired", "residents", "count"),
    [
        *((0, 0, size, pairs) for size in range(2, 8) for pairs in range(1, size // 2 + 1)),
        *((1, 1, size, pairs) for size in range(1, 6) for pairs in range(1, (size + 1) // 2 + 1)),
        (2, 1, 4, 2),
        (2, 2, 4, 3),
        (2, 2, 5, 3),
        (3, 2, 4, 3),
        (3, 1, 5, 3),
        (2, 0, 5, 2),
    ],
)
def test_the_formula_gives_the_first_appearance_of_every_pairing(
    mdps: int, paired: int, residents: int, count: int
) -> None:
    movers = tuple(map(N, range(1, mdps + 1)))
    others = tuple(map(N, range(mdps + 1, mdps + residents + 1)))
    link = Link(0, movers, others, (), (), (), ())
    as_they_come = list(dict.fromkeys(heterogeneous(movers, paired, others, count)))
    assert len(as_they_come) > 1 or count == residents == 1 or (residents, mdps) == (2, 0)
    assert as_they_come == sorted(as_they_come, key=lambda pairs: order(link, tuple(pairs)))
