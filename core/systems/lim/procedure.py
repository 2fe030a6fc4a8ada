"""A whole round: the bye, the groups towards the median from both ends, the median last (C.04.4.3 1 - 4)."""

from __future__ import annotations

from collections.abc import Callable

from paircard.core.facets.trace import Sink
from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.kit.matching.matchable import blossoms_of
from paircard.core.systems.lim.cards import Cards
from paircard.core.systems.lim.colours import allot
from paircard.core.systems.lim.floaters import Group
from paircard.core.systems.lim.narrator import Narrator
from paircard.core.systems.lim.outcome import (
    BracketResult,
    Cracked,
    Numbers,
    Pairing,
    Two,
)
from paircard.core.systems.lim.position import Player, Position
from paircard.core.systems.lim.scrutiny import Scrutiny
from paircard.core.systems.swiss.boards import published
from paircard.core.systems.swiss.book import unhurried
from paircard.core.systems.swiss.colours import Allotted
from paircard.core.values import waiting
from paircard.core.values.frozen import replace


def pair(position: Position, sink: Sink | None = None, pulse: Callable[[], None] = unhurried) -> Pairing:
    """Pair the round, and tell every step; raise NoCompletePairing where 2.1 allows nothing.

    Who waits may end it with `pulse`, called before every group and every pair.
    """
    cards = Cards(position)
    return Procedure(cards, Narrator(cards, sink, pulse)).paired(sink)


