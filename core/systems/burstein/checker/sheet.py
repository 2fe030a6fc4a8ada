"""The players of a round as the checker looks at them: by number, with what the text says of each and of every two."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.burstein.position import Player, Position
from paircard.core.systems.kit.matching.cheapest import cheapest_perfect_matching
from paircard.core.systems.swiss.bye_first import white_checked
from paircard.core.systems.swiss.bye_first.sheet import Two

Numbers = tuple[PairingNumber, ...]


class Sheet(white_checked.Sheet[Player]):
    """All that is asked about one round."""

    def __init__(self, position: Position) -> None:
        """Read a position."""
        super().__init__(position)
        ranked = sorted(position.players, key=lambda each: (-each.buchholz, -each.sonneborn_berger, each.number))
        self.place = {each.number: at for at, each in enumerate(ranked)}
        """Where everybody stands in the Index."""

    def rank(self, number: PairingNumber) -> int:
        """Rank by the Index."""
        return self.place[number]

    def by_index(self, some: Iterable[PairingNumber]) -> Numbers:
        """Return players by the Index, the highest first."""
        return tuple(sorted(some, key=self.place.__getitem__))

    def scores(self, some: Iterable[PairingNumber]) -> tuple[int, ...]:
        """Return scores from high to low."""
        return tuple(sorted(map(self.score, some), reverse=True))

    def cheapest(
        self,
        among: Iterable[PairingNumber],
        cost: Callable[[Two], int],
        leave: Callable[[PairingNumber], int] | None = None,
    ) -> dict[Two, int] | None:
        """Return the cheapest pairing of some; None where there is none.

        Somebody may `leave`, if anybody may, and meets nobody then: what that costs is asked for each.
        """
        if leave is None:
            return super().cheapest(among, cost)
        there = self.by_index(among)
        edges, met = [], set[tuple[int, int]]()
        for (at, one), (to, two) in combinations(enumerate(there), 2):
            if self.rows[one] >> two & 1:
                edges.append((at, to, cost((one, two))))
                met.add((at, to))
            else:
                edges.append((at, to, leave(one) + leave(two)))
        odd = len(there) % 2
        if odd:
            edges += [(at, len(there), leave(one)) for at, one in enumerate(there)]
        found = cheapest_perfect_matching(len(there) + odd, edges)
        if found is None:
            return None
        return {(there[one], there[two]): each for (one, two), each in found.items() if (one, two) in met}
