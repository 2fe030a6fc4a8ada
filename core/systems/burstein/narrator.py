"""Says what happens while a round is paired: one stream of steps for whoever reads, steps through or is asked."""

from __future__ import annotations

from collections.abc import Sequence

from paircard.core.facets.breach import Breach
from paircard.core.facets.trace import Sink, Verdict
from paircard.core.systems.burstein.cards import Cards
from paircard.core.systems.burstein.criteria_in_words import value_words
from paircard.core.systems.burstein.index_words import ranked
from paircard.core.systems.burstein.legality import refused_bye, refused_pair
from paircard.core.systems.burstein.level import Costs, Level
from paircard.core.systems.burstein.outcome import NAMES, Values
from paircard.core.systems.burstein.rules import burstein
from paircard.core.systems.kit.bit_masks import places_in
from paircard.core.systems.kit.books_2026 import accelerated
from paircard.core.systems.kit.virtual_points import virtual_words
from paircard.core.systems.swiss.literal import narrator
from paircard.core.systems.swiss.literal.floating_down import Bracket
from paircard.core.values.points import format_points
from paircard.core.values.said import Words, said


class Narrator(narrator.Narrator[Costs]):
    """Tells of a round, bracket by bracket."""

    order = chosen = burstein("4.3")

    def __init__(self, cards: Cards, sink: Sink | None) -> None:
        """Speak of this field."""
        super().__init__(cards, sink)
        self._field = cards

    def refused_pair(self, one: int, other: int) -> Breach | None:
        """Return why two may not meet (C1, C3)."""
        players = self._field.players
        return refused_pair(self._field.position, players[one], players[other])

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
        return burstein("C8"), value_words("C8", Values(c8=found[0]))

    def virtual_points(self) -> None:
        """Tell what acceleration adds to the scores (C.04.7 1.4)."""
        by_number = sorted((player.number, player.virtual) for player in self._field.players)
        if words := virtual_words(by_number):
            self.tell(accelerated("1.4"), (), Verdict.NOTED, words)

    # --- the bye ----------------------------------------------------------------------------------------------

    def no_bye(self) -> None:
        """Tell that nobody has a bye."""
        self.tell(burstein("3.1"), (), Verdict.NOTED, said("The number of players is even: nobody has a bye."))

    def bye_refused(self, place: int) -> None:
        """Tell why somebody who would come first has no bye (C2, C4)."""
        if breach := refused_bye(self._field.players[place]):
            self.tell(breach.article, (place,), Verdict.REFUSED, breach.said)
            return
        without = said("Without {player} not all others can be paired.", player=self._field.number(place))
        self.tell(burstein("C4"), (place,), Verdict.REFUSED, without)

    def bye(self, place: int) -> None:
        """Tell who has the bye (3.1)."""
        each = self._field.players[place]
        reason = said(
            "{player} has the bye: {points} points, games played: {games}.",
            player=each.number,
            points=format_points(each.score),
            games=len(each.colours),
        )
        self.tell(burstein("3.1"), (place,), Verdict.ACCEPTED, reason)

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
        listed = ranked(self._field.players[place] for place in places_in(bracket.players))
        by_index = said("By the Index, with Buchholz and Sonneborn-Berger: {players}.", players=listed)
        self.tell(burstein("3.2"), places_in(bracket.players), Verdict.NOTED, by_index)

    def least(self, level: Level) -> None:
        """Tell the least value of every criterion, and whom C7 keeps from floating."""
        self.least_values = level.least
        if not self.heard:
            return
        for name in NAMES:
            self.tell(burstein(name), (), Verdict.NOTED, value_words(name, level.values))
        for left in level.worse_ahead:
            reason = said("With {players} left over the next bracket would be worse off.", players=self._of(left))
            self.tell(burstein("C7"), places_in(left), Verdict.SKIPPED, reason)

    def floats(self, place: int) -> None:
        """Tell that somebody finds no opponent (4.3)."""
        if self.heard:
            reason = said("{player} floats: that comes last of all.", player=self._field.number(place))
            self.tell(self.order, (place,), Verdict.NOTED, reason)

    def floating(self, left: int) -> None:
        """Tell who floats down."""
        if left and self.heard:
            reason = said("Down to the next bracket: {players}.", players=self._of(left))
            self.tell(burstein("3.2"), places_in(left), Verdict.MOVED, reason)

    def _of(self, mask: int) -> str | Words:
        return self.numbers(places_in(mask))
