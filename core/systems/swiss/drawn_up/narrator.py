"""Says what happens while a round is paired: one stream of steps for whoever reads, steps through or is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from paircard.core.facets.trace import Sink, Verdict
from paircard.core.systems.kit.bit_masks import places_in
from paircard.core.systems.swiss.bye_first import narrator
from paircard.core.systems.swiss.drawn_up.book import DrawingUpBook
from paircard.core.systems.swiss.drawn_up.cards import Bracket, Cards
from paircard.core.systems.swiss.drawn_up.text import Text
from paircard.core.systems.swiss.drawn_up.upfloaters import Weight
from paircard.core.systems.swiss.literal.least import V
from paircard.core.values.points import format_points
from paircard.core.values.said import Words, said


class Narrator(narrator.Narrator[V]):
    """Tells of a round, bracket by bracket."""

    text: Text
    weighed: ClassVar[Verdict] = Verdict.NOTED
    """What becomes of a set against which something speaks."""

    def __init__(self, book: DrawingUpBook[Any], cards: Cards[Any], sink: Sink | None) -> None:
        """Speak of this field."""
        super().__init__(book, cards, sink)
        self.field = cards

    def said_of_sides(self, what: Words) -> Words:
        """Say what speaks against two sides, however they are arranged."""
        return said("However they are paired: {what}", what=what)

    # --- upfloaters -------------------------------------------------------------------------------------------

    def begins(self, bracket: Bracket) -> None:
        """Tell who is the top scoregroup."""
        self.score = bracket.score
        if self.heard:
            named = {"points": format_points(bracket.score), "players": self.numbers(places_in(bracket.residents))}
            reason = said("The top scoregroup has {points} points: {players}.", **named)
            self.note(self.text.top, bracket.residents, reason)

    def number_fails(self, count: int) -> None:
        """Tell that with so many upfloaters not everybody can be paired."""
        if count:
            reason = said("With {count} upfloaters not all can be paired.", count=count)
        else:
            reason = said("Without an upfloater not all can be paired.")
        self.tell(self.text.cited(self.text.names[0]), (), Verdict.SKIPPED, reason)

    def profile_fails(self, scores: Sequence[int]) -> None:
        """Tell that with upfloaters of these scores not everybody can be paired."""
        if self.heard and scores:
            listed = " ".join(map(format_points, scores))
            reason = said("With upfloaters of {scores} points not all can be paired.", scores=listed)
            self.tell(self.text.cited(self.text.names[1]), (), Verdict.SKIPPED, reason)

    def set_fails(self, upfloaters: int, *, bracket: bool) -> None:
        """Tell that a set of upfloaters leaves no legal pairing, here or below."""
        if not self.heard or not upfloaters:
            return
        numbers = self.set(upfloaters)
        if bracket:
            reason = said("With {players} the others could not all be paired.", players=numbers)
        else:
            reason = said("With {players} the bracket cannot be paired.", players=numbers)
        places = self.field.in_set_order(upfloaters)
        self.tell(self.text.cited(self.text.complete), places, Verdict.SKIPPED, reason)

    def set_weighed(self, upfloaters: int, weight: Weight) -> None:
        """Tell by which criterion something speaks first against a set that would do."""
        if self.heard:
            at = 2 + next(at for at, each in enumerate(weight) if each)
            what = self.text.criteria[at].told(weight[at - 2])
            reason = said("With {players}: {what}", players=self.set(upfloaters), what=what)
            article = self.text.cited(self.text.names[at])
            self.tell(article, self.field.in_set_order(upfloaters), self.weighed, reason)

    def drawn_up(self, bracket: Bracket, upfloaters: int) -> None:
        """Tell which upfloaters the bracket has."""
        if self.heard and upfloaters:
            reason = said("Drawn up into the bracket: {players}.", players=self.set(upfloaters))
            self.note(self.text.sets, bracket.residents | upfloaters, reason)

    # --- words ------------------------------------------------------------------------------------------------

    def set(self, upfloaters: int) -> str | Words:
        """Return the TPNs of a set in its order."""
        return self.numbers(self.field.in_set_order(upfloaters))
