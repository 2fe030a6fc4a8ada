"""The MDPs of a bracket: who of them is paired (4.4), and with whom (4.2), while the remainder can still be paired."""

from __future__ import annotations

from paircard.core.systems.dutch2026.search.bracket import Bracket, Pair
from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.kit.matching.perfect import Blossoms


class Settling:
    """A perfect matching of a bracket, changed step by step until the MDPs have the first opponents they can have."""

    def __init__(self, bracket: Bracket, rows: dict[int, int], first_seat: int) -> None:
        """Take a graph in which seats have the nodes from `first_seat` on."""
        self._mdps = bracket.mdps
        self._rows = rows
        self._seats = -1 << first_seat
        self._nodes = mask_of(rows)
        blossoms = Blossoms(rows, _in_order(bracket, rows))
        self.possible = blossoms.match_all()
        self._mates = dict(blossoms.mates)

    def settle(self) -> tuple[Pair, ...]:
        """Return the pairs of the MDPs, by BSN."""
        paired = [mdp for mdp in self._mdps if self._is_paired(mdp)]
        return tuple((mdp, self._opponent(mdp)) for mdp in paired)

    def _is_paired(self, mdp: int) -> bool:
        """Pair an MDP if it can be done (4.4), else seat them for good; tell which."""
        inside = self._rows[mdp] & ~self._seats
        if 1 << self._mates[mdp] & self._seats and not self._holds(mdp, inside):
            self._settled(mdp)
            return False
        self._only(mdp, inside)
        return True

    def _opponent(self, mdp: int) -> int:
        """Give an MDP the first opponent with whom the others can still be matched."""
        mate = self._mates[mdp]
        for candidate in places_in(self._rows[mdp] & self._nodes & (1 << mate) - 1):
            if self._holds(mdp, 1 << candidate):
                break
        return self._settled(mdp)

    def _holds(self, mdp: int, partners: int) -> bool:
        """Tell whether there is a matching in which an MDP has one of these partners, and keep it if so."""
        rows = {node: self._rows[node] & self._nodes for node in places_in(self._nodes)}
        for node in places_in(rows[mdp] & ~partners):
            rows[node] &= ~(1 << mdp)
        rows[mdp] &= partners
        mates = {node: mate for node, mate in self._mates.items() if self._nodes >> node & 1}
        blossoms = Blossoms(rows, mates)
        if not blossoms.match_all():
            return False
        self._mates.update(blossoms.mates)
        return True

    def _only(self, mdp: int, partners: int) -> None:
        """Take all other partners away from an MDP."""
        for node in places_in(self._rows[mdp] & self._nodes & ~partners):
            self._rows[node] &= ~(1 << mdp)
        self._rows[mdp] &= partners

    def _settled(self, mdp: int) -> int:
        """Take an MDP and their partner out; return the partner."""
        mate = self._mates[mdp]
        self._nodes &= ~(1 << mdp | 1 << mate)
        return mate


def _in_order(bracket: Bracket, rows: dict[int, int]) -> dict[int, int]:
    """Return a matching to begin with: each MDP and their first resident, then the halves of the remainder."""
    mates: dict[int, int] = {}
    free = mask_of(bracket.residents)
    for mdp in bracket.mdps:
        free = _marry(mdp, rows[mdp] & free, free, mates)
    left = list(places_in(free))
    lower = mask_of(left[len(left) // 2 :])
    for place in left[: len(left) // 2]:
        if free >> place & 1:
            free = _marry(place, rows[place] & free & lower, free, mates)
    return mates


def _marry(place: int, open_to: int, free: int, mates: dict[int, int]) -> int:
    """Match a player with the first of some, if there is one; return who is free then."""
    if not open_to:
        return free
    other = (open_to & -open_to).bit_length() - 1
    mates[place], mates[other] = other, place
    return free & ~(1 << place | 1 << other)
