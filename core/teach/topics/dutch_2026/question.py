"""What can be asked about a round by the rules of 2026, and what every question can be asked."""

from __future__ import annotations

from enum import StrEnum
from typing import Protocol

from core.systems.dutch2026.explain import DutchRound
from core.teach.answers.form import AnswerForm
from core.teach.questions.asked import Asked
from core.values.language import mark


class DutchKind(StrEnum):
    """What is asked."""

    ROUND = "round"
    """All pairs with colours, and the bye."""
    BRACKET = "bracket"
    """The pairs of one bracket, and who is left over."""
    VALUES = "values"
    """The values of C6 and C12 in a bracket."""
    NEXT = "next"
    """The transposition or exchange that comes next (4.2, 4.3)."""
    STANDS = "stands"
    """Whether a pair stands, and by which criterion not: the next decision of the procedure."""
    WHY = "why"
    """The criterion that keeps two players of a bracket apart."""
    FLOATS = "floats"
    """Who is left over by a bracket."""
    BYE = "bye"
    """Who has the bye."""
    COLOUR = "colour"
    """Who has White, and by which rule (5.2)."""
    FAULT = "fault"
    """The pair of a printed round that is wrong, or the bye, and by which article."""


class DutchForm(AnswerForm):
    """What an answer looks like."""

    ROUND = mark("White first: 5-1 15-3 4-7, and bye 9 if there is one")
    BRACKET = mark("pairs and who is left over: 6-9 float 2")
    VALUES = mark("two numbers: C6 and C12")
    PLAYERS = mark("pairing numbers, or nobody")
    STANDS = mark("yes, or the criterion that speaks against the pair: C12")
    CRITERION = mark("a criterion: C12")
    COLOUR = mark("the number of the player with White and the rule: 5 5.2.4")
    FAULT = mark("the pair, or bye and the player, and the article: 7-3 C1, or bye 4 C2")


class DutchQuestion(Asked, Protocol):
    """One question about one round. The same question always gives the same text and the same verdicts."""

    @property
    def kind(self) -> DutchKind:
        """What is asked."""

    @property
    def told(self) -> DutchRound:
        """The round it is about, explained."""

    @property
    def form(self) -> DutchForm:
        """What an answer looks like."""

    @property
    def brackets(self) -> tuple[int, ...]:
        """Which brackets of the round its reasons are found in; 0 is the highest."""
