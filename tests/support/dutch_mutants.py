"""Legal rounds that are not the one that is due: the right one with some opponents exchanged."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from paircard.core.systems.dutch2026.boards import publish
from paircard.core.systems.dutch2026.cards import Cards
from paircard.core.systems.dutch2026.outcome import BracketResult, Pairing, Values
from paircard.core.systems.dutch2026.position import Position


def mutants(position: Position, right: Pairing, chance: Random, tries: int = 3) -> Iterator[Pairing]:
    """Yield some, without brackets, as an arbiter would have recorded them."""
    cards = Cards(position)
    places = [cards_place(position, number) for pair in right.pairs for number in (pair.white, pair.black)]
    places += [] if right.bye is None else [cards_place(position, right.bye)]
    due = {frozenset(pair) for pair in zip(places[::2], places[1::2], strict=False)}
    if len(places) < 2:
        return
    for _ in range(tries):
        order = list(places)
        for _ in range(chance.choice((1, 1, 2, 3))):
            one, other = chance.randrange(len(order)), chance.randrange(len(order))
            order[one], order[other] = order[other], order[one]
        pairs = list(zip(order[::2], order[1::2], strict=False))
        bye = order[-1] if len(order) % 2 else None
        if {frozenset(pair) for pair in pairs} != due:
            yield from _legal(position, cards, pairs, bye)


def swapped(position: Position, right: Pairing, bracket: BracketResult, chance: Random) -> Iterator[Pairing]:
    """Yield the round with the lower players of two pairs of a bracket exchanged, if that is legal."""
    (_, two), (_, another) = chance.sample(bracket.pairs, 2)
    exchange = {two: another, another: two}
    cards = Cards(position)
    pairs = []
    for pair in right.pairs:
        white, black = exchange.get(pair.white, pair.white), exchange.get(pair.black, pair.black)
        pairs.append((cards_place(position, white), cards_place(position, black)))
    bye = None if right.bye is None else cards_place(position, right.bye)
    yield from _legal(position, cards, pairs, bye)


def _legal(position: Position, cards: Cards, pairs: list[tuple[int, int]], bye: int | None) -> Iterator[Pairing]:
    """Yield such a round, if it is legal."""
    if all(cards.legal[one] >> other & 1 for one, other in pairs) and (bye is None or cards.byes >> bye & 1):
        over = () if bye is None else (cards.number(bye),)
        numbers = tuple((cards.number(one), cards.number(other)) for one, other in pairs)
        yield replace(publish(position, [BracketResult(0, (), (), numbers, over, Values())], None), brackets=())


def cards_place(position: Position, number: int) -> int:
    """Return the place of a TPN."""
    return next(place for place, player in enumerate(position.players) if player.number == number)
