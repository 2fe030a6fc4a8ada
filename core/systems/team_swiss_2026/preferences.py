"""Colour preferences of teams (C.04.6 1.7): of type A, of type B, or none, as the event has announced."""

from __future__ import annotations

from typing import Literal

from paircard.core.values.colour import other
from paircard.core.values.preference import NO_PREFERENCE, Preference, Strength

ColourType = Literal["A", "B", "none"]


def preference_of(colours: str, kind: ColourType, *, last_round: bool) -> Preference:
    """Return what follows from the colours of the matches played, oldest first; those of type A are all alike strong.

    >>> preference_of("WBB", "A", last_round=False).colour, preference_of("W", "A", last_round=False).colour
    ('W', None)
    """
    if kind == "none":
        return NO_PREFERENCE
    difference, last_two = colours.count("W") - colours.count("B"), colours[-2:]
    if difference <= -2 or (difference in (-1, 0) and last_two == "BB"):
        return Preference("W", Strength.STRONG)
    if difference >= 2 or (difference in (0, 1) and last_two == "WW"):
        return Preference("B", Strength.STRONG)
    return _mild(colours, difference, last_round) if kind == "B" else NO_PREFERENCE


def _mild(colours: str, difference: int, last_round: bool) -> Preference:
    """Return the preference that only type B knows."""
    if difference:
        return Preference("W" if difference < 0 else "B", Strength.MILD)
    if colours and not last_round:
        return Preference(other("W" if colours[-1] == "W" else "B"), Strength.MILD)
    return NO_PREFERENCE
