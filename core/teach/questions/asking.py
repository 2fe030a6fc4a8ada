"""All questions that a round offers, by a book of rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from paircard.core.facets.explained import Told
from paircard.core.teach.questions.about_round import AboutRound
from paircard.core.teach.questions.book import Book
from paircard.core.teach.questions.draw import pick
from paircard.core.teach.questions.kept_apart import apart_asked
from paircard.core.teach.questions.kind import Kind
from paircard.core.teach.questions.left_over import byes_asked, byes_or_nobody_asked, floats_asked
from paircard.core.teach.questions.next_order import orders_asked
from paircard.core.teach.questions.one_bracket import brackets_asked
from paircard.core.teach.questions.pair_stands import pairs_asked
from paircard.core.teach.questions.printed_fault import PrintedFault
from paircard.core.teach.questions.two_numbers import numbers_asked
from paircard.core.teach.questions.whole_round import WholeRound
from paircard.core.teach.questions.whose_white import colours_asked

Asking = Callable[[Book, Told], Iterator[AboutRound]]
_ASKED: Mapping[Kind, Asking] = {
    Kind.ROUND: lambda book, told: iter([WholeRound(book, told)]),
    Kind.BRACKET: brackets_asked,
    Kind.X_AND_P: numbers_asked,
    Kind.VALUES: numbers_asked,
    Kind.NEXT: orders_asked,
    Kind.STANDS: pairs_asked,
    Kind.WHY: apart_asked,
    Kind.FLOATS: floats_asked,
    Kind.BYE: byes_asked,
    Kind.COLOUR: colours_asked,
}
"""What is asked in the same way by every book, in the order of the brackets."""


@dataclass(frozen=True, slots=True)
class Quiz:
    """The questions of a book."""

    book: Book
    faults: Callable[[Book, Told], Iterator[PrintedFault]]
    """How rounds with something wrong in them are made."""

    def asked(self, kind: Kind, told: Told) -> Iterator[AboutRound]:
        """Yield all questions of a kind."""
        yield from (self.faults if kind is Kind.FAULT else _ASKED[kind])(self.book, told)

    def asked_in_exams(self, kind: Kind, told: Told) -> Iterator[AboutRound]:
        """Yield the same; in an exam the answer may be that nobody has the bye."""
        yield from byes_or_nobody_asked(self.book, told) if kind is Kind.BYE else self.asked(kind, told)

    def every(self, told: Told, kinds: Sequence[Kind] | None = None) -> Iterator[AboutRound]:
        """Yield all questions of some kinds, of all where none are named."""
        for kind in self.book.kinds if kinds is None else kinds:
            yield from self.asked(kind, told)

    def draw(self, told: Told, seed: int, kinds: Sequence[Kind] | None = None) -> AboutRound | None:
        """Draw a question: first its kind, so that every kind is as likely, then one of it. None if there is none."""
        chance, left = Random(seed), list(self.book.kinds if kinds is None else kinds)
        while left:
            kind = pick(chance, left)
            offered = list(self.asked(kind, told))
            if offered:
                return pick(chance, offered)
            left.remove(kind)
        return None

    def whole(self, told: Told) -> WholeRound:
        """Ask for the whole round."""
        return WholeRound(self.book, told)
