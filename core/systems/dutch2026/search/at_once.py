"""The best candidate of a bracket in which nobody is in anybody's way: two brackets of three in an ordinary event."""

from __future__ import annotations

from collections.abc import Sequence

from paircard.core.systems.dutch2026.search.bracket import Bracket, Candidate, Pair
from paircard.core.systems.dutch2026.search.bye_here import bye_may_be_here
from paircard.core.systems.dutch2026.search.cards import Cards
from paircard.core.systems.dutch2026.search.colour_bounds import ColourBounds, colour_bounds
from paircard.core.systems.dutch2026.search.completion import Completion
from paircard.core.systems.dutch2026.search.look_ahead import Outlook, outlook


def at_once(cards: Cards, bracket: Bracket, completion: Completion) -> Candidate | None:
    """Return the first of the best candidates where everybody's first opponent still free will do, None elsewhere.

    It is the first of all: all MDPs are paired (4.4), S1 and S2 are as they were at first (3.3), each in turn has the
    first opponent left (4.2). And it is one of the best: only those are free for somebody with whom C12 - C21 are at
    their bounds (as `Restricted` has it), and whoever floats down is judged. Where topscorers, a bye (C9) or more than
    one downfloater count, it is not tried.
    """
    odd = len(bracket.players) % 2
    if (
        cards.topscorers & bracket.everybody
        or len(bracket.mdps) > len(bracket.residents)
        or (odd and bye_may_be_here(cards, bracket, completion))
    ):
        return None
    candidate = _as_they_come(cards, bracket, colour_bounds(cards, bracket.everybody, odd), odd)
    if candidate and outlook(cards, bracket, completion, candidate.down) is Outlook.BEST:
        return candidate
    return None


def _as_they_come(cards: Cards, bracket: Bracket, bounds: ColourBounds, odd: int) -> Candidate | None:
    """Return the candidate in which everybody in turn has the first opponent left, None if somebody has none."""
    residents: Sequence[int] = bracket.residents
    free, mdp_pairs = bracket.everybody & ~bracket.mdp_mask, tuple[Pair, ...]()
    if bracket.mdps:
        never_up = free & ~(cards.upfloated[0] | cards.upfloated[1])  # C15, C17, and then nothing for C19, C21
        met = _opponents(cards, bracket.mdps, never_up, bounds)
        if met is None:
            return None
        mdp_pairs, left = met
        free &= ~(never_up ^ left)
        residents = [place for place in residents if free >> place & 1]
    half = (len(residents) - odd) // 2
    s1 = residents[:half]
    met = _opponents(cards, s1, free >> residents[half] << residents[half] if half < len(residents) else 0, bounds)
    if met is None:
        return None
    remainder, left = met
    if not left:
        return Candidate(mdp_pairs, remainder, ())
    if left & bounds.floaters & ~(cards.downfloated[0] | cards.downfloated[1]):  # C14, C16
        return Candidate(mdp_pairs, remainder, (left.bit_length() - 1,))
    return None


def _opponents(
    cards: Cards, seekers: Sequence[int], free: int, bounds: ColourBounds
) -> tuple[tuple[Pair, ...], int] | None:
    """Return the pairs of some in turn with the first left of those free, and who is free then."""
    pairs: list[Pair] = []
    for place in seekers:
        open_to = cards.legal(place) & free
        for some, partners in bounds.partners:
            if some >> place & 1:
                open_to &= partners
        if not open_to:
            return None
        first = open_to & -open_to
        pairs.append((place, first.bit_length() - 1))
        free ^= first
    return tuple(pairs), free
