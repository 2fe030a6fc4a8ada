"""A question, its kinds, and what every kind of question can be asked."""

from __future__ import annotations

from enum import StrEnum
from typing import Protocol

from core.systems.swiss1998.explain import RoundExplained
from core.teach.answers.typed import Form
from core.teach.questions.asked import Asked


class Kind(StrEnum):
    """What is asked."""

    ROUND = "round"
    """All pairs with colours, and the bye."""
    BRACKET = "bracket"
    """The pairs of one bracket, and who is left over."""
    X_AND_P = "xp"
    """x (A8) and p (A6) of a bracket."""
    NEXT_TRY = "next"
    """The transposition or exchange tried next (D1, D2)."""
    STANDS = "stands"
    """Whether a pair stands, and by which article not."""
    FLOATS = "floats"
    """Who is left over by a bracket."""
    BYE = "bye"
    """Who has the bye."""
    COLOUR = "colour"
    """Who has White, and by which rule (E)."""
    FAULT = "fault"
    """The first fault in a printed pairing."""


class Question(Asked, Protocol):
    """One question about one round. The same question always gives the same text and the same verdicts."""

    @property
    def kind(self) -> Kind:
        """What is asked."""

    @property
    def told(self) -> RoundExplained:
        """The round it is about, explained."""

    @property
    def form(self) -> Form:
        """What an answer looks like."""

    @property
    def brackets(self) -> tuple[int, ...]:
        """Which brackets of the round its reasons are found in; 0 is the highest."""
