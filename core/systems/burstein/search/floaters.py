"""Who may be the one that floats down, where C5 - C7 are as good as numbers allow (C.04.4.2 2)."""

from __future__ import annotations

from collections.abc import Sequence

from paircard.core.systems.burstein.cards import Cards
from paircard.core.systems.kit.bit_masks import places_in
from paircard.core.systems.kit.matching.matchable import joining, pairable, spared
from paircard.core.systems.swiss.literal.floating_down import Bracket


def may_float(cards: Cards, bracket: Bracket) -> int | None:
    """Return all who could be the only one left over: 0 where nobody is, None where that is not enough.

    Any of them leaves a complete pairing below (C4), and the least of C6 and C7.
    """
    if bracket.players.bit_count() % 2 == 0:
        nobody = pairable(cards.legal, bracket.players) and pairable(cards.legal, bracket.below)
        return 0 if nobody else None
    able = joining(cards.legal, bracket.below, bracket.players) if bracket.below else 0
    if not able:
        return None
    lowest = min(map(cards.score, places_in(able)))
    able &= sum(1 << place for place in places_in(able) if cards.score(place) == lowest)
    return _suiting_next(cards.legal, bracket, able) or None


def _suiting_next(legal: Sequence[int], bracket: Bracket, able: int) -> int:
    """Return those of some with whom the next bracket leaves over nobody, or one resident if it is odd (C7)."""
    group, rest = bracket.next_group, bracket.below & ~bracket.next_group
    if group.bit_count() % 2:
        return able & _met_by(legal, spared(legal, group)) if pairable(legal, rest) else 0
    beyond = 1 << len(legal)
    """In the place of whoever of the group floats on."""
    leaving = _met_by(legal, spared(legal, rest)) & group
    rows = [row | beyond if leaving >> at & 1 else row for at, row in enumerate(legal)]
    return able & _met_by(legal, spared([*rows, leaving], group | beyond) & ~beyond)


def _met_by(legal: Sequence[int], some: int) -> int:
    met = 0
    for place in places_in(some):
        met |= legal[place]
    return met


def least_ahead(cards: Cards, bracket: Bracket, left: int) -> tuple[int, tuple[int, ...]] | tuple[()]:
    """Return C7 where it is as good as numbers allow; nothing where nobody is left over, for then it is what it is."""
    group = bracket.next_group
    if not left:
        return ()
    odd = (group.bit_count() + left.bit_count()) % 2
    return odd, (cards.score(next(places_in(group))),) * odd


def keeps_least_ahead(cards: Cards, bracket: Bracket, left: int) -> bool:
    """Tell whether it can be as good with these left over, and everybody below be paired."""
    both, rest = bracket.next_group | left, bracket.below & ~bracket.next_group
    if both.bit_count() % 2 == 0:
        return pairable(cards.legal, both) and pairable(cards.legal, rest)
    return bool(rest) and bool(joining(cards.legal, rest, both) & bracket.next_group)
