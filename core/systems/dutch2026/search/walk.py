"""The first perfect matching of a graph without weights in the order of the candidates (3.2 - 3.7, 4.1 - 4.4)."""

from __future__ import annotations

from paircard.core.systems.dutch2026.search.as_they_come import as_they_come
from paircard.core.systems.dutch2026.search.bracket import Bracket, Candidate, Pair
from paircard.core.systems.dutch2026.search.seats import Seats
from paircard.core.systems.dutch2026.search.settled import Settling
from paircard.core.systems.dutch2026.search.split import first_split
from paircard.core.systems.kit.bit_masks import mask_of


def first_candidate(bracket: Bracket, rows: dict[int, int], seats: Seats) -> Candidate | None:
    """Return the first candidate, None if there is none."""
    if not all(seats.takers):
        return None
    if candidate := as_they_come(bracket, rows, seats):
        return candidate
    if not bracket.mdps:
        return _with_remainder(bracket, rows, seats, ())
    settling = Settling(bracket, seats.added_to(rows), seats.first)
    return _with_remainder(bracket, rows, seats, settling.settle()) if settling.possible else None


def _with_remainder(
    bracket: Bracket, rows: dict[int, int], seats: Seats, mdp_pairs: tuple[Pair, ...]
) -> Candidate | None:
    """Return the first candidate in which the MDPs are paired so, None if there is none."""
    taken = {place for pair in mdp_pairs for place in pair}
    residents = tuple(place for place in bracket.residents if place not in taken)
    limbo = mask_of(place for place in bracket.mdps if place not in taken)
    remainder = first_split(residents, rows, seats, limbo)
    if remainder is None:
        return None
    taken.update(place for pair in remainder for place in pair)
    return Candidate(mdp_pairs, remainder, tuple(place for place in bracket.players if place not in taken))
