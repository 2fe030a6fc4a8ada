"""Who is left over by a bracket, and who has the bye: with the reason why not the one who was named."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.explained import Told
from paircard.core.facets.taught import WhyNot
from paircard.core.teach.answers.verdict import FULL, Verdict, all_or_nothing
from paircard.core.teach.answers.words import nobody_word
from paircard.core.teach.questions.about_round import AboutBracket
from paircard.core.teach.questions.book import Book
from paircard.core.teach.questions.kind import Kind
from paircard.core.teach.questions.phrases import listed, named, points_of
from paircard.core.values.language import tr, trn
from paircard.core.values.said import said


@dataclass(frozen=True)
class WhoFloats(AboutBracket):
    """Name everybody left over by a bracket that is not the last."""

    kind: ClassVar[Kind] = Kind.FLOATS
    of: ClassVar[int] = FULL

    @property
    def text(self) -> str:
        """The question; what the next bracket needs is said where the rules look down."""
        below = tr("The bracket below must be possible.") if self.book.teach.looks_down(self.told, self.at) else ""
        return f"{self._who_moves_down()} {below}".rstrip()

    def _who_moves_down(self) -> str:
        return trn(
            "Who moves down from the bracket of {points} point ({players})?",
            "Who moves down from the bracket of {points} points ({players})?",
            points_of(self.bracket),
            **named(self.bracket),
        )

    @property
    def expected(self) -> str:
        """Their numbers."""
        return listed(self.bracket.downfloaters) or nobody_word()

    @property
    def articles(self) -> tuple[str, ...]:
        """By which they are left over."""
        return self._with_decisions(self.book.about_floats)

    def _with_decisions(self, about: tuple[str, ...]) -> tuple[str, ...]:
        decisions = self.book.teach.articles(self.told, self.at) if self.book.decisions_of_bracket else ()
        return (*about, *decisions)

    def check(self, answer: str) -> Verdict:
        """Judge the names; a wrong one is told why not."""
        given = self.book.reader.numbers(answer, self.form)
        if sorted(given) == sorted(self.bracket.downfloaters):
            return all_or_nothing(self.articles[0], self.expected, None)
        article, wrong = self._why_not(given)
        return all_or_nothing(article, self.expected, wrong, bracket=self.bracket.score)

    def _why_not(self, given: Sequence[PairingNumber]) -> WhyNot:
        """Return why the first of the wrong ones is not left over."""
        wrong = [number for number in given if number not in self.bracket.downfloaters]
        if not wrong:
            return WhyNot(self.book.as_few, said("Left over: {players}.", players=self.expected))
        if wrong[0] not in self.bracket.players:
            return WhyNot(self.book.who_is_in, said("{player} is not in this bracket.", player=wrong[0]))
        return self.book.teach.why_not_left(self.told, self.at, wrong[0])


@dataclass(frozen=True)
class WhoHasTheBye(WhoFloats):
    """Name the player with the bye, who is left over by the last bracket; or nobody."""

    kind: ClassVar[Kind] = Kind.BYE

    @property
    def text(self) -> str:
        """The question."""
        return tr("Who has the bye in round {round}?", round=self.told.position.round)

    @property
    def articles(self) -> tuple[str, ...]:
        """That there is one, and who may have it."""
        return self._with_decisions(self.book.about_bye)

    def _why_not(self, given: Sequence[PairingNumber]) -> WhyNot:
        return self.book.teach.why_no_bye(self.told, given)


def floats_asked(book: Book, told: Told) -> Iterator[WhoFloats]:
    """Yield a question about every bracket that is paired and leaves somebody over, but the lowest."""
    for at, bracket in enumerate(told.brackets[:-1]):
        if bracket.result.pairs and bracket.result.downfloaters:
            yield WhoFloats(book, told, at)


def byes_asked(book: Book, told: Told) -> Iterator[WhoHasTheBye]:
    """Yield the question about the bye, if there is one."""
    if told.pairing.bye is not None:
        yield from byes_or_nobody_asked(book, told)


def byes_or_nobody_asked(book: Book, told: Told) -> Iterator[WhoHasTheBye]:
    """Yield the question about the bye; with an even number of players the answer is nobody."""
    if told.brackets:
        yield WhoHasTheBye(book, told, len(told.brackets) - 1)
