"""Which try an answer is: its place in the order of the exchanges (D2) and transpositions (D1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import perm

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.kit.orders import Exchange
from paircard.core.systems.kit.transposition_numbers import exchange_number, transposition_number
from paircard.core.systems.swiss1998.explain.model import BracketExplained, Group
from paircard.core.values.said import Words, said_n

Pairs = Sequence[tuple[PairingNumber, PairingNumber]]


@dataclass(frozen=True, slots=True)
class Try:
    """One try of a group."""

    opponents: tuple[PairingNumber, ...]
    """Of S1, in its order."""
    transposition: int
    exchange: int
    orders: int
    """How many transpositions every exchange has."""

    @property
    def number(self) -> int:
        """Its place among all tries of the group at one level, 1 the first."""
        return self.exchange * self.orders + self.transposition


@dataclass(frozen=True, slots=True)
class Distance:
    """Two tries of one group: the one answered and the right one."""

    answered: Try
    right: Try
    movers: bool
    """Are they tries of the moved-down players, who are paired first?"""

    @property
    def tries(self) -> int:
        """How many tries the answer is too far (positive) or too short."""
        return self.answered.number - self.right.number

    @property
    def said(self) -> Words:
        """Say where the right try is."""
        order, far = " ".join(map(str, self.right.opponents)), abs(self.tries)
        transposed = self.answered.exchange == self.right.exchange
        if self.tries < 0:
            return said_n(
                "The next try, {order}, stands ({article}).",
                "{count} tries later {order} stands ({article}).",
                far,
                order=order,
                article="C7" if transposed else "C8",
            )
        return said_n(
            "One try earlier {order} stands ({article}).",
            "{count} tries earlier {order} stands ({article}).",
            far,
            order=order,
            article="D1" if transposed else "D2",
        )


def distance(told: BracketExplained, pairs: Pairs) -> Distance | None:
    """Return how far the pairs of an answer are from the right ones; None where no order of tries compares them."""
    partner = {**dict(pairs), **{lower: higher for higher, lower in pairs}}
    if told.movers is not None:
        opponents = _opponents(told.movers, partner)
        if opponents is None:
            return None
        right = tuple(choice.opponent for choice in told.movers.choices)
        if opponents != right:
            answered = _order_of(told.movers.s2, opponents, 0)
            return Distance(answered, _order_of(told.movers.s2, right, 0), movers=True)
    if told.rest is None:
        return None
    answer = _in_group(told.rest, pairs)
    return None if answer is None else Distance(answer, _made(told.rest), movers=False)


def _opponents(group: Group, partner: Mapping[PairingNumber, PairingNumber]) -> tuple[PairingNumber, ...] | None:
    """Return the opponents S1 has in an answer, None if one of them has none in S2."""
    found = tuple(partner[player] for player in group.s1 if player in partner)
    return found if len(found) == len(group.s1) and {*found} <= {*group.s2} else None


def _order_of(s2: Sequence[PairingNumber], opponents: tuple[PairingNumber, ...], exchange: int) -> Try:
    return Try(opponents, transposition_number(s2, opponents), exchange, perm(len(s2), len(opponents)))


def _made(group: Group) -> Try:
    return _order_of(group.s2, tuple(choice.opponent for choice in group.choices), group.exchange_number)


def _in_group(group: Group, pairs: Pairs) -> Try | None:
    """Return which try of a homogeneous group pairs it so: the higher of every pair stands in S1."""
    players = (*group.before[0], *group.before[1])
    inner = [pair for pair in pairs if {*pair} <= {*players}]
    half = len(group.before[0])
    if len(inner) != half:
        return None
    at = {number: place for place, number in enumerate(players, 1)}
    partner = {min(pair, key=at.__getitem__): max(pair, key=at.__getitem__) for pair in inner}
    s1 = [number for number in players if number in partner]
    s2 = [number for number in players if number not in partner]
    leaving = tuple(sorted((at[number] for number in s2 if at[number] <= half), reverse=True))
    coming = tuple(sorted(at[number] for number in s1 if at[number] > half))
    exchange = Exchange(len(leaving), sum(coming) - sum(leaving), leaving, coming)
    return _order_of(s2, tuple(partner[number] for number in s1), exchange_number(len(players), half, exchange))
