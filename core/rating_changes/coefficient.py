"""K, by which a change is multiplied, and why it is what it is (B.02 8.3.3)."""

from __future__ import annotations

from enum import Enum

from paircard.core.rating_changes.regulations import MOST_TOGETHER
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import mark

STRONG, JUNIOR, NEW, USUAL = 10, 40, 40, 20
_STRONG_FROM, _JUNIOR_BELOW, _JUNIOR_UNTIL, _NEW_UNTIL = 2400, 2300, 18, 30


class WhyK(Enum):
    """Why somebody has their K; say the value with `tr`."""

    LISTED = mark("as the rating list has it")
    STRONG = mark("once rated 2400 or more")
    JUNIOR = mark("until the end of the year of the 18th birthday, never 2300 or more")
    NEW = mark("fewer than 30 rated games")
    USUAL = mark("30 rated games or more, below 2400")
    UNKNOWN = mark("not known: one of these")


@dataclass(frozen=True, slots=True)
class Coefficient:
    """K of a player for a number of games."""

    values: tuple[int, ...]
    """One where it is known; else those it may be, the highest first."""
    why: WhyK
    games: int = 0
    """The rated games of the period, as far as they are known."""

    @property
    def known(self) -> bool:
        """Whether there is one."""
        return len(self.values) == 1

    @property
    def lowered(self) -> tuple[int, ...]:
        """The same for so many games: K times their number is not above 700."""
        return tuple(dict.fromkeys(lowered(each, self.games) for each in self.values))

    @property
    def is_lowered(self) -> bool:
        """Whether the games are too many for one of them."""
        return self.lowered != self.values


def lowered(k: int, games: int) -> int:
    """Return K for so many games of a period (8.3.3).

    >>> lowered(20, 35), lowered(20, 36), lowered(20, 39), lowered(40, 18)
    (20, 19, 17, 38)
    """
    return k if k * games <= MOST_TOGETHER else MOST_TOGETHER // games


@dataclass(frozen=True, slots=True)
class Known:
    """What is known of a player for their K; None where it is not."""

    rating: int
    born: int | None = None
    year: int | None = None
    """In which the games are rated."""
    games_before: int | None = None
    highest: int = 0
    """The highest rating published for them, as far as it is known."""
    listed: int = 0
    """K as the list before the period has it; 0 where it is not known."""


def coefficient(known: Known, games: int = 0) -> Coefficient:
    """Return K: as the list has it, else in the order in which the rules are applied (8.3.3).

    Once 2400 goes before all, then age, then few games. Where age or games are not known, it may be several.
    """
    if known.listed:
        return Coefficient((known.listed,), WhyK.LISTED, games)
    highest = max(known.rating, known.highest)
    if highest >= _STRONG_FROM:
        return Coefficient((STRONG,), WhyK.STRONG, games)
    if highest < _JUNIOR_BELOW and known.born and known.year and known.year - known.born <= _JUNIOR_UNTIL:
        return Coefficient((JUNIOR,), WhyK.JUNIOR, games)
    if known.games_before is None:
        return Coefficient((NEW, USUAL, STRONG), WhyK.UNKNOWN, games)
    if known.games_before < _NEW_UNTIL:
        return Coefficient((NEW,), WhyK.NEW, games)
    return Coefficient((USUAL,), WhyK.USUAL, games)
