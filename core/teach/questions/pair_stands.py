"""The next decision: does this pair stand, and if not, by which article?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from paircard.core.facets.explained import Told
from paircard.core.facets.taught import LookedAt, Two
from paircard.core.teach.answers.verdict import FULL, Verdict, all_or_nothing
from paircard.core.teach.answers.words import yes_word
from paircard.core.teach.questions.about_round import AboutBracket
from paircard.core.teach.questions.book import Book
from paircard.core.teach.questions.kind import Kind
from paircard.core.teach.questions.phrases import pairs_listed
from paircard.core.values.said import Words, said


@dataclass(frozen=True)
class PairStands(AboutBracket):
    """Judge one pair, with those before it made."""

    looked_at: LookedAt
    kind: ClassVar[Kind] = Kind.STANDS
    of: ClassVar[int] = FULL

    @property
    def pair(self) -> Two:
        """Which pair."""
        return self.looked_at.pair

    @property
    def refused(self) -> str:
        """The article that refuses it, empty if it stands."""
        return self.looked_at.refused

    @property
    def also(self) -> tuple[str, ...]:
        """What else it breaks: as right an answer."""
        return self.looked_at.also

    @property
    def text(self) -> str:
        """The question."""
        return self.book.asks_if_stands(self.told, self.looked_at)

    @property
    def expected(self) -> str:
        """Yes, or the article."""
        return self.book.short(self.refused) or yes_word()

    @property
    def articles(self) -> tuple[str, ...]:
        """The article that refuses it, or the one by which it is the first that will do."""
        return (self.refused or self.book.first_that_stands,)

    def check(self, answer: str) -> Verdict:
        """Judge it."""
        given = self.book.reader.stands(answer, self.form)
        wrong = None if given in (self.refused, *self.also) else self._why()
        counts = given in self.also and self.book.choices_count
        article = given if counts else self.articles[0]
        return all_or_nothing(article, self.expected, wrong, bracket=self.bracket.score)

    def _why(self) -> Words:
        return self.looked_at.why or said(self.book.stands, pair=pairs_listed([self.pair]))


def pairs_asked(book: Book, told: Told) -> Iterator[PairStands]:
    """Yield a question for every pair that is looked at; two players leave nothing to be decided."""
    for each in book.teach.looked_at(told):
        if len(told.brackets[each.at].result.players) > 2:
            yield PairStands(book, told, each.at, each)
