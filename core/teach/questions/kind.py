"""What can be asked about a round of a Swiss; which of it, every book says for itself."""

from __future__ import annotations

from enum import StrEnum


class Kind(StrEnum):
    """What is asked."""

    ROUND = "round"
    """All pairs with colours, and the bye."""
    BRACKET = "bracket"
    """The pairs of one bracket, and who is left over."""
    X_AND_P = "xp"
    """x (A8) and p (A6) of a bracket, by the rules of 1998."""
    VALUES = "values"
    """The values of two criteria in a bracket, by the rules of 2026."""
    NEXT = "next"
    """The transposition or exchange that comes next."""
    STANDS = "stands"
    """Whether a pair stands in its turn, and by which article not."""
    WHY = "why"
    """The article that keeps two players of a bracket apart."""
    FLOATS = "floats"
    """Who is left over by a bracket."""
    BYE = "bye"
    """Who has the bye."""
    COLOUR = "colour"
    """Who has White, and by which rule."""
    FAULT = "fault"
    """What is wrong in a printed round, and by which article."""
