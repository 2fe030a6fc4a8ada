"""The values of C6 and C12 in a bracket. A mark for each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from core.systems.dutch2026.explain import DutchRound
from core.systems.dutch2026.explain.model import DutchBracket
from core.systems.dutch2026.rules import dutch
from core.systems.dutch2026.value_words import value_words
from core.teach.answers.verdict import FULL, Departure, Verdict, rule_marks
from core.teach.topics.dutch_2026.answers import read_numbers
from core.teach.topics.dutch_2026.named import in_bracket, points_of, short
from core.teach.topics.dutch_2026.question import DutchForm, DutchKind
from core.values.language import trn
from core.values.said import joined, said

_ASKED = (dutch("C6"), dutch("C12"))


@dataclass(frozen=True)
class TwoValues:
    """Count who is left over, and who does not get the colour they prefer."""

    told: DutchRound
    at: int
    """Which bracket; 0 is the highest."""
    kind: DutchKind = DutchKind.VALUES
    form: DutchForm = DutchForm.VALUES
    of: int = 2 * FULL
    articles: tuple[str, ...] = _ASKED

    @property
    def bracket(self) -> DutchBracket:
        """The bracket, explained."""
        return self.told.brackets[self.at]

    @property
    def text(self) -> str:
        """The question."""
        return trn(
            "How many of the bracket of {points} point ({players}) are left over at best (C6), and how many of those "
            "who are paired do not get the colour they prefer (C12)?",
            "How many of the bracket of {points} points ({players}) are left over at best (C6), and how many of those "
            "who are paired do not get the colour they prefer (C12)?",
            points_of(self.bracket),
            **in_bracket(self.bracket),
        )

    @property
    def right(self) -> tuple[int, int]:
        """The numbers."""
        return self.bracket.own.values.c6, self.bracket.own.values.c12

    @property
    def expected(self) -> str:
        """Both numbers."""
        return "{} {}".format(*self.right)

    @property
    def brackets(self) -> tuple[int, ...]:
        """This one."""
        return (self.at,)

    def check(self, answer: str) -> Verdict:
        """Judge both numbers."""
        given = read_numbers(answer, self.form, 2)
        kept = [article for article, had, right in zip(_ASKED, given, self.right, strict=True) if had == right]
        missed = [article for article in _ASKED if article not in kept]
        departure = None
        if missed:
            at = _ASKED.index(missed[0])
            named = {"name": short(missed[0]), "right": self.right[at], "given": given[at]}
            sentence = said("{name} is {right}, not {given}.", **named)
            reached = value_words(short(missed[0]), self.bracket.own.values)
            departure = Departure(missed[0], joined((sentence, reached)), self.bracket.own.score)
        return Verdict(FULL * len(kept), self.of, departure, rule_marks(kept, missed), self.expected)


def values_asked(told: DutchRound) -> Iterator[TwoValues]:
    """Yield a question about every bracket of more than two."""
    for at, bracket in enumerate(told.brackets):
        if bracket.own.pairs and len(bracket.own.players) > 2:
            yield TwoValues(told, at)
