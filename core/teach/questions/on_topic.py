"""A question about something that is small enough to need no pairing cards: a table, a line-up, a clock."""

from __future__ import annotations

from typing import Protocol

from paircard.core.teach.answers.form import AnswerForm
from paircard.core.teach.questions.asked import Asked


class TopicQuestion(Asked, Protocol):
    """One question. The same question always gives the same text and the same verdicts."""

    @property
    def kind(self) -> str:
        """What is asked."""

    @property
    def form(self) -> AnswerForm:
        """What an answer looks like."""

    @property
    def working(self) -> tuple[str, ...]:
        """How the answer is worked out, line by line."""

    @property
    def minutes(self) -> int:
        """How long a student should need."""
