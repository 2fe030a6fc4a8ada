"""The rules word by word, for small fields: the bye, then bracket by bracket its upfloaters and its pairs.

Sets of upfloaters and top members are looked at in the order of the text, and everything that is decided is told as a
step. The search answers the same for any field.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

from paircard.core.facets.trace import Sink, unlimited
from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.swiss.literal.bye_first import bye_place
from paircard.core.systems.swiss.literal.completion import Completion
from paircard.core.systems.swiss.literal.drawing_up import Bracket, Upfloaters, Weight
from paircard.core.systems.swiss.literal.effort import DEFAULT_TRIES, Budget
from paircard.core.systems.swiss.literal.first import Pairs, first_opponents
from paircard.core.systems.team_swiss_2026.cards import Cards
from paircard.core.systems.team_swiss_2026.level import FREE, Level
from paircard.core.systems.team_swiss_2026.narrator import Narrator
from paircard.core.systems.team_swiss_2026.outcome import BracketResult, Costs, NoCompletePairing, Pairing, Values
from paircard.core.systems.team_swiss_2026.position import Position
from paircard.core.systems.team_swiss_2026.publication import publish


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


class _Upfloaters(Upfloaters):
    """Chooses by C4 and C5, then by C6 and C7 (3.5.5)."""

    field: Cards

    def weight(self, bracket: Bracket, upfloaters: int) -> Weight:
        """Return C6 and C7."""
        return int(not self.keeps_next(bracket, upfloaters)), (upfloaters & self.field.floated).bit_count()


class _Literal:
    def __init__(self, position: Position, sink: Sink | None, tries: int, pulse: Callable[[], None]) -> None:
        self._position, self._sink = position, sink
        self._budget = Budget(0, tries, pulse)
        self._spend = self._budget.spend
        self._cards = Cards(position)
        self._narrator = Narrator(self._cards, sink)
        self._completion = Completion(self._cards.legal, spend=self._spend)
        self._upfloaters = _Upfloaters(self._cards, self._completion, self._narrator, self._spend)

    def paired(self) -> Pairing:
        """Return the round (3.3.2)."""
        cards = self._cards
        self._narrator.virtual_points()
        bye = bye_place(cards, self._completion, self._narrator, NoCompletePairing)
        unpaired = cards.everybody if bye is None else cards.everybody ^ 1 << bye
        brackets = []
        while unpaired:
            result = self._bracket(cards.bracket(unpaired))
            brackets.append(result)
            gone = {number for pair in result.pairs for number in pair}
            unpaired &= ~mask_of(place for place, team in enumerate(cards.players) if team.number in gone)
        return publish(self._position, None if bye is None else cards.number(bye), brackets, self._sink)

    # --- brackets (3.3.2) -------------------------------------------------------------------------------------

    def _bracket(self, bracket: Bracket) -> BracketResult:
        self._budget.score = bracket.score
        self._narrator.begins(bracket)
        upfloaters, (c6, c7) = self._upfloaters.chosen(bracket)
        self._narrator.drawn_up(bracket, upfloaters)
        members = bracket.residents | upfloaters
        level = Level(self._cards, members, upfloaters, self._spend)
        self._narrator.least(level.least)
        pairs = self._pairs(tuple(places_in(members)), level)
        self._narrator.made(pairs)
        return result_of(self._cards, bracket, upfloaters, pairs, c6, c7, level.least)

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