class Procedure:
    """One round."""

    def __init__(self, cards: Cards, narrator: Narrator) -> None:
        """Take the field."""
        self._cards = cards
        self._position = cards.position
        self._narrator = narrator
        self._standing: dict[int, int] = {}
        """Who is unpaired above and below the median, by the score of the group in which they stand now."""
        self._median = 0
        """Who stands in the median, whether or not anybody has its score."""
        self._results: dict[int, list[BracketResult]] = {1: [], -1: []}
        """The groups above and below the median, in the order in which they were paired."""

    def paired(self, sink: Sink | None = None) -> Pairing:
        """Return the round."""
        cards = self._cards
        bye = cards.bye()
        self._narrator.bye(bye)
        for score, mask in cards.scoregroups.items():
            self._stand(score, mask if bye is None else mask & ~(1 << bye))
        for side in (1, -1):
            for score in sorted(self._standing, reverse=side > 0):
                if self._side(score) == side:
                    self._results[side].append(self._group(score, side))
        median = self._paired_median()
        brackets = (*self._results[1], *median, *self._results[-1][::-1])
        number = None if bye is None else cards.number(bye)
        seats = {two: self._seats(two, each) for each in brackets for two in each.pairs}
        pairs = published(self._position, seats, number, lambda one, two: seats[_both(one, two)], sink)
        return Pairing(pairs, number, brackets)

    def _stand(self, score: int | None, mask: int) -> None:
        """Let some stand in a group; a score that is none stands for the median."""
        if score is None or not self._side(score):
            self._median |= mask
        elif mask:
            self._standing[score] = self._standing.get(score, 0) | mask

    def _side(self, score: int) -> int:
        return self._position.side(score)

    def _seats(self, two: Two, bracket: BracketResult) -> Allotted[Player]:
        """Return the colours of a pair: who is preferred depends on where it was made (5.4)."""
        one, other = (self._cards.by_number[each] for each in two)
        return allot(self._position.initial_colour, one, other, upper_first=bracket.side >= 0)

    # --- a group above or below the median ----------------------------------------------------------------------

    def _group(self, score: int, side: int) -> BracketResult:
        cards, members = self._cards, self._standing.pop(score)
        incoming = self._in_order(members & ~cards.scoregroups[score])
        begun = self._begun(score, side, members & cards.scoregroups[score], incoming)
        group = Group(cards, members, mask_of(incoming), self._next_door(score, side), begun.direction)
        floaters = []
        while floater := group.next_floater():
            self._narrator.floats(begun, floater)
            floaters.append(floater)
        self._stand(self._towards_median(score, side), members & ~group.members)
        choices, first = Scrutiny(cards, group.members, begun.direction, self._narrator).paired(incoming)
        return replace(begun, floaters=tuple(floaters), choices=choices, first=first)

    def _begun(self, score: int, side: int, residents: int, incoming: list[int]) -> BracketResult:
        """Return a group of which nothing is paired yet; say which it is, to who waits, too."""
        waiting.bracket(score, residents.bit_count() + len(incoming))
        above = [place for place in incoming if self._side(self._cards.score(place)) > 0]
        numbers = self._cards.numbers(residents)
        begun = BracketResult(score, side, numbers, self._numbers(incoming), self._numbers(above))
        self._narrator.begins(begun)
        return begun

    def _towards_median(self, score: int, side: int) -> int | None:
        """Return the next group of a side on the way to the median; None for the median itself."""
        further = [each for each in self._standing if self._side(each) == side and (score - each) * side > 0]
        return min(further, key=lambda each: abs(score - each), default=None)

    def _next_door(self, score: int, side: int) -> int:
        """Return who stands in the nearest group on the way; beyond the median where nobody stands in that."""
        if (towards := self._towards_median(score, side)) is not None:
            return self._standing[towards]
        beyond = [each for each in self._standing if self._side(each) == -side]
        return self._median or (self._standing[max(beyond)] if beyond else 0)

    def _in_order(self, incoming: int) -> list[int]:
        """Return who floated in as they are paired: from above first, the far side first (3.6, 3.7)."""
        score, side = self._cards.score, self._side
        above = [place for place in places_in(incoming) if side(score(place)) > 0]
        below = [place for place in places_in(incoming) if side(score(place)) < 0]
        above.sort(key=lambda place: (-score(place), place))
        below.sort(key=lambda place: (score(place), -place))
        return above + below

    # --- the median ---------------------------------------------------------------------------------------------

    def _paired_median(self) -> tuple[BracketResult, ...]:
        """Return the median, undoing pairs until all of it can be paired (2.6); nothing where nobody stands in it."""
        cards, cracked = self._cards, list[Cracked]()
        found = blossoms_of(cards.legal, self._median)
        while not found.match_all():
            cracked.append(self._crack())
            self._stand(None, mask_of(cards.place_of[each] for each in cracked[-1].pair))
            found = blossoms_of(cards.legal, self._median, found.mates)
        if not self._median:
            return ()
        resident = mask_of(place for place in places_in(self._median) if not self._side(cards.score(place)))
        incoming = self._in_order(self._median & ~resident)
        score = cards.score(next(places_in(resident))) if resident else self._position.median_twice // 2
        begun = replace(self._begun(score, 0, resident, incoming), cracked=tuple(cracked))
        choices, first = Scrutiny(cards, self._median, begun.direction, self._narrator).paired(incoming)
        return (replace(begun, choices=choices, first=first),)

    def _crack(self) -> Cracked:
        """Undo the last pair of the lower side if more came from above than from below, else of the higher side."""
        sides = [self._side(score) for score in self._cards.scores(self._median)]
        wanted = -1 if sides.count(1) > sides.count(-1) else 1
        side = wanted if any(each.choices for each in self._results[wanted]) else -wanted
        at = max(at for at, each in enumerate(self._results[side]) if each.choices)
        bracket = self._results[side][at]
        *kept, last = bracket.choices
        self._results[side][at] = replace(bracket, choices=tuple(kept))
        cracked = Cracked(last.pair, bracket.score)
        self._narrator.cracks(cracked)
        return cracked

    def _numbers(self, places: list[int]) -> Numbers:
        return tuple(map(self._cards.number, places))


def _both(one: Player, other: Player) -> Two:
    return (min(one.number, other.number), max(one.number, other.number))
