"""Colour preferences (A7; C.04.3 1.7 has the same table), and what the last round changes for the leaders (R6)."""

from __future__ import annotations

from enum import IntEnum
from functools import lru_cache

from paircard.core.values.colour import Colour, other
from paircard.core.values.frozen import dataclass


class Strength(IntEnum):
    """The class of a preference; E2 grants the greater one."""

    NONE = 0
    MILD = 1
    STRONG = 2
    ABSOLUTE = 3


_ABSOLUTE = Strength.ABSOLUTE  # a name is found more quickly, and every pair asks


@dataclass(frozen=True, slots=True)
class Preference:
    """The colour a player is due, and how strongly (A7); no colour before their first game (R15)."""

    colour: Colour | None = None
    strength: Strength = Strength.NONE

    @property
    def absolute(self) -> bool:
        """Tell whether it is of class (a), which B2 protects."""
        return self.strength is _ABSOLUTE


NO_PREFERENCE = Preference()


@lru_cache(maxsize=1 << 14)
def preference_of(colours: str, over_half_last_round: bool = False) -> Preference:
    """Return the preference that follows from the colours of the games played (A7).

    `colours` holds `W` and `B`, oldest first, played games only. A player over 50 % before the last
    round has no absolute preference (R6).

    >>> preference_of("WWB")
    Preference(colour='B', strength=<Strength.STRONG: 2>)
    """
    if not colours:
        return NO_PREFERENCE
    difference = colours.count("W") - colours.count("B")
    if not over_half_last_round:
        due = _absolute(colours, difference)
        if due is not None:
            return Preference(due, Strength.ABSOLUTE)
    if difference:
        return Preference("W" if difference < 0 else "B", Strength.STRONG)
    return Preference(other("W" if colours[-1] == "W" else "B"), Strength.MILD)


def _absolute(colours: str, difference: int) -> Colour | None:
    """Return the colour due by class (a), if that class applies; beyond +-1 the difference decides."""
    if abs(difference) > 1:
        return "W" if difference < 0 else "B"
    if colours.endswith("WW"):
        return "B"
    return "W" if colours.endswith("BB") else None


def clash(one: Preference, other: Preference) -> bool:
    """Tell whether both players prefer the same colour, however strongly (B4)."""
    return one.colour is not None and one.colour == other.colour


def breaks_b2(one: Preference, other: Preference) -> bool:
    """Tell whether a pair would give somebody a colour that they must not have (B2): both absolute for one colour."""
    return one.absolute and other.absolute and one.colour == other.colour
