"""Why each of S1 has their opponent: who comes before in S2, and the first criterion that speaks against each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.dutch2026.cited import dutch
from paircard.core.systems.dutch2026.explain.apart import after, with_sides
from paircard.core.systems.dutch2026.explain.sides import Sides
from paircard.core.systems.swiss.lines import INDENT, because, numbers
from paircard.core.values.cited import Cited, cite, fits, refused
from paircard.core.values.language import tr
from paircard.core.values.points import format_points
from paircard.core.values.rule_id import Book

if TYPE_CHECKING:
    from paircard.core.systems.dutch2026.explain.model import DutchBracket

Pair = tuple[PairingNumber, PairingNumber]


def choice_lines(told: DutchBracket) -> Iterator[Cited]:
    """Yield S1 and S2 of each part of a bracket, with their places in the orders, and every choice that was one."""
    for sides in told.forcing.sides(told.at):
        yield from _sides(told, sides)
        for pair in sides.pairs:
            passed = sides.passed_over(pair)
            line = cite(tr("{player} gets {opponent}.", player=pair[0], opponent=pair[1]), dutch("3.8"))
            yield fits(pair[1], line, tr("the first that fits")).below(INDENT)
            yield from (each.below(INDENT * 2) for each in _passed(told, sides, pair, passed))


def _sides(told: DutchBracket, sides: Sides) -> Iterator[Cited]:
    if sides.group and sides.exchange.count:
        reason = with_sides(told, sides)
        yield because(Book.DUTCH_2026, tr("Not without an exchange:"), reason)
        leaving = [sides.group[at - 1] for at in reversed(sides.exchange.leaving)]
        coming = [sides.group[at - 1] for at in sides.exchange.coming]
        named = {"number": sides.exchange_number, "leaving": numbers(leaving), "coming": numbers(coming)}
        yield cite(tr("Exchange {number} of 4.3: {leaving} of S1 for {coming} of S2.", **named), dutch("4.3"))
    where = {"s1": numbers(sides.s1), "s2": numbers(sides.s2), "number": sides.transposition_number}
    if sides.settled:
        yield cite(tr("Remainder: S1 {s1} | S2 {s2}: transposition {number} of 4.2.", **where), dutch("4.2"))
    else:
        yield cite(tr("S1 {s1} | S2 {s2}: transposition {number} of 4.2.", **where), dutch("4.2"))


def chosen_lines(told: DutchBracket, pair: Pair) -> Iterator[Cited]:
    """Say who comes before an opponent, and why each was passed over."""
    sides = next(each for each in told.forcing.sides(told.at) if pair[0] in each.turn)
    named = {"points": format_points(told.own.score), "player": pair[0], "opponent": pair[1]}
    line = cite(tr("Bracket of {points}: {player} gets {opponent}.", **named), dutch("3.8"))
    passed = sides.passed_over(pair)
    yield fits(pair[1], line, tr("the first that fits"))
    if not passed:
        line = cite(tr("{opponent} is the first in S2 who is free.", opponent=pair[1]), dutch("4.2")).below(INDENT)
        yield fits(pair[1], line, tr("the first in S2 who is free"))
    yield from (each.below(INDENT) for each in _passed(told, sides, pair, passed))


def _passed(told: DutchBracket, sides: Sides, pair: Pair, passed: tuple[PairingNumber, ...]) -> Iterator[Cited]:
    for other in passed:
        reason = after(told, sides, pair, other)
        yield refused(other, because(Book.DUTCH_2026, tr("Not {player}:", player=other), reason), str(reason.said))
