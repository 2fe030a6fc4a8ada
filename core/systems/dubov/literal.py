"""The rules word by word, for small fields: sets of upfloaters, halves, who changes sides, and the transposition."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, count

from paircard.core.facets.trace import Sink
from paircard.core.systems.dubov.cards import Cards, Halves
from paircard.core.systems.dubov.level import FREE, Costs, Level
from paircard.core.systems.dubov.narrator import Narrator
from paircard.core.systems.dubov.outcome import BracketResult
from paircard.core.systems.dubov.position import Position
from paircard.core.systems.kit.bit_masks import mask_of
from paircard.core.systems.swiss.drawn_up import literal
from paircard.core.systems.swiss.drawn_up.book import DrawingUpBook
from paircard.core.systems.swiss.drawn_up.cards import Bracket
from paircard.core.systems.swiss.drawn_up.upfloaters import Weight
from paircard.core.systems.swiss.literal.first import first_opponents


class Literal(literal.Literal):
    """One round."""

    cards: Cards
    narrator: Narrator

    def __init__(
        self,
        book: DrawingUpBook[Position],
        cards: Cards,
        narrator: Narrator,
        sink: Sink | None,
        tries: int,
        pulse: Callable[[], None],
    ) -> None:
        """Take the field of a round."""
        super().__init__(book, cards, narrator, sink, tries, pulse)
        self._level = Level(cards, self.budget.spend)

    def weight(self, bracket: Bracket, upfloaters: int) -> Weight:
        """Return C7, the least of all legal pairings, and C8 - C10 (3.2.2)."""
        least = self._level.all_paired(bracket.residents | upfloaters)
        assert least is not None  # no words: only what can be paired is weighed
        return (*least, *self.cards.weight(upfloaters))

    def bracket(self, bracket: Bracket, upfloaters: int, weight: Weight) -> BracketResult:
        """Pair a bracket (3.2.3 - 3.2.6)."""
        cards, c7 = self.cards, weight[0]
        members = bracket.residents | upfloaters
        halves, played = cards.halves(members), bool(members & cards.played)
        self.narrator.least((c7,))
        self.narrator.halves(halves, played=played)
        moved = self._shifts(halves, c7, played=played)
        t2 = self._transposed(halves.shifted(*moved), (c7,))
        return cards.result(bracket, upfloaters, moved, t2, c7)

    # --- halves (3.2.4) ---------------------------------------------------------------------------------------

    def _shifts(self, halves: Halves, c7: int, *, played: bool) -> tuple[int, int]:
        """Return who is shifted from the smaller group, and then from the larger one.

        Where nobody has played halves are no colours, and as few as will do are shifted.
        """
        for few in count((c7 - halves.apart) // 2 if played else 0):
            if (moved := self._first_sets(halves, few)) is not None:
                return moved
        raise AssertionError("the least C7 is that of a pairing")

    def _first_sets(self, halves: Halves, few: int) -> tuple[int, int] | None:
        smaller, larger = halves.by_size
        pool = self.cards.to_shift(halves, larger)
        for out in map(mask_of, combinations(self.cards.to_shift(halves, smaller), few)):
            for back in map(mask_of, combinations(pool, halves.apart + few)):
                self.budget.spend()
                if self._possible(halves.shifted(out, back)):
                    self.narrator.shifted(halves, out, back)
                    return out, back
                self.narrator.shift_fails(out, back)
        return None

    def _possible(self, halves: Halves) -> bool:
        return self._level.sides(self.cards.by_aro(halves.g1), halves.g2) is not None

    # --- pairs (3.2.5, 3.2.6) ---------------------------------------------------------------------------------

    def _transposed(self, halves: Halves, least: Costs) -> tuple[int, ...]:
        """Return the first transposition of G2 in which all pairs are legal."""
        s1 = self.cards.by_aro(halves.g1)
        self.narrator.against(s1, halves.g2)

        def rest(at: int, left: int) -> Costs | None:
            return self._level.sides(s1[at + 1 :], left)

        pairs, _ = first_opponents(s1, halves.g2, self._level, self.narrator, least, FREE, rest)
        self.narrator.made(pairs)
        return tuple(mate for _, mate in pairs)
