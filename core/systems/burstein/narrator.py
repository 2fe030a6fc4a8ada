"""Says what of the steps of a round only C.04.4.2 has: the Index, who floats, and the order of pairings."""

from __future__ import annotations

from collections.abc import Sequence

from paircard.core.facets.trace import Verdict
from paircard.core.systems.burstein.index_words import ranked
from paircard.core.systems.burstein.level import Costs, Level
from paircard.core.systems.burstein.text import burstein
from paircard.core.systems.kit.bit_masks import places_in
from paircard.core.systems.swiss.bye_first import narrator
from paircard.core.systems.swiss.literal.floating_down import Bracket
from paircard.core.values.points import format_points
from paircard.core.values.said import Words, said


class Narrator(narrator.Narrator[Costs]):
    """Tells of a round, bracket by bracket."""

    def article_of_sides(self, s1: Sequence[int]) -> str:
        """Name the article of the order of pairings: whose turn it is meets the last who will do."""
        return self.order

    def said_sides(self, s1: Sequence[int], s2: Sequence[int]) -> Words:
        """Say whose turn it is, and who is asked, the last of the Index first."""
        if not s2:
            return said("{player} is next, and nobody is left.", player=self.numbers(s1))
        return said("{player} is next, against the last of these: {players}.",
                    player=self.numbers(s1), players=self.numbers(s2))  # fmt: skip

    def said_of_sides(self, what: Words) -> Words:
        """Say what speaks against it."""
        return what

    def short_of(self, found: Costs | None) -> tuple[str, Words]:
        """Return that a pair leaves others who cannot all be paired, or by C8 more without their colour."""
        if found is None:
            return burstein("C5"), said("more would be left over, or others who are worse by C4, C6 or C7.")
        return burstein("C8"), self.text.told("C8", found[0])

    # --- a bracket ----------------------------------------------------------------------------------------------

    def begins(self, bracket: Bracket) -> None:
        """Tell who is in the bracket, and in which order."""
        self.score = bracket.score
        if not self.heard:
            return
        named = {"points": format_points(bracket.score), "residents": self.numbers(places_in(bracket.residents))}
        if bracket.mdps:
            moved = self.numbers(places_in(bracket.mdps))
            reason = said("Bracket of {points}: {moved} moved down, {residents}.", moved=moved, **named)
        else:
            reason = said("Bracket of {points}: {players}.", points=named["points"], players=named["residents"])
        self.tell(burstein("1.3"), places_in(bracket.players), Verdict.NOTED, reason)
        listed = ranked(self.cards.players[place] for place in places_in(bracket.players))
        by_index = said("By the Index, with Buchholz and Sonneborn-Berger: {players}.", players=listed)
        self.tell(burstein("3.2"), places_in(bracket.players), Verdict.NOTED, by_index)

    def least(self, level: Level) -> None:
        """Tell the least value of every criterion, and whom C7 keeps from floating."""
        self.least_values = level.least
        if not self.heard:
            return
        for name in self.text.names:
            self.tell(burstein(name), (), Verdict.NOTED, self.text.value_words(name, level.values))
        for left in level.worse_ahead:
            reason = said("With {players} left over the next bracket would be worse off.", players=self.of(left))
            self.tell(burstein("C7"), places_in(left), Verdict.SKIPPED, reason)

    def floats(self, place: int) -> None:
        """Tell that somebody finds no opponent (4.3)."""
        if self.heard:
            reason = said("{player} floats: that comes last of all.", player=self.cards.number(place))
            self.tell(self.order, (place,), Verdict.NOTED, reason)

    def floating(self, left: int) -> None:
        """Tell who floats down."""
        if left and self.heard:
            reason = said("Down to the next bracket: {players}.", players=self.of(left))
            self.tell(burstein("3.2"), places_in(left), Verdict.MOVED, reason)
