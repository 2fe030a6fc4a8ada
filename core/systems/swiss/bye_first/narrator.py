"""Says what happens before anybody is paired: one stream of steps for whoever reads, steps through or is asked."""

from __future__ import annotations

from typing import Any

from paircard.core.facets.breach import Breach
from paircard.core.facets.trace import Sink, Verdict
from paircard.core.systems.kit.bit_masks import places_in
from paircard.core.systems.kit.virtual_points_told import article_of, virtual_words
from paircard.core.systems.swiss.bye_first import said_of
from paircard.core.systems.swiss.bye_first.book import ByeFirstBook
from paircard.core.systems.swiss.bye_first.text import Text
from paircard.core.systems.swiss.literal import narrator
from paircard.core.systems.swiss.literal.least import V
from paircard.core.values.said import Words, said


class Narrator(narrator.Narrator[V]):
    """Tells of a round."""

    text: Text

    def __init__(self, book: ByeFirstBook[Any], cards: Any, sink: Sink | None) -> None:
        """Speak of this field."""
        super().__init__(cards, sink)
        self.book, self.text = book, book.text
        self.position: Any = cards.position
        self.order = self.chosen = self.text.cited(self.text.pairs)

    def refused_pair(self, one: int, other: int) -> Breach | None:
        """Return why two may not meet."""
        players = self.cards.players
        return self.book.refused_pair(self.position, players[one], players[other])

    def virtual_points(self) -> None:
        """Tell what acceleration adds to the scores (C.04.7 1.4)."""
        by_number = sorted((player.number, player.virtual) for player in self.cards.players)
        if words := virtual_words(by_number):
            self.tell(article_of(by_number), (), Verdict.NOTED, words)

    def note(self, article: str, mask: int, reason: Words) -> None:
        """Tell something that is so, of some places and by an article of the book."""
        self.tell(self.text.cited(article), places_in(mask), Verdict.NOTED, reason)

    def of(self, mask: int) -> str | Words:
        """Return the TPNs of some places."""
        return self.numbers(places_in(mask))

    # --- the bye ----------------------------------------------------------------------------------------------

    def no_bye(self) -> None:
        """Tell that nobody has a bye."""
        self.note(self.text.bye, 0, said_of.even_field(self.text))

    def bye_refused(self, place: int) -> None:
        """Tell why somebody who would come first has no bye."""
        player = self.cards.players[place]
        if breach := self.book.refused_bye(player):
            self.tell(breach.article, (place,), Verdict.REFUSED, breach.said)
            return
        without = said("Without {player} not all others can be paired.", player=player.number)
        self.tell(self.text.cited(self.text.complete), (place,), Verdict.REFUSED, without)

    def bye(self, place: int) -> None:
        """Tell who has the bye."""
        reason = said_of.bye(self.text, self.cards.players[place])
        self.tell(self.text.cited(self.text.bye), (place,), Verdict.ACCEPTED, reason)
