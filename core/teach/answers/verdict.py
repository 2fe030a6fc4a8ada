"""What the quiz says of an answer."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from core.values.language import tr
from core.values.points import format_points
from core.values.said import Words

FULL = 2
"""A mark, in half marks."""


@dataclass(frozen=True, slots=True)
class Departure:
    """The first thing in an answer that is not as the procedure has it."""

    article: str
    """Article or ruling that says so."""
    said: Words
    """What is wrong, and what would be right; names players by their pairing numbers."""
    bracket: int | None = None
    """Score of the bracket in half points; None if it concerns the whole round."""
    board: int | None = None
    """Board of the answer in the order of publication (F1), 1 the first; None if no board is wrong by itself."""
    pair: tuple[int, int] | None = None
    """The pair on it, as it was answered."""
    tries: int | None = None
    """How many tries the answer is short of the right one (negative) or beyond it; None where none can be counted."""
    also: tuple[str, ...] = ()
    """What else the pair breaks; whoever names one of these is right, too."""

    @property
    def sentence(self) -> str:
        """The same as it is read."""
        return str(self.said)

    @property
    def line(self) -> str:
        """The departure in one line."""
        fields = {"article": self.article, "sentence": self.sentence}
        if self.board is None or self.pair is None:
            return tr("First error: {article}. {sentence}", **fields)
        fields |= {"board": str(self.board), "pair": f"{self.pair[0]}-{self.pair[1]}"}
        return tr("First error on board {board}, {pair}: {article}. {sentence}", **fields)


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
