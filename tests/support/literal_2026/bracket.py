"""Articles 3 and 4: all candidates of one bracket, and which comes first.

Off, 4.2 looks at the last transposition first, 4.4 at the last set, 3.8 takes the last of equals, 4.3 never exchanges,
and 3.2 pairs a heterogeneous bracket as if all of it had one score.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from tests.support.literal_2026.cards import Cards
from tests.support.literal_2026.quality import Pairs, Quality


@dataclass(frozen=True)
class Settled:
    """A bracket as it was paired."""

    quality: Quality
    """What judges its candidates."""
    players: tuple[int, ...]
    """By BSN."""
    pairs: Pairs
    left: frozenset[int]
    values: tuple[Any, ...]


@dataclass(frozen=True)
class Bracket:
    """One bracket, by places."""

    cards: Cards
    mdps: frozenset[int]
    residents: frozenset[int]
    next_group: frozenset[int]
    lower: frozenset[int]
    byes: frozenset[int]

    def first(self) -> Settled | None:
        """Return the best candidate, of equals the first; None where no candidate keeps C1 - C5."""
        quality = Quality(self.cards, self.mdps, self.residents, self.next_group, self.lower, self.byes)
        found = [(quality.values(pairs, left), self._place(pairs), pairs, left) for pairs, left in self.candidates()]
        if "4.3" in self.cards.off:
            found = [each for each in found if not each[1][2]]
        if not found:
            return None
        values = min(each[0] for each in found)
        equal = sorted((each for each in found if each[0] == values), key=lambda each: each[1])
        _, _, pairs, left = equal[-1 if "3.8" in self.cards.off else 0]
        return Settled(quality, self._players, pairs, left, values)

    @property
    def _players(self) -> tuple[int, ...]:
        return (*sorted(self.mdps), *sorted(self.residents))

    @property
    def movers(self) -> frozenset[int]:
        """The MDPs, who meet residents."""
        return frozenset() if "3.2" in self.cards.off else self.mdps

    def candidates(self) -> Iterator[tuple[Pairs, frozenset[int]]]:
        """Yield every way to pair the bracket with the fewest left over, and C4 kept (C6)."""
        players = self._players
        for size in range(len(players) % 2, len(players) + 1, 2):
            found = False
            for left in map(frozenset, combinations(players, size)):
                below = left | self.next_group | self.lower
                if "C4" not in self.cards.off and not self.cards.completed(below, self.byes):
                    continue
                for pairs in self._matchings(tuple(each for each in players if each not in left)):
                    found = True
                    yield pairs, left
            if found and "C6" not in self.cards.off:
                return

    def _matchings(self, players: tuple[int, ...]) -> Iterator[Pairs]:
        if not players:
            yield ()
            return
        first, *rest = players
        for mate in rest:
            if self.cards.may_meet(first, mate) and not {first, mate} <= self.movers:
                for others in self._matchings(tuple(each for each in rest if each != mate)):
                    yield ((first, mate), *others)

    def _place(self, pairs: Pairs) -> tuple[Any, ...]:
        """Return what orders a candidate (3.6, 3.7, 4.2 - 4.4); its third part is empty before any exchange."""
        off, bsn = self.cards.off, {each: at for at, each in enumerate(self._players, 1)}
        back = -1 if "4.2" in off else 1
        sets = -1 if "4.4" in off else 1
        met = sorted(pair for pair in pairs if pair[0] in self.movers)
        taken = {resident for _, resident in met}
        group = [each for each in self._players if each not in taken and each not in self.movers]
        fresh = {each: at for at, each in enumerate(group, 1)}
        rest = sorted((fresh[one], fresh[other]) for one, other in pairs if one not in self.movers)
        half = len(rest)
        tops = [one for one, _ in rest]
        gone = [at for at in range(1, half + 1) if at not in tops]
        come = [at for at in tops if at > half]
        exchange = (len(gone), sum(come) - sum(gone), [-at for at in reversed(gone)], come) if gone else ()
        return (
            [sets * bsn[one] for one, _ in met],
            [back * bsn[other] for _, other in met],
            exchange,
            [back * other for _, other in rest],
        )
