"""A printed round with something wrong in it: which pair, or whose bye, and by which article? A mark for each."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from core.event.ids import PairingNumber
from core.systems.dutch2026.explain import DutchRound
from core.teach.answers.verdict import FULL, Departure, Verdict, rule_marks
from core.teach.answers.words import bye_word
from core.teach.questions.phrases import pairs_listed
from core.teach.topics.dutch_2026.answers import read_fault
from core.teach.topics.dutch_2026.named import short
from core.teach.topics.dutch_2026.question import DutchForm, DutchKind
from core.values.language import tr
from core.values.said import Words

Pairs = tuple[tuple[PairingNumber, PairingNumber], ...]
Wrong = frozenset[PairingNumber]
"""The two of a pair, or the one who has the bye."""


class Sort(StrEnum):
    """What is wrong."""

    MET = "C1"
    BARRED = "C2"
    ABSOLUTE = "C3"
    BYE = "bye"
    """The bye goes to somebody who may have it, and another is due."""
    WORSE = "worse"
    """Two pairs of a bracket, which criteria find worse than those that are due."""
    TURNED = "colour"
    """White and Black of one pair."""


ILLEGAL = {Sort.MET, Sort.BARRED, Sort.ABSOLUTE}
"""What may not be at all; the other sorts keep C1, C2 and C3."""


@dataclass(frozen=True)
class PrintedFault:
    """Name what is wrong and the article."""

    told: DutchRound
    sort: Sort
    printed: Pairs
    """White first, in the order of boards."""
    bye: PairingNumber | None
    wrong: tuple[Wrong, ...]
    """What may be named: each is as right an answer; the first stands in the key."""
    article: str
    why: Words
    also: tuple[str, ...] = ()
    """What else a pair breaks: as right an answer."""
    kind: DutchKind = DutchKind.FAULT
    form: DutchForm = DutchForm.FAULT
    of: int = 2 * FULL

    @property
    def text(self) -> str:
        """The question; of what is legal it is said that it is."""
        bye = "" if self.bye is None else f" {bye_word()} {self.bye}"
        fields = {"round": self.told.own.round, "pairing": f"{pairs_listed(self.printed)}{bye}"}
        if self.sort in ILLEGAL:
            return tr(
                "This is printed for round {round}: {pairing}. Something in it may not be at all. Which pair, or "
                "whose bye, and by which criterion?",
                **fields,
            )
        return tr(
            "This is printed for round {round}: {pairing}. It keeps C1, C2 and C3, and is not the round of the rules "
            "all the same. Which pair, or whose bye, is wrong, and by which article?",
            **fields,
        )

    @property
    def named(self) -> tuple[str, ...]:
        """What is wrong, as it is answered: each is right."""
        return tuple(map(self._as_answered, self.wrong))

    @property
    def expected(self) -> str:
        """What is wrong and the article."""
        return f"{self.named[0]} {short(self.article)}"

    @property
    def articles(self) -> tuple[str, ...]:
        """The article."""
        return (self.article,)

    @property
    def brackets(self) -> tuple[int, ...]:
        """The whole round."""
        return tuple(range(len(self.told.brackets)))

    def check(self, answer: str) -> Verdict:
        """Judge what is named and the article."""
        named, article = read_fault(answer)
        marks = [named in self.wrong, article in (self.article, *self.also)]
        departure = None if all(marks) else Departure(self.article, self.why, None, *self._board())
        kept, missed = (self.articles, ()) if departure is None else ((), self.articles)
        return Verdict(FULL * sum(marks), self.of, departure, rule_marks(kept, missed), self.expected)

    def _board(self) -> tuple[int | None, tuple[int, int] | None]:
        for board, pair in enumerate(self.printed, 1):
            if frozenset(pair) == self.wrong[0]:
                return board, pair
        return None, None

    def _as_answered(self, wrong: Wrong) -> str:
        for pair in self.printed:
            if frozenset(pair) == wrong:
                return pairs_listed([pair])
        return f"{bye_word()} {self.bye}"
