"""Which items are struck by a cut or a median."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from paircard.core.event.ids import ContestantId
from paircard.core.tiebreaks.figure import Adjusted
from paircard.core.tiebreaks.profiles.base import Profile

_LOWEST, _UNPLAYED = "lowest", "unplayed first"  # no words: keys of the rules


class Entry(NamedTuple):
    """One game, or one round without, before the cut."""

    round: int
    score: int
    """Half points of the opponent, real or virtual."""
    result: int
    """Half points scored against them, for Sonneborn-Berger."""
    first: bool
    """Whether the profile strikes this round before others."""
    rule: str
    opponent: ContestantId | None
    adjusted: tuple[Adjusted, ...] = ()
    game: int = 1


def struck(entries: Sequence[Entry], values: Sequence[int], low: int, high: int, profile: Profile) -> dict[int, str]:
    """Return the places of the entries struck, with the rule for each; A12: the earliest round among equals.

    `values` is what the entries give: the scores themselves, or the scores times the results.
    The lowest go first, then the highest (M1, M4); fewer entries than a median strikes plus one stay whole (M2).
    """
    if high and not profile.short_lists_are_cut and len(entries) <= low + high:
        return {}
    left = dict(enumerate(entries))
    cut: dict[int, str] = {}
    for _ in range(min(low, len(left))):
        place, rule = _lowest(left, values)
        cut[place] = rule
        del left[place]
    for _ in range(min(high, len(left))):
        place = max(left, key=lambda at: (left[at].score, -at))
        cut[place] = "highest"
        del left[place]
    return cut


def _lowest(left: dict[int, Entry], values: Sequence[int]) -> tuple[int, str]:
    lowest = min(left, key=lambda at: (left[at].score, values[at], at))
    preferred = [at for at, entry in left.items() if entry.first]
    if not preferred:
        return lowest, _LOWEST
    first = min(preferred, key=lambda at: (values[at], left[at].score, at))
    # a product (Sonneborn-Berger) may be smaller than that of the lowest opponent: then it would be kept
    return (lowest, _LOWEST) if values[lowest] > values[first] else (first, _UNPLAYED)
