"""What the rules count in a bracket before its pairs are made. A mark for each number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from paircard.core.facets.explained import Told
from paircard.core.facets.taught import Counted, Departure
from paircard.core.teach.answers.verdict import FULL, Verdict, rule_marks
from paircard.core.teach.questions.about_round import AboutBracket
from paircard.core.teach.questions.book import Book
from paircard.core.teach.questions.kind import Kind
from paircard.core.values.said import joined, said


@dataclass(frozen=True)
class TwoNumbers(AboutBracket):
    """Give the numbers."""

    @property
    def kind(self) -> Kind:
        """As the book calls them."""
        return Kind.X_AND_P if Kind.X_AND_P in self.book.kinds else Kind.VALUES

    @property
    def text(self) -> str:
        """The question."""
        return self.book.asks_numbers(self.bracket)

    @property
    def counted(self) -> Sequence[Counted]:
        """The numbers."""
        return self.book.teach.counted(self.told, self.at)

    @property
    def of(self) -> int:
        """A mark for each."""
        return FULL * len(self.counted)

    @property
    def expected(self) -> str:
        """All of them."""
        return " ".join(str(each.value) for each in self.counted)

    @property
    def articles(self) -> tuple[str, ...]:
        """Where they are defined."""
        return tuple(each.article for each in self.counted)

    def check(self, answer: str) -> Verdict:
        """Judge the numbers, each by its article."""
        counted = self.counted
        given = self.book.reader.numbers(answer, self.form, len(counted))
        kept = [each.article for each, had in zip(counted, given, strict=True) if had == each.value]
        wrong = [(each, had) for each, had in zip(counted, given, strict=True) if had != each.value]
        departure = self._departure(*wrong[0]) if wrong else None
        missed = [each.article for each, _ in wrong]
        return Verdict(FULL * len(kept), self.of, departure, rule_marks(kept, missed), self.expected)

    def _departure(self, right: Counted, given: int) -> Departure:
        sentence = said("{name} is {right}, not {given}.", name=right.name, right=right.value, given=given)
        told = sentence if right.reached is None else joined((sentence, right.reached))
        return Departure(right.article, told, self.bracket.score)


def numbers_asked(book: Book, told: Told) -> Iterator[TwoNumbers]:
    """Yield a question about every bracket in which pairs are made, unless it was joined with another.

    Two players leave nothing to be counted.
    """
    for at, bracket in enumerate(told.brackets):
        if bracket.result.pairs and not bracket.result.joined and len(bracket.result.players) > 2:
            yield TwoNumbers(book, told, at)
