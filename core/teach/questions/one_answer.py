"""A question with one answer, which is right or wrong as a whole."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from typing import Protocol

from paircard.core.teach.answers.verdict import Verdict, all_or_nothing
from paircard.core.teach.questions.on_topic import TopicQuestion
from paircard.core.values.cited import Cited, texts_of
from paircard.core.values.frozen import dataclass
from paircard.core.values.said import Words, joined


class OneAnswer(TopicQuestion, Protocol):
    """One question; the first of its articles decides it."""

    @property
    def worked(self) -> Words:
        """How the answer is worked out, as a sentence."""

    def is_right(self, answer: str) -> bool:
        """Judge an answer; raise Refusal with one sentence if it cannot be read."""

    @property
    def working(self) -> tuple[str, ...]:
        """The same in lines."""
        return (str(self.worked),)

    def check(self, answer: str) -> Verdict:
        """Judge an answer, and tell how it is worked out if it is wrong."""
        return all_or_nothing(self.articles[0], self.expected, None if self.is_right(answer) else self.worked)


class WorkedInLines(OneAnswer, Protocol):
    """One question that is worked out in several lines."""

    @property
    def worked(self) -> Words:
        """All lines one after the other."""
        return joined(self.working)

    @property
    @abstractmethod
    def working(self) -> tuple[str, ...]:
        """How the answer is worked out, line by line."""


class Explained(Protocol):
    """What the system of an event explains in lines that name their rules."""

    def lines(self) -> Iterator[Cited]:
        """Yield how it is worked out."""


@dataclass(frozen=True, slots=True)
class Why(Words):
    """Such lines in one sentence after another, said late like all words of a verdict."""

    of: Explained

    def __str__(self) -> str:
        """Say it in the language that is spoken."""
        return " ".join(line.strip() for line in texts_of(self.of.lines()))


class ExplainedInLines(OneAnswer, Explained, Protocol):
    """One question that the system of an event explains."""

    @abstractmethod
    def lines(self) -> Iterator[Cited]:
        """Yield how the answer is worked out."""

    @property
    def worked(self) -> Words:
        """The same as one sentence after another."""
        return Why(self)

    @property
    def working(self) -> tuple[str, ...]:
        """The same, line by line."""
        return tuple(texts_of(self.lines()))
