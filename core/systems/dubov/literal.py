"""The rules word by word, for small fields: the bye, then bracket by bracket its upfloaters, its halves and its pairs.

Every set is looked at in the order of the text, and everything that is decided is told as a step. The search answers
the same for any field.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, count

from paircard.core.facets.trace import Sink, unlimited
from paircard.core.systems.dubov.cards import Cards, Halves
from paircard.core.systems.dubov.level import FREE, Costs, Level
from paircard.core.systems.dubov.narrator import Narrator
from paircard.core.systems.dubov.outcome import BracketResult, NoCompletePairing, Pairing
from paircard.core.systems.dubov.position import Position
from paircard.core.systems.dubov.publication import publish
from paircard.core.systems.kit.bit_masks import mask_of
from paircard.core.systems.swiss.literal.bye_first import bye_place
from paircard.core.systems.swiss.literal.completion import Completion
from paircard.core.systems.swiss.literal.drawing_up import Bracket, Upfloaters, Weight
from paircard.core.systems.swiss.literal.effort import DEFAULT_TRIES, Budget
from paircard.core.systems.swiss.literal.first import first_opponents


def pair(
    position: Position,
    *,
    sink: Sink | None = None,
    tries: int = DEFAULT_TRIES,
    pulse: Callable[[], None] = unlimited,
) -> Pairing:
    """Pair the round by C.04.4.1; every step is told to `sink` as it is made.

    Raises NoCompletePairing (1.9.3) where C1 - C3 allow nothing, TooManyTries where more than `tries` are needed.
    """
    return _Literal(position, sink, tries, pulse).paired()


class _Upfloaters(Upfloaters):
    """Chooses by C5 and C6, then by C7 - C10 (3.2.2)."""

    field: Cards
    level: Level

    def weight(self, bracket: Bracket, upfloaters: int) -> Weight:
        """Return C7, the least of all legal pairings, and C8 - C10."""
        least = self.level.all_paired(bracket.residents | upfloaters)
        assert least is not None  # no words: only what can be paired is weighed
        return (*least, *self.field.weight(upfloaters))


class _Literal:
    def __init__(self, position: Position, sink: Sink | None, tries: int, pulse: Callable[[], None]) -> None:
        self._position, self._sink = position, sink
        self._budget = Budget(0, tries, pulse)
        self._cards = Cards(position)
        self._narrator = Narrator(self._cards, sink)
        self._completion = Completion(self._cards.legal, spend=self._budget.spend)
        self._level = Level(self._cards, self._budget.spend)
        self._upfloaters = _Upfloaters(self._cards, self._completion, self._narrator, self._budget.spend)
        self._upfloaters.level = self._level

    def paired(self) -> Pairing:
        """Return the round."""
        cards = self._cards
        self._narrator.virtual_points()
        bye = bye_place(cards, self._completion, self._narrator, NoCompletePairing)
        unpaired = cards.everybody if bye is None else cards.everybody ^ 1 << bye
        brackets = []
        while unpaired:
            bracket = cards.bracket(unpaired)
            upfloaters, result = self._bracket(bracket)
            brackets.append(result)
            unpaired ^= bracket.residents | upfloaters
        return publish(self._position, None if bye is None else cards.number(bye), brackets, self._sink)

    def _bracket(self, bracket: Bracket) -> tuple[int, BracketResult]:
        cards = self._cards
        self._budget.score = bracket.score
        self._narrator.begins(bracket)
        upfloaters, (c7, *_) = self._upfloaters.chosen(bracket)
        self._narrator.drawn_up(bracket, upfloaters)
        members = bracket.residents | upfloaters
        halves = cards.halves(members)
        self._narrator.least((c7,))
        self._narrator.halves(halves, played=bool(members & cards.played))
        moved = self._shifts(halves, c7, played=bool(members & cards.played))
        t2 = self._transposed(halves.shifted(*moved), (c7,))
        return upfloaters, cards.result(bracket, upfloaters, moved, t2, c7)

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
        pool = self._cards.to_shift(halves, larger)
        for out in map(mask_of, combinations(self._cards.to_shift(halves, smaller), few)):
            for back in map(mask_of, combinations(pool, halves.apart + few)):
                self._budget.spend()
                if self._possible(halves.shifted(out, back)):
                    self._narrator.shifted(halves, out, back)
                    return out, back
                self._narrator.shift_fails(out, back)
        return None

    def _possible(self, halves: Halves) -> bool:
        return self._level.sides(self._cards.by_aro(halves.g1), halves.g2) is not None

    # --- pairs (3.2.5, 3.2.6) ---------------------------------------------------------------------------------

    def _transposed(self, halves: Halves, least: Costs) -> tuple[int, ...]:
        """Return the first transposition of G2 in which all pairs are legal."""
        s1 = self._cards.by_aro(halves.g1)
        self._narrator.against(s1, halves.g2)

        def rest(at: int, left: int) -> Costs | None:
            return self._level.sides(s1[at + 1 :], left)

        pairs, _ = first_opponents(s1, halves.g2, self._level, self._narrator, least, FREE, rest)
        self._narrator.made(pairs)
        return tuple(mate for _, mate in pairs)
