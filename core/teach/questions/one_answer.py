"""A question with one answer, which is right or wrong as a whole."""

from __future__ import annotations

from abc import abstractmethod
from typing import Protocol

from paircard.core.teach.answers.verdict import Verdict, all_or_nothing
from paircard.core.teach.questions.on_topic import TopicQuestion
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
