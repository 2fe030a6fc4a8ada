"""x and p of a bracket, as C2 and C3 determine them first. A mark for each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from core.systems.swiss1998.explain import BracketExplained, RoundExplained
from core.teach.answers.typed import Form, read_numbers
from core.teach.answers.verdict import FULL, Departure, Verdict, rule_marks
from core.teach.questions.about_round import Kind
from core.teach.questions.phrases import named, points_of
from core.values.language import trn
from core.values.said import said


@dataclass(frozen=True)
class XAndP:
    """Give x and p."""

    told: RoundExplained
    at: int
    """Which bracket; 0 is the highest."""
    kind: Kind = Kind.X_AND_P
    form: Form = Form.X_AND_P

    @property
    def bracket(self) -> BracketExplained:
        """The bracket, explained."""
        return self.told.brackets[self.at]

    @property
    def text(self) -> str:
        """The question."""
        return trn(
            "Give x and p of the bracket of {points} point ({players}), before any pair is made.",
            "Give x and p of the bracket of {points} points ({players}), before any pair is made.",
            points_of(self.bracket),
            **named(self.bracket),
        )

    @property
    def of(self) -> int:
        """A mark for x, one for p."""
        return 2 * FULL

    @property
    def right(self) -> tuple[int, int]:
        """The numbers: x by A8, and p by A6."""
        return self.bracket.result.first_x, self.bracket.wanted.p

    @property
    def expected(self) -> str:
        """Both numbers."""
        return "{} {}".format(*self.right)

    @property
    def articles(self) -> tuple[str, ...]:
        """Where the two are defined."""
        return ("A8", "A6")

    @property
    def brackets(self) -> tuple[int, ...]:
        """This one."""
        return (self.at,)

    def check(self, answer: str) -> Verdict:
        """Judge both numbers, each by its article."""
        given = read_numbers(answer, self.form, 2)
        marks = [had == right for had, right in zip(given, self.right, strict=True)]
        kept = [article for article, mark in zip(self.articles, marks, strict=True) if mark]
        missed = [article for article in self.articles if article not in kept]
        departure = None
        if missed:
            name, at = ("x", 0) if missed[0] == "A8" else ("p", 1)
            sentence = said("{name} is {right}, not {given}.", name=name, right=self.right[at], given=given[at])
            departure = Departure(missed[0], sentence, self.bracket.result.score)
        return Verdict(FULL * sum(marks), self.of, departure, rule_marks(kept, missed), self.expected)


def x_and_p_asked(told: RoundExplained) -> Iterator[XAndP]:
    """Yield a question about every bracket in which pairs are made, unless it was joined with another (R13).

    Two players leave nothing to be counted.
    """
    for at, bracket in enumerate(told.brackets):
        if bracket.result.pairs and not bracket.result.joined and len(bracket.result.players) > 2:
            yield XAndP(told, at)
