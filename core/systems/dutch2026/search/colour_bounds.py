"""What colours ask of every pair where C12 and C13 are at their bounds."""

from __future__ import annotations

from paircard.core.systems.dutch2026.search.cards import BOTH, Cards
from paircard.core.values.named import NamedTuple

ANYBODY = -1


class ColourBounds(NamedTuple):
    """Whom some may meet (masks: who, and whom), each in at most one of them, and who may float down."""

    partners: tuple[tuple[int, int], ...]
    floaters: int = ANYBODY


def colour_bounds(cards: Cards, everybody: int, floating: int) -> ColourBounds:
    """Return the bounds of a bracket (a mask) of which so many float down.

    As few clashes as colours allow (C12): none, or, where so many prefer one colour that clashes must be, each pair
    has one of them and all who float are of them.
    """
    size = everybody.bit_count()
    pairs = (size - floating) // 2
    white, black = (cards.likers[colour] & everybody for colour in BOTH)
    for likers in (white, black):
        if likers.bit_count() > size - pairs:
            return _of_majority(cards, everybody, likers, pairs)
    return ColourBounds(((white, ~white), (black, ~black)))


def _of_majority(cards: Cards, everybody: int, likers: int, pairs: int) -> ColourBounds:
    """One of the majority in every pair, and as few strong preferences refused as the mild ones allow (C13).

    Where the mild ones of the majority are fewer than the clashes, all of these are in a clash, each in one of their
    own: then every pair has somebody whose preference is not mild. Else no two of these meet.
    """
    others, mild = everybody & ~likers, cards.mild & likers
    firm = likers & ~mild
    if mild.bit_count() < pairs - others.bit_count():
        return ColourBounds(((others | mild, firm),), firm)
    return ColourBounds(((others, likers), (firm, ~firm)), likers)
