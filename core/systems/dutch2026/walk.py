"""The first candidate with the least values, in the order of the text (C.04.3 3.6, 3.7, 4.2 - 4.4)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

from paircard.core.systems.dutch2026.cards import Cards
from paircard.core.systems.dutch2026.level import Level
from paircard.core.systems.dutch2026.narrator import Narrator
from paircard.core.systems.dutch2026.outcome import Values, together
from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.kit.orders import exchanged, exchanges
from paircard.core.systems.swiss.literal.first import Pairs, first_opponents
from paircard.core.systems.swiss.literal.floating_down import Bracket
from paircard.core.values.frozen import dataclass

Places = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Made:
    """A paired bracket, by places; MDPs and S1 first in their pairs, as the candidate is written."""

    pairs: Pairs
    left: int


class Walk:
    """The candidates of one bracket, whose least values are known."""

    def __init__(self, cards: Cards, bracket: Bracket, level: Level, narrator: Narrator) -> None:
        """Walk to the first candidate with the least values."""
        self._cards = cards
        self._bracket = bracket
        self._level = level
        self._narrator = narrator

    def first(self) -> Made:
        """Return the first candidate with the least values (3.8)."""
        movers = self._movers()
        limbo = self._bracket.mdps & ~mask_of(movers)
        pairs, spent = self._pair_movers(movers, limbo)
        rest = self._bracket.residents & ~mask_of(resident for _, resident in pairs)
        more = self._pair_remainder(tuple(places_in(rest)), limbo, spent)
        left = self._bracket.players & ~mask_of(place for pair in (*pairs, *more) for place in pair)
        return Made(pairs + more, left)

    # --- which MDPs are paired --------------------------------------------------------------------------------

    def _movers(self) -> Places:
        """Return the first set of MDPs that can be paired at the least values (4.4)."""
        for movers in self._sets_of_movers():
            limbo = self._bracket.mdps & ~mask_of(movers)
            found = self._level.within(self._bracket.players, limbo)
            if found == self._level.least:
                self._narrator.movers(movers, limbo)
                return movers
            self._narrator.other_movers(movers, limbo, found)
        raise AssertionError("the least values are those of a candidate")

    def _sets_of_movers(self) -> Iterator[Places]:
        """Yield the sets of MDPs that leave the scores of C7 in limbo, by their BSNs (4.4)."""
        mdps = tuple(places_in(self._bracket.mdps))
        wanted = tuple(score for score in self._level.least.c7 if score > self._bracket.score)
        for movers in combinations(mdps, len(mdps) - len(wanted)):
            if self._cards.scores(self._bracket.mdps & ~mask_of(movers)) == wanted:
                yield movers

    # --- their opponents --------------------------------------------------------------------------------------

    def _pair_movers(self, movers: Places, limbo: int) -> tuple[Pairs, Values]:
        """Pair the MDPs with the first residents that will do, one by one (4.2), and say what that has cost."""
        residents = self._bracket.residents
        if movers:
            self._narrator.sides(movers, tuple(places_in(residents)))
        others = self._bracket.mdps & ~mask_of(movers)

        def rest(at: int, left: int) -> Values | None:
            return self._level.within(left | others | mask_of(movers[at + 1 :]), limbo)

        return self._first(movers, residents, self._level.nothing, rest)

    # --- the remainder ----------------------------------------------------------------------------------------

    def _pair_remainder(self, group: Places, limbo: int, spent: Values) -> Pairs:
        """Pair a homogeneous bracket or a remainder: the first sides that will do (4.3), then S2 (4.2)."""
        count = (len(group) - self._level.least.c6 + limbo.bit_count()) // 2
        if not count:
            return ()
        for s1, s2 in self._sides(group, count):
            rest = self._level.sides(s1, mask_of(s2), limbo)
            found = None if rest is None else together(spent, rest)
            if found == self._level.least:
                return self._opponents(s1, s2, limbo, spent)
            self._narrator.other_sides(s1, s2, found)
        raise AssertionError("the least values are those of a candidate")

    def _sides(self, group: Places, count: int) -> Iterator[tuple[Places, Places]]:
        """Yield S1 and S2 as they are first, then after every exchange (3.3, 4.3)."""
        yield group[:count], group[count:]
        for exchange in exchanges(len(group), count):
            yield exchanged(group, count, exchange)

    def _opponents(self, s1: Places, s2: Places, limbo: int, spent: Values) -> Pairs:
        """Give everybody of S1 the first opponent that will do: the first transposition (4.2)."""
        self._narrator.sides(s1, s2)

        def rest(at: int, free: int) -> Values | None:
            return self._level.sides(s1[at + 1 :], free, limbo)

        return self._first(s1, mask_of(s2), spent, rest)[0]

    def _first(
        self, s1: Places, s2: int, spent: Values, rest: Callable[[int, int], Values | None]
    ) -> tuple[Pairs, Values]:
        return first_opponents(s1, s2, self._level, self._narrator, self._level.least, spent, rest)
