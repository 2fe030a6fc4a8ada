"""A bracket in which everybody gets the first opponent still free: no candidate can come before that one."""

from __future__ import annotations

from paircard.core.systems.dutch2026.search.bracket import Bracket, Candidate, Pair
from paircard.core.systems.dutch2026.search.seats import Seats
from paircard.core.systems.kit.bit_masks import mask_of


def as_they_come(bracket: Bracket, rows: dict[int, int], seats: Seats) -> Candidate | None:
    """Return the first candidate of a graph if nobody has to give way to anybody, None if somebody has.

    All MDPs are paired (4.4), S1 and S2 are as they were at first (3.3), each in turn has the first opponent left
    (4.2). Who is left over then takes the only seat.
    """
    if len(seats.takers) > 1 or seats.rivals:
        return None
    free = mask_of(bracket.residents)
    mdp_pairs: list[Pair] = []
    for mdp in bracket.mdps:
        open_to = rows[mdp] & free
        if not open_to:
            return None
        first = open_to & -open_to
        mdp_pairs.append((mdp, first.bit_length() - 1))
        free ^= first
    left = [place for place in bracket.residents if free >> place & 1] if mdp_pairs else bracket.residents
    half = (len(left) - len(seats.takers)) // 2
    free = mask_of(left[half:])
    remainder: list[Pair] = []
    for place in left[:half]:
        open_to = rows[place] & free
        if not open_to:
            return None
        first = open_to & -open_to
        remainder.append((place, first.bit_length() - 1))
        free ^= first
    if not seats.takers:
        return Candidate(tuple(mdp_pairs), tuple(remainder), ())
    if not free & seats.takers[0]:
        return None
    return Candidate(tuple(mdp_pairs), tuple(remainder), (free.bit_length() - 1,))
