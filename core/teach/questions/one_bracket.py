"""One bracket: its pairs, without colours, and who is left over. A mark for every pair, and for every float."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.explained import Told
from paircard.core.facets.taught import Departure
from paircard.core.teach.answers.typed import Paired
from paircard.core.teach.answers.verdict import FULL, Verdict, rule_marks
from paircard.core.teach.answers.words import float_word
from paircard.core.teach.questions.about_round import AboutBracket, met
from paircard.core.teach.questions.book import Book
from paircard.core.teach.questions.kind import Kind
from paircard.core.teach.questions.phrases import listed, named, pairs_listed, points_of
from paircard.core.values.language import tr, trn
from paircard.core.values.said import said, said_n


@dataclass(frozen=True)
class OneBracket(AboutBracket):
    """Pair one bracket as it stands when it is reached."""

    kind: ClassVar[Kind] = Kind.BRACKET

    @property
    def text(self) -> str:
        """The question; what the next bracket needs is said where the rules look down."""
        return f"{self._task()} {tr('Who is left over?')}"

    def _task(self) -> str:
        if self.book.teach.looks_down(self.told, self.at):
            return trn(
                "Pair the bracket of {points} point ({players}), so that the bracket below can be paired.",
                "Pair the bracket of {points} points ({players}), so that the bracket below can be paired.",
                points_of(self.bracket),
                **named(self.bracket),
            )
        return trn(
            "Pair the bracket of {points} point ({players}).",
            "Pair the bracket of {points} points ({players}).",
            points_of(self.bracket),
            **named(self.bracket),
        )

    @property
    def of(self) -> int:
        """A mark for every pair, and for everybody left over."""
        return FULL * (len(self.bracket.pairs) + len(self.bracket.downfloaters))

    @property
    def expected(self) -> str:
        """The pairs, and who moves down."""
        left = self.bracket.downfloaters
        over = f"{float_word()} {listed(left)}" if left else ""
        return f"{pairs_listed(self.bracket.pairs)} {over}".strip()

    @property
    def articles(self) -> tuple[str, ...]:
        """All that decides the bracket."""
        return self.book.teach.articles(self.told, self.at)

    def check(self, answer: str) -> Verdict:
        """Judge an answer: its first departure, and a mark for every right pair and float."""
        typed = self.book.reader.pairs(answer, self.form)
        departure = self._misplaced(typed)
        if departure is None:
            departure = self.book.teach.departure_in(self.told, self.at, typed.pairs) or self._wrong_floats(typed)
        points = sum(self._points(typed)) if departure else self.of
        counts = self.book.choices_count or departure is None
        kept = self.book.teach.kept(self.told, self.at, met(typed.pairs)) if counts else ()
        missed = [departure.article] if departure else []
        return Verdict(points, self.of, departure, rule_marks(kept, missed), self.expected)

    def _misplaced(self, typed: Paired) -> Departure | None:
        """Return who is named twice, or does not belong here."""
        times = Counter([number for pair in typed.pairs for number in pair] + [*typed.single])
        for number, count in times.items():
            if number not in self.bracket.players:
                elsewhere = said("{player} is not in this bracket.", player=number)
                return Departure(self.book.who_is_in, elsewhere, self.bracket.score)
            if count > 1:
                sentence = said_n(
                    "{player} is named {count} time.", "{player} is named {count} times.", count, player=number
                )
                return Departure(self.book.everybody_once, sentence, self.bracket.score)
        return None

    def _wrong_floats(self, typed: Paired) -> Departure | None:
        """Return that the players left over are not the ones named."""
        left = self._without_opponent(typed)
        if {*typed.single} == {*left}:
            return None
        nobody = said("These pairs leave nobody over.")
        sentence = said("These pairs leave {players} over.", players=listed(left)) if left else nobody
        return Departure(self.book.left_over, sentence, self.bracket.score)

    def _without_opponent(self, typed: Paired) -> Sequence[PairingNumber]:
        return [each for each in self.bracket.players if not any(each in pair for pair in typed.pairs)]

    def _points(self, typed: Paired) -> Iterator[int]:
        meet = met(typed.pairs)
        yield from (FULL for pair in self.bracket.pairs if {*pair} in meet)
        yield from (FULL for number in self.bracket.downfloaters if number in typed.single)


def brackets_asked(book: Book, told: Told) -> Iterator[OneBracket]:
    """Yield a question about every bracket in which pairs are made; two players leave nothing to be decided."""
    for at, bracket in enumerate(told.brackets):
        if bracket.result.pairs and len(bracket.result.players) > 2:
            yield OneBracket(book, told, at)
