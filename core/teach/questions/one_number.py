"""Questions about a table with one number for an answer: who has White, which round, which opponent.

Which table it is, a subclass says: how many it is for, what it has, and how that is worked out.
"""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from paircard.core.teach.answers.of_tables import free_word, read_number, read_opponent
from paircard.core.teach.answers.verdict import FULL
from paircard.core.teach.questions.one_answer import WorkedInLines
from paircard.core.values.language import tr


@dataclass(frozen=True, slots=True)
class OfTable(WorkedInLines):
    """What these questions have in common: a mark, a minute, and the number of players."""

    n: int
    of: ClassVar[int] = FULL
    minutes: ClassVar[int] = 1

    @property
    @abstractmethod
    def about(self) -> str:
        """Say for how many players it is."""

    @property
    @abstractmethod
    def number(self) -> int:
        """The answer."""

    @property
    @abstractmethod
    def asked(self) -> str:
        """What is wanted."""

    @property
    def text(self) -> str:
        """The question."""
        return f"{self.about} {self.asked}"

    @property
    def expected(self) -> str:
        """The number."""
        return str(self.number)

    def is_right(self, answer: str) -> bool:
        """Judge the number."""
        return read_number(answer, self.form) == self.number


@dataclass(frozen=True, slots=True)
class OfTwo(OfTable):
    """About two players who meet; the order of the two gives nothing away."""

    one: int
    other: int

    @property
    def low(self) -> int:
        """The smaller number."""
        return min(self.one, self.other)

    @property
    def high(self) -> int:
        """The larger number."""
        return max(self.one, self.other)


@dataclass(frozen=True, slots=True)
class RoundOfTwo(OfTwo):
    """Give the round in which two meet."""

    @property
    def asked(self) -> str:
        """Which round."""
        return tr("In which round do {low} and {high} meet?", low=self.low, high=self.high)


@dataclass(frozen=True, slots=True)
class OpponentInRound(OfTable):
    """Give the opponent of somebody in a round."""

    player: int
    round: int

    @property
    @abstractmethod
    def opponent(self) -> int | None:
        """Whom they meet."""

    @property
    def number(self) -> int:
        """The opponent, 0 for nobody."""
        return self.opponent or 0

    @property
    def asked(self) -> str:
        """Which opponent."""
        return tr("Whom does {player} meet in round {round}?", player=self.player, round=self.round)

    @property
    def expected(self) -> str:
        """The opponent, or that there is none."""
        return free_word() if self.opponent is None else str(self.opponent)

    def is_right(self, answer: str) -> bool:
        """Judge the opponent."""
        return read_opponent(answer, self.form) == self.opponent
