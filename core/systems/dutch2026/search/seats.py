"""Seats: nodes for those who float down, so that a candidate is a perfect matching."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.systems.kit.bit_masks import places_in
from paircard.core.values.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Seats:
    """Who may take each seat (masks); the seats have the nodes from `first` on.

    Where all seats are for anybody of a score, that is all. A seat may also be a player below whom nobody else below
    can meet but some `rivals`, players below who take such seats from the bracket: then a perfect matching pairs
    all of these, too.
    """

    takers: tuple[int, ...]
    first: int
    rivals: int = 0

    @property
    def floating(self) -> int:
        """How many of the bracket float down."""
        return len(self.takers) - self.rivals.bit_count()

    def of(self, players: int) -> Seats:
        """Return the same seats for some players only, and the rivals."""
        return Seats(tuple(mask & (players | self.rivals) for mask in self.takers), self.first, self.rivals)

    def split(self, players: int, number: int) -> Seats:
        """Return the same seats, so many of them for some players and the rest for the others; there are no rivals."""
        theirs = [mask & players for mask in self.takers[:number]]
        return Seats((*theirs, *(mask & ~players for mask in self.takers[number:])), self.first)

    def numbered(self) -> Iterator[tuple[int, int]]:
        """Yield every seat: its node, and who may take it."""
        yield from enumerate(self.takers, self.first)

    def added_to(self, rows: dict[int, int]) -> dict[int, int]:
        """Return a graph with the seats and rivals."""
        seated = {**rows, **dict.fromkeys(places_in(self.rivals), 0)}
        for seat, mask in self.numbered():
            seated[seat] = mask
            for place in places_in(mask):
                seated[place] |= 1 << seat
        return seated
