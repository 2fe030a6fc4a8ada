"""The first departure of an answer from the procedure: walked bracket by bracket, pair by pair, as C6 tests them.

What refuses a pair is asked of the criteria themselves, at the x and the levels the bracket was settled with;
where every pair would stand, `first_difference` names what comes earlier in the order of the tries.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from itertools import takewhile

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.finding import Finding
from paircard.core.facets.pairing import Pair, Pairing
from paircard.core.facets.taught import Departure, Two
from paircard.core.systems.swiss1998 import criteria
from paircard.core.systems.swiss1998.cards import Cards
from paircard.core.systems.swiss1998.checker.difference import Way, difference_in, partners, turned, way_in, way_of
from paircard.core.systems.swiss1998.checker.legality import not_once
from paircard.core.systems.swiss1998.checker.sheet import Sheet
from paircard.core.systems.swiss1998.explain.model import BracketExplained, RoundExplained
from paircard.core.systems.swiss1998.teach.breaches import broken
from paircard.core.systems.swiss1998.teach.tries import Distance, distance
from paircard.core.values.said import Words, joined, said, said_n

_GIVEN_UP = ("C12", "C13")
"""The answer stood by itself, at terms of its own, until the next bracket failed: no try at the terms in force now."""


def departure(told: RoundExplained, pairs: Sequence[Two], bye: PairingNumber | None) -> Departure | None:
    """Return the first departure of a whole round, its pairs in the order of boards; None if it is as it should be."""
    answer = Pairing(tuple(board(white, black) for white, black in pairs), bye, ())
    sheet, partner = Sheet(told.position), partners(answer)
    for finding in not_once(sheet, answer):
        return Departure(finding.article, finding.said)
    results = told.pairing.brackets
    for at in range(len(results)):
        wrong = _of_bracket(told, at, way_in(sheet, results, at, partner))
        if wrong is not None:
            return _on_board(answer, wrong)
    colours = turned(told.pairing, answer)
    if colours is None:
        return None
    white, black = colours.players
    return _on_board(answer, Departure(colours.article, colours.said, pair=(white, black)))


def departure_in(told: RoundExplained, at: int, pairs: Sequence[Two]) -> Departure | None:
    """Return the first departure in one bracket, None if it is paired as it should be."""
    return _of_bracket(told, at, way_of(Sheet(told.position), told.brackets[at].result.players, pairs))


def _of_bracket(told: RoundExplained, at: int, way: Way) -> Departure | None:
    finding = difference_in(Sheet(told.position), told.pairing.brackets, at, way)
    if finding is None:
        return None
    return _Walk(Cards(told.position), told.brackets[at], way, at == len(told.brackets) - 1).departure(finding)


def board(white: PairingNumber, black: PairingNumber) -> Pair:
    """Return a pair of an answer, of which nothing but the colours is known."""
    return Pair(white, black, "-", "-", "")


def _on_board(answer: Pairing, departure: Departure) -> Departure:
    """Return a departure with the board of the answer it is on, and the pair as it was answered."""
    for board, pair in enumerate(answer.pairs, 1):
        if departure.pair is not None and {pair.white, pair.black} == {*departure.pair}:
            return replace(departure, board=board, pair=(pair.white, pair.black))
    return departure


@dataclass(frozen=True)
class _Walk:
    """One bracket of an answer, tested as C6 tests a try."""

    cards: Cards
    told: BracketExplained
    way: Way
    lowest: bool

    def departure(self, finding: Finding) -> Departure:
        """Return the first pair or float that is refused; if none is, what `finding` says of the order."""
        bracket = self.told.result.score
        if finding.article in _GIVEN_UP:
            return Departure(finding.article, finding.said, bracket, pair=self._first_wrong())
        far = distance(self.told, self.way.pairs)
        tries = far.tries if far else None
        after = [far.said] if far else []
        for article, words, pair in (*self._pairs(), *self._floats(far)):
            also = tuple(each for each in self._broken(pair) if each != article) if pair else ()
            return Departure(article, joined([words, *after]), bracket, pair=pair, tries=tries, also=also)
        return Departure(
            finding.article, joined([finding.said, *after]), bracket, pair=self._first_wrong(), tries=tries
        )

    def _pairs(self) -> Iterator[tuple[str, Words, Two | None]]:
        """Yield every pair that is refused, in the order of S1, with x going down by every clash (B4)."""
        result = self.told.result
        budget, used = result.x, list[Two]()
        for higher, lower in self._in_order():
            one, other = self._place(higher), self._place(lower)
            refusal = self.cards.refusal(one, other, result.upfloat_level, budget)
            if refusal is not None:
                why = [self._budget(used)] if refusal.article == "B4" else []
                yield refusal.article, joined([refusal.said, *why]), (higher, lower)
            if self.cards.clash(one, other):
                budget -= 1
                used.append((higher, lower))

    def _broken(self, pair: Two) -> Iterator[str]:
        """Yield every article a pair breaks when its turn comes."""
        result = self.told.result
        before = takewhile(lambda each: each != pair, self._in_order())
        used = sum(self.cards.clash(self._place(one), self._place(other)) for one, other in before)
        places = self._place(pair[0]), self._place(pair[1])
        return broken(self.cards, *places, result.upfloat_level, result.x - used)

    def _in_order(self) -> list[Two]:
        """Return the pairs in the order in which they are made: moved-down players first (A3), then by A2."""
        first = {*self.told.movers.s1} if self.told.movers else set[int]()
        return sorted(self.way.pairs, key=lambda pair: (not first & {*pair}, self._place(pair[0])))

    def _budget(self, used: list[Two]) -> Words:
        """Say how x was used up (A8)."""
        x = self.told.result.x
        if not x:
            return said("x is 0 here.")
        clashes = sum(self.cards.clash(self._place(one), self._place(other)) for one, other in self.way.pairs)
        return said_n(
            "x = {x} is used by {pairs}: {count} clash where {x} will do.",
            "x = {x} is used by {pairs}: {count} clashes where {x} will do.",
            clashes,
            x=x,
            pairs=_listed(used),
        )

    def _floats(self, far: Distance | None) -> Iterator[tuple[str, Words, Two | None]]:
        """Yield who is left over and may not be (B5, B6, B1b).

        Floats are tried anew for every order of the moved-down players' opponents (R5): with others they prove nothing.
        """
        comparable = not (far and far.movers and self.told.rest)
        for number in self.way.left:
            player = self.cards.players[self._place(number)]
            refusal = criteria.refused_bye(player) if self.lowest else None
            if refusal is None and comparable and self.cards.corrected and number not in self.told.passed_on:
                refusal = criteria.refused_float(player, criteria.DOWN, self.told.result.downfloat_level)
            if refusal is not None:
                yield refusal.article, refusal.said, None

    def _first_wrong(self) -> Two | None:
        """Return the first pair that is not one of the right ones."""
        right = {*self.told.result.pairs}
        return next((pair for pair in self._in_order() if pair not in right), None)

    def _place(self, number: PairingNumber) -> int:
        return next(at for at, player in enumerate(self.cards.players) if player.number == number)


def _listed(pairs: list[Two]) -> Words:
    """Name pairs one after the other: 1-5 and 3-7."""
    named: Iterator[Words] = (joined([f"{one}-{other}"]) for one, other in pairs)
    return reduce(_and, named)


def _and(one: Words, other: Words) -> Words:
    return said("{first} and {last}", first=one, last=other)
