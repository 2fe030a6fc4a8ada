"""The rules word by word, for small fields: the bye, then bracket by bracket its upfloaters and its pairs.

Sets of upfloaters and top members are looked at in the order of the text, and everything that is decided is told as a
step. The search answers the same for any field.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, combinations_with_replacement

from core.systems.kit.places import mask_of, places_in
from core.systems.kit.trace import Sink, unlimited
from core.systems.swiss.literal.completion import Completion
from core.systems.swiss.literal.effort import DEFAULT_TRIES, Budget
from core.systems.swiss.literal.first import Pairs, first_opponents
from core.systems.team_swiss_2026.cards import Bracket, Cards
from core.systems.team_swiss_2026.level import FREE, Level
from core.systems.team_swiss_2026.narrator import Narrator
from core.systems.team_swiss_2026.outcome import BracketResult, Costs, NoCompletePairing, Pairing, Values
from core.systems.team_swiss_2026.position import Position
from core.systems.team_swiss_2026.publishing import publish


def pair(
    position: Position,
    *,
    sink: Sink | None = None,
    tries: int = DEFAULT_TRIES,
    pulse: Callable[[], None] = unlimited,
) -> Pairing:
    """Pair the round by C.04.6; every step is told to `sink` as it is made.

    Raises NoCompletePairing (3.3.3) where C1 and C2 allow nothing, TooManyTries where more than `tries` are needed.
    """
    return _Literal(position, sink, tries, pulse).paired()


class _Literal:
    def __init__(self, position: Position, sink: Sink | None, tries: int, pulse: Callable[[], None]) -> None:
        self._position, self._sink = position, sink
        self._budget = Budget(0, tries, pulse)
        self._spend = self._budget.spend
        self._cards = Cards(position)
        self._narrator = Narrator(self._cards, sink)
        self._completion = Completion(self._cards.legal, spend=self._spend)

    def paired(self) -> Pairing:
        """Return the round (3.3.2)."""
        cards = self._cards
        self._narrator.virtual_points()
        bye = self._bye()
        unpaired = cards.everybody if bye is None else cards.everybody ^ 1 << bye
        brackets = []
        while unpaired:
            result = self._bracket(cards.bracket(unpaired))
            brackets.append(result)
            gone = {number for pair in result.pairs for number in pair}
            unpaired &= ~mask_of(place for place, team in enumerate(cards.players) if team.number in gone)
        return publish(self._position, None if bye is None else cards.number(bye), brackets, self._sink)

    # --- the bye (3.4) ----------------------------------------------------------------------------------------

    def _bye(self) -> int | None:
        """Return the place of the team that has the bye, None where their number is even."""
        cards = self._cards
        everybody = cards.everybody
        if everybody.bit_count() % 2 == 0:
            if not self._completion.possible(everybody):
                raise NoCompletePairing(cards.numbers(everybody))
            self._narrator.no_bye()
            return None
        for place in bye_order(cards):
            if cards.byes >> place & 1 and self._completion.possible(everybody ^ 1 << place):
                self._narrator.bye(place)
                return place
            self._narrator.bye_refused(place)
        raise NoCompletePairing(cards.numbers(everybody))

    # --- upfloaters (3.5) -------------------------------------------------------------------------------------

    def _bracket(self, bracket: Bracket) -> BracketResult:
        self._budget.score = bracket.score
        self._narrator.begins(bracket)
        upfloaters, c6, c7 = self._upfloaters(bracket)
        self._narrator.drawn_up(bracket, upfloaters)
        members = bracket.residents | upfloaters
        level = Level(self._cards, members, upfloaters, self._spend)
        self._narrator.least(level.least)
        pairs = self._pairs(tuple(places_in(members)), level)
        self._narrator.made(pairs)
        return result_of(self._cards, bracket, upfloaters, pairs, c6, c7, level.least)

    def _upfloaters(self, bracket: Bracket) -> tuple[int, int, int]:
        """Return the first set that complies with C4 and C5, then with C6 and C7, and its C6 and C7 (3.5.5)."""
        for count in range(bracket.residents.bit_count() % 2, bracket.lower.bit_count() + 1, 2):
            for profile in self._profiles(bracket.lower, count):
                if best := self._best_set(bracket, profile):
                    return best
                self._narrator.profile_fails(profile)
            self._narrator.number_fails(count)
        raise AssertionError("only what can be completed is paired")

    def _profiles(self, lower: int, count: int) -> list[tuple[int, ...]]:
        """Return the scores that so many upfloaters can have, each from low to high, the best first (C5)."""
        there = {self._cards.score(next(places_in(level))): level.bit_count() for level in self._cards.levels(lower)}
        every = combinations_with_replacement(sorted(there), count)
        can_be = (each for each in every if all(each.count(score) <= there[score] for score in {*each}))
        return sorted(can_be, reverse=True)

    def _best_set(self, bracket: Bracket, profile: Sequence[int]) -> tuple[int, int, int] | None:
        found: tuple[int, int, int] | None = None
        for upfloaters in self._sets(bracket.lower, profile):
            self._spend()
            here = self._completion.possible(bracket.residents | upfloaters)
            if not here or not self._completion.possible(bracket.lower & ~upfloaters):
                self._narrator.set_fails(upfloaters, bracket=here)
                continue
            c6 = int(not self._keeps_c6(bracket, upfloaters))
            c7 = (upfloaters & self._cards.floated).bit_count()
            if not (c6 or c7):
                return upfloaters, 0, 0
            self._narrator.set_weighed(upfloaters, c6, c7)
            if found is None or (c6, c7) < found[1:]:
                found = upfloaters, c6, c7
        return found

    def _sets(self, lower: int, profile: Sequence[int]) -> Iterator[int]:
        """Yield the sets of upfloaters with these scores, in the order of 3.5.4."""
        levels = [level for level in self._cards.levels(lower) if self._cards.score(next(places_in(level))) in profile]

        def from_level(at: int) -> Iterator[int]:
            if at == len(levels):
                yield 0
                return
            places = tuple(places_in(levels[at]))
            for chosen in combinations(places, profile.count(self._cards.score(places[0]))):
                yield from (mask_of(chosen) | rest for rest in from_level(at + 1))

        return from_level(0)

    def _keeps_c6(self, bracket: Bracket, upfloaters: int) -> bool:
        """Tell whether what is left of the next scoregroup can be paired with none, or one, drawn up to it (C6)."""
        group = bracket.following & ~upfloaters
        below = bracket.lower & ~bracket.following & ~upfloaters
        if not group:
            return True
        possible = self._completion.possible
        if group.bit_count() % 2 == 0:
            return possible(group) and possible(below)
        return any(possible(group | 1 << each) and possible(below ^ 1 << each) for each in places_in(below))

    # --- pairs (3.6) ------------------------------------------------------------------------------------------

    def _pairs(self, members: Sequence[int], level: Level) -> Pairs:
        """Return the first pairing, in the order of identifiers, that has the least values (3.6.4)."""
        for tops in combinations(members, len(members) // 2):
            self._spend()
            bottoms = mask_of(members) & ~mask_of(tops)
            found = level.sides(tops, bottoms)
            if found == level.least:
                return self._partners(tops, bottoms, level)
            self._narrator.other_sides(tops, tuple(places_in(bottoms)), found)
        raise AssertionError("the least values are those of a pairing")

    def _partners(self, tops: tuple[int, ...], bottoms: int, level: Level) -> Pairs:
        self._narrator.sides(tops, tuple(places_in(bottoms)))

        def rest(at: int, left: int) -> Costs | None:
            return level.sides(tops[at + 1 :], left)

        return first_opponents(tops, bottoms, level, self._narrator, level.least, FREE, rest)[0]


def bye_order(cards: Cards) -> list[int]:
    """Return all places in the order in which the bye is offered: lowest score, most matches, largest TPN (3.4)."""
    return sorted(
        range(len(cards.players)),
        key=lambda place: (cards.players[place].score, -cards.players[place].matches, -cards.players[place].number),
    )


def result_of(
    cards: Cards, bracket: Bracket, upfloaters: int, pairs: Pairs, c6: int, c7: int, costs: Costs
) -> BracketResult:
    """Return how a bracket ended, by TPNs."""
    return BracketResult(
        bracket.score,
        cards.numbers(bracket.residents),
        tuple(map(cards.number, cards.in_set_order(upfloaters))),
        tuple((cards.number(top), cards.number(mate)) for top, mate in pairs),
        Values(upfloaters.bit_count(), cards.scores_up(upfloaters), c6, c7, *costs),
    )
