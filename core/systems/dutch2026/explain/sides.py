"""S1 against S2: who moved down against the residents, then the remainder, with the places they have in the orders."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.dutch2026.explain.field import Numbers
from paircard.core.systems.dutch2026.outcome import BracketResult
from paircard.core.systems.kit.orders import Exchange
from paircard.core.systems.kit.transposition_numbers import exchange_number, transposition_number
from paircard.core.values.frozen import dataclass

Pairs = tuple[tuple[PairingNumber, PairingNumber], ...]


@dataclass(frozen=True, slots=False)
class Sides:
    """One of the two parts of a bracket: moved-down players and residents (3.2), or residents alone (3.3)."""

    pairs: Pairs
    """By S1."""
    group: Numbers
    """All of a homogeneous bracket or a remainder in their order; nobody where moved-down players are paired."""
    s2: Numbers
    settled: Pairs = ()
    """The pairs made before."""

    @property
    def s1(self) -> Numbers:
        """Who is on the first side."""
        return tuple(one for one, _ in self.pairs)

    @property
    def original(self) -> tuple[Numbers, Numbers]:
        """S1 and S2 before any exchange."""
        return self.group[: len(self.pairs)], self.group[len(self.pairs) :]

    @cached_property
    def exchange(self) -> Exchange:
        """Return the exchange that makes S1 (4.3); nobody is exchanged in an exchange of none."""
        half, first = len(self.pairs), {*self.s1}
        leaving = tuple(at for at in range(half, 0, -1) if self.group and self.group[at - 1] not in first)
        coming = tuple(at for at in range(half + 1, len(self.group) + 1) if self.group[at - 1] in first)
        return Exchange(len(leaving), sum(coming) - sum(leaving), leaving, coming)

    @property
    def exchange_number(self) -> int:
        """Which exchange of the order 4.3 it is; 0 for none."""
        return exchange_number(len(self.group), len(self.pairs), self.exchange)

    @property
    def transposition_number(self) -> int:
        """Which transposition of S2 it is (4.2); 1 for the order S2 stands in."""
        return transposition_number(self.s2, [two for _, two in self.pairs])

    def passed_over(self, pair: tuple[PairingNumber, PairingNumber]) -> Numbers:
        """Return who comes before the opponent in S2 and was not taken before."""
        one, other = pair
        turn, taken = self.turn[one], self._taken
        return tuple([each for each in self.s2[: self.s2.index(other)] if taken.get(each, turn) >= turn])

    def before(self, pair: tuple[PairingNumber, PairingNumber]) -> Pairs:
        """Return the pairs that were settled before the one of S1 in a pair had their turn."""
        return (*self.settled, *self.pairs[: self.turn[pair[0]]])

    @cached_property
    def turn(self) -> Mapping[PairingNumber, int]:
        """Whose turn it is when, of S1; 0 for the first."""
        return {one: at for at, (one, _) in enumerate(self.pairs)}

    @cached_property
    def _taken(self) -> Mapping[PairingNumber, int]:
        """At whose turn somebody of S2 was taken."""
        return {other: at for at, (_, other) in enumerate(self.pairs)}


def sides_of(own: BracketResult) -> Iterator[Sides]:
    """Yield the parts of a bracket in which anybody is paired."""
    movers = {*own.mdps}
    moved = tuple(pair for pair in own.pairs if pair[0] in movers)
    others = tuple(pair for pair in own.pairs if pair[0] not in movers)
    if moved:
        yield Sides(moved, (), own.residents)
    if others:
        taken = {two for _, two in moved}
        group = tuple(each for each in own.residents if each not in taken)
        s1 = {one for one, _ in others}
        yield Sides(others, group, tuple(each for each in group if each not in s1), moved)


def passed_over(own: BracketResult, pair: tuple[PairingNumber, PairingNumber]) -> Numbers:
    """Return who comes before an opponent in S2 and was not taken before."""
    return next(sides for sides in sides_of(own) if pair in sides.pairs).passed_over(pair)
