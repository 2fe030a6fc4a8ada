"""What every question can be asked, whatever it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from paircard.core.teach.answers.verdict import Verdict


class Asked(Protocol):
    """One question. The same question always gives the same text and the same verdicts."""

    @property
    def text(self) -> str:
        """The question, short enough to be spoken."""

    @property
    def of(self) -> int:
        """How many half marks it is worth."""

    @property
    def expected(self) -> str:
        """The right answer, written as answers are."""

    @property
    def articles(self) -> tuple[str, ...]:
        """The articles that decide it."""

    def check(self, answer: str) -> Verdict:
        """Judge an answer; raise Refusal with one sentence if it cannot be read."""
