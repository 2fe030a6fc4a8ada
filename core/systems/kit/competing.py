"""Finds who competes for whom where a graph of players, seats and the bye has no perfect matching."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.kit.matching.deficit import Deficit, smallest_deficit
from paircard.core.systems.kit.shortage import Crowd, Forbidden, Shortage

MOST_TOLD = 4
"""Of so many players it is told who is kept from them and why; of more nobody would read it."""
Rows = Mapping[int, int]


class Competing(ABC):
    """Nodes 0 to size - 1 are players by place, then comes the bye, then seats."""

    def __init__(self, size: int) -> None:
        """Take how many players there are."""
        self._bye = size

    @abstractmethod
    def numbers(self, mask: int) -> tuple[PairingNumber, ...]:
        """Return the pairing numbers of some places."""

    @abstractmethod
    def kept(self, node: int, others: list[int]) -> Iterator[Forbidden]:
        """Yield what keeps a player from others, each article with everybody it keeps away."""

    @abstractmethod
    def no_bye(self, nodes: Iterable[int]) -> Iterator[Forbidden]:
        """Yield what keeps some from the bye."""

    @staticmethod
    def joined(rows: Rows, node: int, mates: int) -> dict[int, int]:
        """Return a graph with one node more, a seat or the bye."""
        more = {**rows, node: mates}
        for place in places_in(mates):
            more[place] |= 1 << node
        return more

    def with_seats(self, rows: Rows, seats: Iterable[int]) -> Rows:
        """Return a graph with seats, each for some players (masks)."""
        for seat, takers in enumerate(seats, self._bye + 1):
            rows = self.joined(rows, seat, takers)
        return rows

    def shortage(self, rows: Rows, *, drawn_up: bool = False) -> Shortage | None:
        """Return the smallest proof that can be found, None if there is a perfect matching.

        Seats are for those left over, or stand for those who are `drawn_up`.
        """
        everybody = (1 << self._bye) - 1
        found = smallest_deficit({**rows}, awkward=mask_of(rows) & ~everybody)
        if found is None:
            return None
        crowds = [self._crowd(group) for group in found.groups]
        return Shortage(
            tuple(sorted(crowds, key=lambda crowd: (not crowd.players, len(crowd.players), crowd.players))),
            self.numbers(found.serving & everybody),
            (found.serving & ~everybody & ~(1 << self._bye)).bit_count(),
            forbidden=tuple(self._forbidden(rows, found)),
            bye=bool(found.serving >> self._bye & 1),
            drawn_up=drawn_up,
        )

    def _crowd(self, group: int) -> Crowd:
        seats = group >> self._bye + 1
        players = self.numbers(group & (1 << self._bye) - 1)
        return Crowd(players, seats.bit_count(), bye=bool(group >> self._bye & 1))

    def _forbidden(self, rows: Rows, found: Deficit) -> Iterator[Forbidden]:
        """Yield what keeps those who need somebody from all others but those of whom it is told anyway."""
        needy, told = _needy(found)
        if len(needy) > MOST_TOLD:
            return
        players = [at for at in rows if at < self._bye]
        for node in needy:
            if node < self._bye:
                yield from self.kept(node, [at for at in players if at != node and not told >> at & 1])
                if self._bye in rows and not told >> self._bye & 1:
                    yield from self.no_bye([node])
            elif node == self._bye:
                yield from self.no_bye(players)
            told |= 1 << node


def _needy(found: Deficit) -> tuple[list[int], int]:
    """Return of whom it is told what keeps them from others, and from whom that goes without saying (a mask)."""
    alone = [group for group in found.groups if group.bit_count() == 1]
    if len(found.groups) == 1 and not alone:
        group = found.groups[0]
        return [*places_in(group)], found.serving | group
    return [next(places_in(group)) for group in alone], found.serving
