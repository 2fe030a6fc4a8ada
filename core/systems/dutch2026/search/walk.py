"""The first perfect matching of a graph without weights in the order of the candidates (3.2 - 3.7, 4.1 - 4.4).

Downfloaters are matched with seats, nodes that follow those of the players.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.systems.dutch2026.search.bracket import Bracket, Candidate, Pair
from core.systems.dutch2026.search.floats import with_seats
from core.systems.dutch2026.search.settled import Settling
from core.systems.dutch2026.search.split import first_split
from core.systems.kit.places import mask_of


def first_candidate(bracket: Bracket, rows: dict[int, int], seats: Sequence[int], first_seat: int) -> Candidate | None:
    """Return the first candidate, None if there is none; `seats` says who may take each (masks)."""
    if not all(seats):
        return None
    mdp_pairs: tuple[Pair, ...] = ()
    residents = bracket.residents
    sitters = list(seats)
    if bracket.mdps:
        settling = Settling(bracket, with_seats(rows, seats, first_seat), first_seat)
        if not settling.possible:
            return None
        mdp_pairs = settling.settle()
        taken = {resident for _, resident in mdp_pairs}
        residents = tuple(place for place in residents if place not in taken)
        sitters = [seat for seat in seats if seat & mask_of(residents)]
    remainder = first_split(residents, rows, sitters)
    if remainder is None:
        return None
    paired = {place for pair in (*mdp_pairs, *remainder) for place in pair}
    return Candidate(mdp_pairs, remainder, tuple(place for place in bracket.players if place not in paired))
