"""A colour preference (A7) in words."""

from __future__ import annotations

from paircard.core.values.language import mark, tr
from paircard.core.values.preference import Preference, Strength

_PREFERS = {
    ("W", Strength.MILD): mark("prefers White mildly"),
    ("W", Strength.STRONG): mark("prefers White strongly"),
    ("W", Strength.ABSOLUTE): mark("prefers White absolutely"),
    ("B", Strength.MILD): mark("prefers Black mildly"),
    ("B", Strength.STRONG): mark("prefers Black strongly"),
    ("B", Strength.ABSOLUTE): mark("prefers Black absolutely"),
}
_WISHED = {
    ("W", Strength.MILD): mark("White mildly"),
    ("W", Strength.STRONG): mark("White strongly"),
    ("W", Strength.ABSOLUTE): mark("White absolutely"),
    ("B", Strength.MILD): mark("Black mildly"),
    ("B", Strength.STRONG): mark("Black strongly"),
    ("B", Strength.ABSOLUTE): mark("Black absolutely"),
}


def preference_words(due: Preference) -> str:
    """Say what a player prefers, as the rest of a sentence about them (A7)."""
    return tr("prefers neither") if due.colour is None else tr(_PREFERS[due.colour, due.strength])


def preference_named(due: Preference) -> str:
    """Say what is preferred, under a heading that says whose preference it is (A7)."""
    return tr("neither") if due.colour is None else tr(_WISHED[due.colour, due.strength])
