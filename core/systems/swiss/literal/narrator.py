"""Says what happens while a bracket is paired: one stream of steps for trace, lesson and quiz."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, Generic

from paircard.core.facets.breach import Breach
from paircard.core.facets.trace import Sink, Step, Verdict
from paircard.core.systems.swiss.literal.cards import Cards
from paircard.core.systems.swiss.literal.least import V
from paircard.core.values.said import Words, said


class Narrator(ABC, Generic[V]):
    """Tells the listener, if there is one; players are given by place. Articles are named with their book."""

    order: str
    """The article of the order in which opponents are tried."""
    chosen: str
    """The article by which a candidate is chosen."""

    def __init__(self, cards: Cards[Any], sink: Sink | None, score: int | None = None) -> None:
        """Speak of a field, or of the bracket of this score."""
        self.cards = cards
        self._sink = sink
        self.score = score
        self.least_values: V | None = None

    @property
    def heard(self) -> bool:
        """Whether anybody listens."""
        return self._sink is not None

    def tell(self, article: str, places: Iterable[int], verdict: Verdict, reason: Words, s1: int = 0) -> None:
        """Tell one step."""
        if self._sink is not None:
            self._sink(Step(article, self.score, tuple(map(self.cards.number, places)), verdict, reason, s1))

    # --- what the book says -------------------------------------------------------------------------------------

    @abstractmethod
    def refused_pair(self, one: int, other: int) -> Breach | None:
        """Return why two may not meet."""

    @abstractmethod
    def article_of_sides(self, s1: Sequence[int]) -> str:
        """Return the article by which sides are set against each other."""

    @abstractmethod
    def said_sides(self, s1: Sequence[int], s2: Sequence[int]) -> Words:
        """Say who is set against whom."""

    @abstractmethod
    def said_of_sides(self, what: Words) -> Words:
        """Say what speaks against two sides, however they are arranged."""

    @abstractmethod
    def short_of(self, found: V | None) -> tuple[str, Words]:
        """Return the first criterion in which these values are worse than the least, and how bad it is."""

    # --- sides --------------------------------------------------------------------------------------------------

    def sides(self, s1: Sequence[int], s2: Sequence[int]) -> None:
        """Tell who is set against whom."""
        if self.heard:
            self.tell(self.article_of_sides(s1), (*s1, *s2), Verdict.TRY, self.said_sides(s1, s2), len(s1))

    def other_sides(self, s1: Sequence[int], s2: Sequence[int], found: V | None) -> None:
        """Tell why these sides will not do."""
        if self.heard:
            self.sides(s1, s2)
            article, what = self.short_of(found)
            self.tell(article, (*s1, *s2), Verdict.SKIPPED, self.said_of_sides(what))

    # --- pairs --------------------------------------------------------------------------------------------------

    def illegal(self, one: int, other: int) -> None:
        """Tell that two may not meet."""
        if self.heard and (breach := self.refused_pair(one, other)):
            self.tell(breach.article, (one, other), Verdict.REFUSED, breach.said)

    def worse(self, one: int, other: int, found: V | None) -> None:
        """Tell by which criterion a pair is refused: the first that gets worse with it."""
        if self.heard:
            article, what = self.short_of(found)
            reason = said("With {pair} at best: {what}", pair=self.pair(one, other), what=what)
            self.tell(article, (one, other), Verdict.REFUSED, reason)

    def stands(self, one: int, other: int) -> None:
        """Tell that a pair is the first that will do."""
        if self.heard:
            reason = said("{pair} stands.", pair=self.pair(one, other))
            self.tell(self.order, (one, other), Verdict.STANDS, reason)

    def made(self, pairs: Sequence[tuple[int, int]]) -> None:
        """Tell the candidate that is chosen."""
        if self.heard:
            listed = " ".join(self.pair(*pair) for pair in pairs)
            reason = said("{pairs}: the first with these values.", pairs=listed) if pairs else said("No pair here.")
            self.tell(self.chosen, [place for pair in pairs for place in pair], Verdict.ACCEPTED, reason)

    # --- words --------------------------------------------------------------------------------------------------

    def numbers(self, places: Iterable[int]) -> str | Words:
        """Return the TPNs of some places."""
        return " ".join(str(self.cards.number(place)) for place in places) or said("nobody")

    def pair(self, one: int, other: int) -> str:
        """Return the TPNs of a pair."""
        return f"{self.cards.number(one)}-{self.cards.number(other)}"
