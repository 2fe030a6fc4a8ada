"""Which article keeps two players of one bracket apart."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from paircard.core.facets.explained import Told
from paircard.core.facets.taught import KeptApart
from paircard.core.teach.answers.verdict import FULL, Verdict, all_or_nothing
from paircard.core.teach.questions.about_round import AboutBracket
from paircard.core.teach.questions.book import Book
from paircard.core.teach.questions.kind import Kind
from paircard.core.teach.questions.phrases import named, points_of
from paircard.core.values.language import trn


@dataclass(frozen=True)
class WhyApart(AboutBracket):
    """Name the article."""

    apart: KeptApart
    kind: ClassVar[Kind] = Kind.WHY
    of: ClassVar[int] = FULL

    @property
    def text(self) -> str:
        """The question."""
        return trn(
            "In the bracket of {points} point ({players}) {one} and {other} do not meet. Which criterion is the first "
            "to speak against that pair, however the others are paired?",
            "In the bracket of {points} points ({players}) {one} and {other} do not meet. Which criterion is the first "
            "to speak against that pair, however the others are paired?",
            points_of(self.bracket),
            one=self.apart.one,
            other=self.apart.other,
            **named(self.bracket),
        )

    @property
    def also(self) -> tuple[str, ...]:
        """What else the pair breaks: as right an answer."""
        return self.apart.also

    @property
    def expected(self) -> str:
        """The article."""
        return self.book.short(self.apart.article)

    @property
    def articles(self) -> tuple[str, ...]:
        """The article."""
        return (self.apart.article,)

    def check(self, answer: str) -> Verdict:
        """Judge it."""
        given = self.book.reader.criterion(answer, self.form)
        wrong = None if given in (self.apart.article, *self.also) else self.apart.said
        return all_or_nothing(self.apart.article, self.expected, wrong, bracket=self.bracket.score)


def apart_asked(book: Book, told: Told) -> Iterator[WhyApart]:
    """Yield a question for whoever came into question for each other and did not meet."""
    for each in book.teach.passed_over(told):
        yield WhyApart(book, told, each.at, each)
