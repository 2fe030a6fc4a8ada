"""Says what happens while one bracket is paired: one stream of steps for trace, lesson and quiz."""

from __future__ import annotations

from collections.abc import Sequence

from paircard.core.facets.breach import Breach
from paircard.core.facets.trace import Sink, Verdict
from paircard.core.systems.dutch2026.cards import Cards
from paircard.core.systems.dutch2026.cited import dutch
from paircard.core.systems.dutch2026.criteria_in_words import value_words
from paircard.core.systems.dutch2026.legality import refused_pair
from paircard.core.systems.dutch2026.outcome import NAMES, Values
from paircard.core.systems.kit.bit_masks import places_in
from paircard.core.systems.kit.virtual_points_told import virtual_words
from paircard.core.systems.swiss.forcing import first_worse
from paircard.core.systems.swiss.literal import narrator
from paircard.core.systems.swiss.literal.floating_down import Bracket
from paircard.core.values.points import format_points
from paircard.core.values.said import Words, joined, said, said_n

_STRUCK = 8
"""So many sets of players that cannot be left over are named; of more only the number is told."""


class Narrator(narrator.Narrator[Values]):
    """Tells of one bracket."""

    order, chosen = dutch("4.2"), dutch("3.8")

    def __init__(self, cards: Cards, bracket: Bracket, sink: Sink | None) -> None:
        """Speak of this bracket."""
        super().__init__(cards, sink, bracket.score)
        self._position = cards.position
        self._bracket = bracket

    def refused_pair(self, one: int, other: int) -> Breach | None:
        """Return why two may not meet (C1, C3)."""
        return refused_pair(self._position, self.cards.players[one], self.cards.players[other])

    def article_of_sides(self, s1: Sequence[int]) -> str:
        """Tell MDPs (3.2) from a remainder or a homogeneous bracket (3.3)."""
        return dutch("3.2" if self._bracket.mdps >> s1[0] & 1 else "3.3")

    def said_sides(self, s1: Sequence[int], s2: Sequence[int]) -> Words:
        """Say who is S1, and who S2."""
        return said("S1 {s1} against S2 {s2}.", s1=self.numbers(s1), s2=self.numbers(s2))

    def said_of_sides(self, what: Words) -> Words:
        """Say that an exchange is next (3.6, 4.3)."""
        return said("However S2 is arranged: {what} So an exchange is next (4.3).", what=what)

    def short_of(self, found: Values | None) -> tuple[str, Words]:
        """Return the first criterion in which these values are worse than the least, and how bad it is."""
        if found is None or self.least_values is None:
            return dutch("C6"), said("more would be left over, or some of higher scores (C6, C7).")
        name = first_worse(NAMES, found, self.least_values)
        assert name is not None
        return dutch(name), value_words(name, found)

    # --- what is wanted ---------------------------------------------------------------------------------------

    def begins(self) -> None:
        """Tell who is in the bracket (1.3)."""
        if not self.heard:
            return
        bracket = self._bracket
        residents, mdps = self.numbers(places_in(bracket.residents)), self.numbers(places_in(bracket.mdps))
        points, count = format_points(bracket.score), (bracket.score + 1) // 2
        if bracket.mdps:
            reason = said_n(
                "The bracket of {points} point is heterogeneous: {residents}, and moved down {mdps}.",
                "The bracket of {points} points is heterogeneous: {residents}, and moved down {mdps}.",
                count,
                points=points,
                residents=residents,
                mdps=mdps,
            )
        else:
            reason = said_n(
                "The bracket of {points} point is homogeneous: {residents}.",
                "The bracket of {points} points is homogeneous: {residents}.",
                count,
                points=points,
                residents=residents,
            )
        places = sorted(places_in(bracket.players), key=self.cards.number)
        virtual = virtual_words((self.cards.number(at), self.cards.players[at].virtual) for at in places)
        told = reason if virtual is None else joined((reason, virtual))
        self.tell(dutch("1.3"), places_in(bracket.players), Verdict.NOTED, told)

    def rest(self, struck: Sequence[int]) -> None:
        """Tell who cannot be left over because those who are left could not be paired (C4)."""
        article = dutch("C4")
        for left in struck[:_STRUCK]:
            sentence = said(
                "With {players} left over those below could not all be paired.",
                players=self.numbers(places_in(left)),
            )
            self.tell(article, places_in(left), Verdict.SKIPPED, sentence)
        more = len(struck) - _STRUCK
        if more > 0:
            again = said_n(
                "The same holds for {count} other set of players.",
                "The same holds for {count} other sets of players.",
                more,
            )
            self.tell(article, (), Verdict.SKIPPED, again)
        kept = said("As this bracket is paired, all who are left can be paired.")
        alone = said("This is the last bracket: nobody is left below.")
        self.tell(article, (), Verdict.NOTED, alone if self._bracket.last else kept)

    def least(self, values: Values) -> None:
        """Tell the least value of every criterion, one after the other (3.4)."""
        self.least_values = values
        if not self.heard:
            return
        for name in NAMES:
            self.tell(dutch(name), (), Verdict.NOTED, value_words(name, values))

    # --- which MDPs -------------------------------------------------------------------------------------------

    def movers(self, movers: Sequence[int], limbo: int) -> None:
        """Tell which MDPs are paired (4.4)."""
        if not self.heard or not self._bracket.mdps:
            return
        paired, waiting = self.numbers(movers), self.numbers(places_in(limbo))
        if not limbo:
            reason = said("All who moved down are paired here: {paired}.", paired=paired)
        elif movers:
            reason = said("Of those who moved down {paired} are paired here; {waiting} float on.",
                          paired=paired, waiting=waiting)  # fmt: skip
        else:
            reason = said("Nobody who moved down can be paired here: {waiting} float on.", waiting=waiting)
        self.tell(dutch("4.4"), movers, Verdict.NOTED, reason)

    def other_movers(self, movers: Sequence[int], limbo: int, found: Values | None) -> None:
        """Tell why an earlier set of MDPs will not do (4.4)."""
        if self.heard:
            article, what = self.short_of(found)
            waiting = self.numbers(places_in(limbo))
            reason = said("If {waiting} floated on: {what}", waiting=waiting, what=what)
            self.tell(article, movers, Verdict.SKIPPED, reason)

    # --- the end ----------------------------------------------------------------------------------------------

    def floating(self, left: int) -> None:
        """Tell who floats down (1.4.1)."""
        if left and not self._bracket.last:
            floaters = self.numbers(places_in(left))
            reason = said("Down to the next bracket: {players}.", players=floaters)
            self.tell(dutch("1.4.1"), places_in(left), Verdict.MOVED, reason)
