"""Which order comes next: the transposition of S2, or the exchange between S1 and S2, after one that has failed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice, pairwise
from typing import ClassVar

from paircard.core.facets.explained import Told
from paircard.core.facets.taught import Sides
from paircard.core.systems.kit.orders import exchanges, transpositions
from paircard.core.teach.answers.verdict import FULL, Verdict, all_or_nothing
from paircard.core.teach.questions.about_round import AboutBracket
from paircard.core.teach.questions.book import Book
from paircard.core.teach.questions.kind import Kind
from paircard.core.teach.questions.phrases import listed
from paircard.core.values.said import Words, said

Numbers = tuple[int, ...]


@dataclass(frozen=True)
class NextOrder(AboutBracket):
    """Give the order that comes after one."""

    sides: Sides
    before: Numbers
    """The one before: the opponents of S1, or an exchange as in `right`, empty if it is the first."""
    right: Numbers
    """The beginning of S2; of an exchange who goes to S2, then who comes to S1."""
    exchange: bool
    kind: ClassVar[Kind] = Kind.NEXT
    of: ClassVar[int] = FULL

    @property
    def text(self) -> str:
        """The question."""
        return self.book.asks_next(self.told, self.sides, self.before, len(self.right), exchange=self.exchange)

    @property
    def expected(self) -> str:
        """The order."""
        return listed(self.right)

    @property
    def articles(self) -> tuple[str, ...]:
        """The order it comes in, and the step that asks for it."""
        return self.book.next_order[self.exchange]

    def check(self, answer: str) -> Verdict:
        """Judge it; of an exchange each side may be given in any order."""
        given, half = self.book.reader.numbers(answer, self.form), len(self.right) // 2
        same = given == self.right
        if self.exchange:
            same = _unordered(given, half) == _unordered(self.right, half)
        wrong = None if same else self._not_next(given)
        return all_or_nothing(self.articles[0], self.expected, wrong, bracket=self.bracket.score)

    def _not_next(self, given: Numbers) -> Words:
        if not given:
            return said("That does not come next: {right} does.", right=self.expected)
        return said("{answer} does not come next: {right} does.", answer=listed(given), right=self.expected)


def orders_asked(book: Book, told: Told) -> Iterator[NextOrder]:
    """Yield a question for every order on the way to the right one; two players have one order only."""
    for sides in book.teach.sides(told):
        if len(told.brackets[sides.at].result.players) > 2:
            yield from _transpositions(book, told, sides)
            yield from _exchanges(book, told, sides)


def _transpositions(book: Book, told: Told, sides: Sides) -> Iterator[NextOrder]:
    most = min(sides.transposition, book.orders_asked)
    for before, after in pairwise(islice(transpositions(sides.s2, len(sides.s1)), most)):
        yield NextOrder(book, told, sides.at, sides, tuple(before), tuple(after), exchange=False)


def _exchanges(book: Book, told: Told, sides: Sides) -> Iterator[NextOrder]:
    s1, s2 = sides.before
    group, before = (*s1, *s2), Numbers()
    for each in islice(exchanges(len(group), len(s1)), min(sides.exchange, book.orders_asked)):
        if not book.in_table(each.leaving, each.coming, len(group)):
            return
        after = tuple(group[place - 1] for place in (*each.leaving, *each.coming))
        yield NextOrder(book, told, sides.at, sides, before, after, exchange=True)
        before = after


def _unordered(numbers: Numbers, half: int) -> tuple[list[int], list[int]]:
    return sorted(numbers[:half]), sorted(numbers[half:])
