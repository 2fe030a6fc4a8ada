"""The whole round: all pairs with their colours, and the bye. A mark for every board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.taught import Departure, Two
from paircard.core.teach.answers.verdict import FULL, HALF, Verdict, rule_marks
from paircard.core.teach.questions.about_round import AboutRound, in_order, met
from paircard.core.teach.questions.kind import Kind
from paircard.core.teach.questions.phrases import written
from paircard.core.values.language import tr
from paircard.core.values.said import said


@dataclass(frozen=True)
class WholeRound(AboutRound):
    """Pair the round."""

    kind: ClassVar[Kind] = Kind.ROUND

    @property
    def text(self) -> str:
        """The question."""
        number = self.told.position.round
        if self.told.pairing.bye is None:
            return tr("Pair round {round}: all pairs, White first.", round=number)
        return tr("Pair round {round}: all pairs, White first, and who has the bye.", round=number)

    @property
    def of(self) -> int:
        """A mark for every board, and one for the bye."""
        return FULL * (len(self.told.pairing.pairs) + (self.told.pairing.bye is not None))

    @property
    def expected(self) -> str:
        """The pairing."""
        return written(self.told.pairing)

    @property
    def articles(self) -> tuple[str, ...]:
        """All that decides the round."""
        return self.book.teach.articles(self.told)

    @property
    def brackets(self) -> tuple[int, ...]:
        """All of them."""
        return tuple(range(len(self.told.brackets)))

    def check(self, answer: str) -> Verdict:
        """Judge an answer: its first departure, and half a mark for a right pair with wrong colours."""
        typed = self.book.reader.pairs(answer, self.form)
        pairs, bye = in_order(self.told, typed.pairs), typed.single[0] if typed.single else None
        departure = self.book.teach.departure(self.told, pairs, bye)
        if departure is None and typed.single[1:]:
            departure = Departure(self.book.one_bye, said("One player has the bye, not several."))
        kept, missed = self._rules(pairs)
        missed += [departure.article] if departure and departure.article not in missed else []
        points = sum(self._points(pairs, bye)) if departure else self.of
        return Verdict(points, self.of, departure, rule_marks(kept, missed), self.expected, by_boards=True)

    def _points(self, pairs: Sequence[Two], bye: PairingNumber | None) -> Iterator[int]:
        """Yield the half marks of every right board, and of the bye."""
        seated = {*pairs}
        for pair in self.told.pairing.pairs:
            if (pair.white, pair.black) in seated:
                yield FULL
            elif (pair.black, pair.white) in seated:
                yield HALF
        if bye is not None and bye == self.told.pairing.bye:
            yield FULL

    def _rules(self, pairs: Sequence[Two]) -> tuple[list[str], list[str]]:
        """Return the articles kept and missed: those behind what is right, and the rules of colours."""
        seated, meet = {*pairs}, met(pairs)
        kept = [article for at in self.brackets for article in self.book.teach.kept(self.told, at, meet)]
        missed = list[str]()
        for pair in self.told.pairing.pairs:
            if {pair.white, pair.black} in meet:
                (kept if (pair.white, pair.black) in seated else missed).append(pair.colour_rule)
        return kept, missed
