"""Says what happens while a round is paired: one stream of steps for whoever reads, steps through or is asked."""

from __future__ import annotations

from collections.abc import Sequence

from paircard.core.facets.breach import Breach
from paircard.core.facets.trace import Sink, Verdict
from paircard.core.systems.dubov.cards import Cards, Halves
from paircard.core.systems.dubov.criteria_in_words import value_words
from paircard.core.systems.dubov.legality import refused_bye, refused_pair
from paircard.core.systems.dubov.level import Costs
from paircard.core.systems.dubov.outcome import NAMES, Values
from paircard.core.systems.dubov.rules import dubov
from paircard.core.systems.kit.bit_masks import places_in
from paircard.core.systems.kit.books_2026 import accelerated
from paircard.core.systems.kit.virtual_points import virtual_words
from paircard.core.systems.swiss.literal import narrator
from paircard.core.systems.swiss.literal.drawing_up import Bracket, Weight
from paircard.core.values.points import format_points
from paircard.core.values.said import Words, said


class Narrator(narrator.Narrator[Costs]):
    """Tells of a round, bracket by bracket."""

    order = chosen = dubov("3.2.6")

    def __init__(self, cards: Cards, sink: Sink | None) -> None:
        """Speak of this field."""
        super().__init__(cards, sink)
        self._field = cards

    def refused_pair(self, one: int, other: int) -> Breach | None:
        """Return why two may not meet (C1, C3)."""
        players = self._field.players
        return refused_pair(self._field.position, players[one], players[other])

    def article_of_sides(self, s1: Sequence[int]) -> str:
        """Name the article about S1."""
        return dubov("3.2.5")

    def said_sides(self, s1: Sequence[int], s2: Sequence[int]) -> Words:
        """Say who of G1 has which opponents so far, and who is set against them."""
        averages = " ".join(f"{self._field.number(place)} ({self._field.players[place].aro})" for place in s1)
        return said("G1 by the average rating of opponents: {s1}. G2: {s2}.", s1=averages, s2=self.numbers(s2))

    def said_of_sides(self, what: Words) -> Words:
        """Say what speaks against two sides, however they are arranged."""
        return said("However they are paired: {what}", what=what)

    def short_of(self, found: Costs | None) -> tuple[str, Words]:
        """Return that a pair leaves others without an opponent: by C7 all of two halves are equal."""
        return dubov("C4"), said("not all of the bracket could be paired.")

    def virtual_points(self) -> None:
        """Tell what acceleration adds to the scores (C.04.7 1.4)."""
        if words := virtual_words((player.number, player.virtual) for player in self._field.players):
            self.tell(accelerated("1.4"), (), Verdict.NOTED, words)

    # --- the bye ----------------------------------------------------------------------------------------------

    def no_bye(self) -> None:
        """Tell that nobody has a bye."""
        self.tell(dubov("3.1"), (), Verdict.NOTED, said("The number of players is even: nobody has a bye."))

    def bye_refused(self, place: int) -> None:
        """Tell why somebody who would come first has no bye (C2, C4)."""
        if breach := refused_bye(self._field.players[place]):
            self.tell(breach.article, (place,), Verdict.REFUSED, breach.said)
            return
        without = said("Without {player} not all others can be paired.", player=self._field.number(place))
        self.tell(dubov("C4"), (place,), Verdict.REFUSED, without)

    def bye(self, place: int) -> None:
        """Tell who has the bye (3.1)."""
        each = self._field.players[place]
        reason = said(
            "{player} has the bye: {points} points, games played: {games}.",
            player=each.number,
            points=format_points(each.score),
            games=len(each.colours),
        )
        self.tell(dubov("3.1"), (place,), Verdict.ACCEPTED, reason)

    # --- upfloaters -------------------------------------------------------------------------------------------

    def begins(self, bracket: Bracket) -> None:
        """Tell who is the top scoregroup."""
        self.score = bracket.score
        named = {"points": format_points(bracket.score), "players": self.numbers(places_in(bracket.residents))}
        reason = said("The top scoregroup has {points} points: {players}.", **named)
        self.tell(dubov("3.2.1"), places_in(bracket.residents), Verdict.NOTED, reason)

    def number_fails(self, count: int) -> None:
        """Tell that with so many upfloaters not everybody can be paired (C5)."""
        if count:
            reason = said("With {count} upfloaters not all can be paired.", count=count)
        else:
            reason = said("Without an upfloater not all can be paired.")
        self.tell(dubov("C5"), (), Verdict.SKIPPED, reason)

    def profile_fails(self, scores: Sequence[int]) -> None:
        """Tell that with upfloaters of these scores not everybody can be paired (C6)."""
        if scores:
            listed = " ".join(map(format_points, scores))
            reason = said("With upfloaters of {scores} points not all can be paired.", scores=listed)
            self.tell(dubov("C6"), (), Verdict.SKIPPED, reason)

    def set_fails(self, upfloaters: int, *, bracket: bool) -> None:
        """Tell that a set of upfloaters leaves no legal pairing, here or below (C4)."""
        if not upfloaters:
            return
        if bracket:
            reason = said("With {players} the others could not all be paired.", players=self._set(upfloaters))
        else:
            reason = said("With {players} the bracket cannot be paired.", players=self._set(upfloaters))
        self.tell(dubov("C4"), self._field.in_set_order(upfloaters), Verdict.SKIPPED, reason)

    def set_weighed(self, upfloaters: int, weight: Weight) -> None:
        """Tell what speaks against a set that would do (C7 - C10)."""
        if upfloaters:
            values = Values(0, (), *weight)
            article = NAMES[2 + next((at for at, each in enumerate(weight) if each), 0)]
            reason = said("With {players}: {what}", players=self._set(upfloaters), what=value_words(article, values))
            self.tell(dubov(article), self._field.in_set_order(upfloaters), Verdict.NOTED, reason)

    def drawn_up(self, bracket: Bracket, upfloaters: int) -> None:
        """Tell which upfloaters the bracket has (3.2.2)."""
        if upfloaters:
            reason = said("Drawn up into the bracket: {players}.", players=self._set(upfloaters))
            self.tell(dubov("3.2.2"), places_in(bracket.residents | upfloaters), Verdict.NOTED, reason)

    # --- halves and pairs -------------------------------------------------------------------------------------

    def least(self, costs: Costs) -> None:
        """Tell how many go without their preference at least (C7)."""
        self.least_values = costs
        self.tell(dubov("C7"), (), Verdict.NOTED, value_words("C7", Values(c7=costs[0])))

    def halves(self, halves: Halves, *, played: bool) -> None:
        """Tell who is in G1 and in G2 (3.2.3)."""
        named = {"g1": self._of(halves.g1), "g2": self._of(halves.g2)}
        if played:
            reason = said("G1, who prefer White: {g1}. G2, who prefer Black: {g2}.", **named)
        else:
            reason = said("Nobody here has played. G1, the upper half: {g1}. G2: {g2}.", **named)
        self.tell(dubov("3.2.3"), (*places_in(halves.g1), *places_in(halves.g2)), Verdict.NOTED, reason)

    def shift_fails(self, out: int, back: int) -> None:
        """Tell that G1 cannot be paired with G2 after some have changed sides."""
        moved = out | back
        if moved:
            reason = said("With {players} on the other side not all can be paired.", players=self._of(moved))
            self.tell(dubov("3.2.4"), places_in(moved), Verdict.SKIPPED, reason)

    def shifted(self, halves: Halves, out: int, back: int) -> None:
        """Tell who changes sides (3.2.4)."""
        smaller = "G1" if halves.by_size[0] == halves.g1 else "G2"
        for some, group in ((out, smaller), (back, "G2" if smaller == "G1" else "G1")):
            if some:
                reason = said("Shifted out of {group}: {players}.", group=group, players=self._of(some))
                self.tell(dubov("3.2.4"), places_in(some), Verdict.NOTED, reason)

    def against(self, s1: Sequence[int], g2: int) -> None:
        """Tell who is set against whom (3.2.5, 3.2.6)."""
        self.sides(s1, tuple(places_in(g2)))

    # --- words ------------------------------------------------------------------------------------------------

    def _of(self, mask: int) -> str | Words:
        return self.numbers(places_in(mask))

    def _set(self, upfloaters: int) -> str | Words:
        return self.numbers(self._field.in_set_order(upfloaters))
