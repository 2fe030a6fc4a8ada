"""What is said of an answer: points, the first departure, a mark for every article in play."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from paircard.core.facets.taught import Departure
from paircard.core.values.language import tr
from paircard.core.values.points import format_points
from paircard.core.values.said import Words

FULL = 2
"""A mark, in half marks."""
HALF = 1


@dataclass(frozen=True, slots=True)
class RuleMark:
    """How often an article was asked for, and how often it was kept."""

    article: str
    right: int
    asked: int


@dataclass(frozen=True, slots=True)
class Verdict:
    """Points, the first departure, and a mark for every article in play. Points are half marks."""

    points: int
    of: int
    first_departure: Departure | None
    rules: tuple[RuleMark, ...]
    expected: str
    """The right answer, written as answers are."""
    by_boards: bool = False
    """Whether a mark is for a board."""

    @property
    def right(self) -> bool:
        """Whether nothing is missing."""
        return self.points == self.of

    @property
    def score(self) -> str:
        """The score as a sentence."""
        fields = {"points": format_points(self.points), "most": format_points(self.of)}
        if self.by_boards:
            return tr("Score {points} of {most} boards.", **fields)
        return tr("Score {points} of {most} marks.", **fields)

    @property
    def lines(self) -> tuple[str, ...]:
        """The verdict in lines to be read or spoken."""
        if self.first_departure is None:
            return (tr("Right."), self.score)
        return (self.first_departure.line, tr("Right: {answer}.", answer=self.expected), self.score)


def rule_marks(kept: Iterable[str], missed: Iterable[str]) -> tuple[RuleMark, ...]:
    """Count articles kept and missed, in the order they come first."""
    right, wrong = list(kept), list(missed)
    return tuple(
        RuleMark(article, right.count(article), right.count(article) + wrong.count(article))
        for article in dict.fromkeys((*right, *wrong))
    )


def all_or_nothing(article: str, expected: str, wrong: Words | None, *, bracket: int | None = None) -> Verdict:
    """Return the verdict on one decision: a mark, or none and the sentence that says why."""
    if wrong is None:
        return Verdict(FULL, FULL, None, rule_marks([article], []), expected)
    departure = Departure(article, wrong, bracket)
    return Verdict(0, FULL, departure, rule_marks([], [article]), expected)
