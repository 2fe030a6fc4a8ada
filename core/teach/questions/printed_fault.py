"""A printed round with something wrong in it: which pair, or whose bye, and by which article? A mark for each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.taught import Departure, Two
from paircard.core.teach.answers.verdict import FULL, Verdict, rule_marks
from paircard.core.teach.answers.words import bye_word
from paircard.core.teach.questions.about_round import AboutRound
from paircard.core.teach.questions.kind import Kind
from paircard.core.teach.questions.phrases import pairs_listed, round_written

Wrong = frozenset[PairingNumber]
"""The two of a pair, or the one who has the bye."""


@dataclass(frozen=True)
class PrintedFault(AboutRound):
    """Name what is wrong and the article."""

    printed: tuple[Two, ...]
    """White first, in the order of boards."""
    bye: PairingNumber | None
    wrong: tuple[Wrong, ...]
    """What may be named: each is as right an answer; the first stands in the key."""
    departure: Departure
    """What is wrong, and by which article."""
    sort: str = ""
    """Of which sort the fault is, where sorts are told apart."""
    illegal: bool = False
    """Whether it may not be at all: it is told, so that nobody looks for something better."""
    where: tuple[int, ...] = ()
    """The brackets in which its reasons are found."""
    kind: ClassVar[Kind] = Kind.FAULT
    of: ClassVar[int] = 2 * FULL

    @property
    def text(self) -> str:
        """The question; of what is legal it may be said that it is."""
        printed = round_written(self.printed, self.bye)
        return self.book.asks_fault(self.told.position.round, printed, illegal=self.illegal)

    @property
    def named(self) -> tuple[str, ...]:
        """What is wrong, as it is answered: each is right."""
        return tuple(map(self._as_answered, self.wrong))

    @property
    def expected(self) -> str:
        """What is wrong and the article."""
        return f"{self.named[0]} {self.book.short(self.departure.article)}"

    @property
    def articles(self) -> tuple[str, ...]:
        """The article broken."""
        return (self.departure.article,)

    @property
    def also(self) -> tuple[str, ...]:
        """What else the pair breaks: as right an answer."""
        return self.departure.also

    @property
    def brackets(self) -> tuple[int, ...]:
        """The bracket with the fault, none if only colours are wrong; the whole round where any may have it."""
        return self.where

    def check(self, answer: str) -> Verdict:
        """Judge what is named and the article."""
        named, article = self.book.reader.fault(answer, self.form)
        marks = [named in self.wrong, article in (self.departure.article, *self.also)]
        departure = None if all(marks) else self.departure
        right = (article,) if self.book.choices_count else self.articles
        kept, missed = (right, ()) if departure is None else ((), self.articles)
        return Verdict(FULL * sum(marks), self.of, departure, rule_marks(kept, missed), self.expected)

    def _as_answered(self, wrong: Wrong) -> str:
        for pair in self.printed:
            if frozenset(pair) == wrong:
                return pairs_listed([pair])
        return f"{bye_word()} {self.bye}"
