"""What lessons ask of cups."""

from __future__ import annotations

from paircard.core.systems.exercises import Decided
from paircard.core.systems.knockout import colours, words
from paircard.core.systems.knockout.skeleton import skeleton
from paircard.core.values.said import Words

__all__ = ["decided", "nothing_otherwise", "otherwise", "skeleton"]


def decided(one: int, had: str, other: int, they_had: str) -> Decided:
    """Return who has White, as the program decides."""
    two = colours.Player(one, had), colours.Player(other, they_had)
    return _said(colours.decide(*two, len(had) + 1, "W"))


def otherwise(one: int, had: str, other: int, they_had: str) -> Decided | None:
    """Return the next rule that would have given the other colours."""
    two = colours.Player(one, had), colours.Player(other, they_had)
    decision = colours.otherwise(*two, len(had) + 1, "W")
    return None if decision is None else _said(decision)


def nothing_otherwise() -> Words:
    """Say that none would."""
    return words.otherwise_said(None, str)


def _said(decision: colours.Decision) -> Decided:
    return Decided(decision.white, decision.article, words.decision_said(decision, str))
