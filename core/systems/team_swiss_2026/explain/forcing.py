"""The best that a bracket could do if two teams met in it, or if a team were drawn up, or were not.

Brackets above stay as they are paired. The answer is exact: the search is asked for the bracket without the two (what a
pair adds to every value does not depend on the others), or for a field in which a team may meet nobody of one side.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cached_property

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.kit.matching.matchable import pairable, spared
from paircard.core.systems.swiss import forcing
from paircard.core.systems.swiss.literal.drawing_up import Bracket
from paircard.core.systems.team_swiss_2026.cards import Cards
from paircard.core.systems.team_swiss_2026.explain.shortage import Shortages
from paircard.core.systems.team_swiss_2026.level import FREE, added
from paircard.core.systems.team_swiss_2026.outcome import NAMES, BracketResult, Costs, Pairing, Values
from paircard.core.systems.team_swiss_2026.position import Position, Team
from paircard.core.systems.team_swiss_2026.search.pairs import best_pairs
from paircard.core.systems.team_swiss_2026.search.upfloaters import choose

LATER_SET, LATER_PAIRS = "3.5", "3.6"


Against = forcing.Against[Values]
"""`3.5` and `3.6` where only the order of sets or of identifiers does; C3 where not all could be paired."""


class Forcing(forcing.Forcing[Position, BracketResult, Team]):
    """Asks what would become of the brackets of a round."""

    def __init__(self, position: Position, made: Pairing) -> None:
        """Take a round as the search pairs it."""
        super().__init__(position, made)
        self.cards = Cards(position)
        self.place = {team.number: at for at, team in enumerate(self.cards.players)}

    def before(self, at: int) -> Bracket:
        """Return a bracket as it was to be paired."""
        unpaired = mask_of(self.place[each] for later in self.made.brackets[at:] for each in later.players)
        return self.cards.bracket(unpaired)

    @cached_property
    def shortages(self) -> Shortages:
        """Says which teams compete for which."""
        return Shortages(self.cards)

    def unpaired_without(self, at: int, numbers: Iterable[PairingNumber]) -> int:
        """Return all who are not paired above a bracket, without some (a mask)."""
        bracket = self.before(at)
        return (bracket.residents | bracket.lower) & ~mask_of(self.place[each] for each in numbers)

    @cached_property
    def may_sit_out(self) -> int:
        """Everybody without whom all others can be paired; of an even field nobody."""
        odd = self.cards.everybody.bit_count() % 2
        return spared(self.cards.legal, self.cards.everybody) if odd else 0

    def pair(self, at: int, one: PairingNumber, other: PairingNumber) -> Against:
        """Return what speaks against two teams meeting in a bracket, of which one is a member and both are unpaired."""
        bracket = self.before(at)
        both = mask_of((self.place[one], self.place[other]))
        if not both & bracket.residents:
            return Against("C4")  # two upfloaters that meet each other: without them there are fewer
        outside = Bracket(bracket.score, bracket.residents & ~both, bracket.lower & ~both, bracket.following & ~both)
        chosen = self._chosen(self.cards, outside)
        if chosen is None:
            return Against("C3")
        drawn_up = both & bracket.lower
        upfloaters = chosen[0] | drawn_up
        members = (outside.residents | chosen[0]) & ~both
        places = tuple(places_in(both))
        costs = added(
            self._costs(self.cards, best_pairs(self.cards, members, upfloaters) if members else (), upfloaters),
            self.cards.cost(places[0], places[1], upfloaters),
        )
        return self._against(at, upfloaters, chosen[1], costs)

    def drawn_up(self, at: int, number: PairingNumber) -> Against:
        """Return what speaks against drawing a team of a lower score up into a bracket."""
        bracket = self.before(at)
        return self._with(at, self._apart(number, bracket.lower))

    def not_drawn_up(self, at: int, number: PairingNumber) -> Against:
        """Return what speaks against leaving an upfloater of a bracket where it was."""
        return self._with(at, self._apart(number, self.before(at).residents))

    def _apart(self, number: PairingNumber, others: int) -> Cards:
        """Return the field if a team might meet none of these."""
        pairs = (sorted((number, each)) for each in self.cards.numbers(others) if each != number)
        forbidden = self.position.forbidden | {(one, two) for one, two in pairs}
        return Cards(replace(self.position, forbidden=forbidden))

    def _with(self, at: int, cards: Cards) -> Against:
        bracket = self.before(at)
        chosen = self._chosen(cards, bracket)
        if chosen is None:
            return Against("C3")
        pairs = best_pairs(cards, bracket.residents | chosen[0], chosen[0])
        return self._against(at, chosen[0], chosen[1], self._costs(cards, pairs, chosen[0]))

    def _chosen(self, cards: Cards, bracket: Bracket) -> tuple[int, int] | None:
        if not pairable(cards.legal, bracket.residents | bracket.lower):
            return None
        if not bracket.residents:
            return 0, 0
        return choose(cards, bracket)

    def _costs(self, cards: Cards, pairs: Iterable[tuple[int, int]], upfloaters: int) -> Costs:
        costs = FREE
        for one, other in pairs:
            costs = added(costs, cards.cost(one, other, upfloaters))
        return costs

    def _against(self, at: int, upfloaters: int, c6: int, costs: Costs) -> Against:
        cards = self.cards
        c7 = (upfloaters & cards.floated).bit_count()
        asked = Values(upfloaters.bit_count(), cards.scores_up(upfloaters), c6, c7, *costs)
        reached = self.made.brackets[at].values
        worse = forcing.first_worse(NAMES, reached, asked)
        if asked[:4] == reached[:4] and upfloaters != mask_of(
            self.place[each] for each in self.made.brackets[at].upfloaters
        ):
            worse = LATER_SET
        return Against(worse or LATER_PAIRS, asked, reached)
