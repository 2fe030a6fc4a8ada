"""Who has White in a pair, and by which rule. A mark for each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import takewhile
from typing import ClassVar

from paircard.core.facets.explained import Told
from paircard.core.facets.pairing import Pair
from paircard.core.facets.taught import Departure
from paircard.core.teach.answers.verdict import FULL, Verdict, rule_marks
from paircard.core.teach.questions.about_round import AboutRound
from paircard.core.teach.questions.book import Book
from paircard.core.teach.questions.kind import Kind
from paircard.core.values.language import tr


@dataclass(frozen=True)
class WhoseWhite(AboutRound):
    """Give White and the rule; no bracket is asked about, as colours are given when the round is paired."""

    pair: Pair
    kind: ClassVar[Kind] = Kind.COLOUR
    of: ClassVar[int] = 2 * FULL

    @property
    def text(self) -> str:
        """The question; the smaller number does not give the answer away."""
        one, other = sorted((self.pair.white, self.pair.black))
        fields = {"one": one, "other": other, "round": self.told.position.round}
        return tr("{one} and {other} meet in round {round}. Who has White, and by which rule?", **fields)

    @property
    def expected(self) -> str:
        """The player and the rule."""
        return f"{self.pair.white} {self.book.short(self.pair.colour_rule)}"

    @property
    def articles(self) -> tuple[str, ...]:
        """The rule."""
        return (self.pair.colour_rule,)

    @property
    def alike(self) -> int:
        """How many games, from the last one back, both had with the same colour: they have to be looked back."""
        colours = {player.number: player.colours for player in self.told.position.players}
        games = zip(reversed(colours[self.pair.white]), reversed(colours[self.pair.black]), strict=False)
        return sum(1 for _ in takewhile(lambda had: had[0] == had[1], games))

    def check(self, answer: str) -> Verdict:
        """Judge the player and the rule."""
        white, rule = self.book.reader.colour(answer, self.form)
        marks = [white == self.pair.white, rule == self.pair.colour_rule]
        departure = None
        if not all(marks):
            departure = Departure(self.pair.colour_rule, self.book.teach.why_white(self.told, self.pair))
        kept, missed = (self.articles, ()) if departure is None else ((), self.articles)
        return Verdict(FULL * sum(marks), self.of, departure, rule_marks(kept, missed), self.expected)


def colours_asked(book: Book, told: Told) -> Iterator[WhoseWhite]:
    """Yield a question for every pair."""
    for pair in told.pairing.pairs:
        yield WhoseWhite(book, told, pair)
