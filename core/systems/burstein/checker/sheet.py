"""The players of a round as the checker looks at them: by number, with what the text says of each and of every two."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.burstein.position import Player, Position
from paircard.core.systems.kit.matching.cheapest import cheapest_perfect_matching
from paircard.core.systems.kit.matching.perfect import has_perfect_matching
from paircard.core.systems.swiss import sheet
from paircard.core.values.preference import Strength

Two = tuple[PairingNumber, PairingNumber]
Numbers = tuple[PairingNumber, ...]


class Sheet(sheet.Sheet[Player]):
    """All that is asked about one round."""

    def __init__(self, position: Position) -> None:
        """Read a position."""
        super().__init__(position)
        self.position = position
        self.wishes = {each.number: _wish(each.colours) for each in position.players}
        """The colour everybody prefers, and how strongly (1.5)."""
        ranked = sorted(position.players, key=lambda each: (-each.buchholz, -each.sonneborn_berger, each.number))
        self.place = {each.number: at for at, each in enumerate(ranked)}
        """Where everybody stands in the Index."""
        self._may = {one: self._may_meet(one) for one in self.players}

    def may_meet(self, one: PairingNumber, two: PairingNumber) -> bool:
        """Tell whether two may be paired (C1, C3)."""
        return two in self._may[one]

    def same_absolute(self, one: PairingNumber, two: PairingNumber) -> bool:
        """Tell whether both must have one colour (C3)."""
        return self.wishes[one] == self.wishes[two] and self.wishes[one][1] is Strength.ABSOLUTE

    def alike(self, one: PairingNumber, two: PairingNumber) -> bool:
        """Tell whether both prefer one colour (C8)."""
        return self.wishes[one][0] is not None and self.wishes[one][0] == self.wishes[two][0]

    def by_index(self, some: Iterable[PairingNumber]) -> Numbers:
        """Return players by the Index, the highest first."""
        return tuple(sorted(some, key=self.place.__getitem__))

    def scores(self, some: Iterable[PairingNumber]) -> tuple[int, ...]:
        """Return scores from high to low."""
        return tuple(sorted(map(self.score, some), reverse=True))

    def complete(self, among: Iterable[PairingNumber]) -> bool:
        """Tell whether some players can all be paired with each other."""
        there = frozenset(among)
        rows = {one: sum(1 << two for two in self._may[one] & there) for one in there}
        return len(rows) % 2 == 0 and has_perfect_matching({int(one): row for one, row in rows.items()})

    def cheapest(
        self, among: Iterable[PairingNumber], meet: Callable[[Two], int], leave: Callable[[PairingNumber], int] | None
    ) -> list[Two] | None:
        """Return the pairs of the cheapest pairing of some; None where there is none.

        Somebody may `leave`, if anybody may, and meets nobody then: what that costs is asked for each.
        """
        there = sorted(among, key=self.place.__getitem__)
        node = {number: at for at, number in enumerate(there)}
        edges, met = [], set[tuple[int, int]]()
        for at, one in enumerate(there):
            for two in there[at + 1 :]:
                if two in self._may[one]:
                    edges.append((at, node[two], meet((one, two))))
                    met.add((at, node[two]))
                elif leave is not None:
                    edges.append((at, node[two], leave(one) + leave(two)))
        odd = len(there) % 2
        if odd and leave is not None:
            edges += [(at, len(there), leave(one)) for at, one in enumerate(there)]
        found = cheapest_perfect_matching(len(there) + odd, edges)
        return None if found is None else [(there[one], there[two]) for one, two in found if (one, two) in met]

    def _may_meet(self, one: PairingNumber) -> frozenset[PairingNumber]:
        return frozenset(
            two
            for two in self.players
            if two != one
            and not self.met(one, two)
            and not self.forbidden(one, two)
            and not self.same_absolute(one, two)
        )


def _wish(colours: str) -> tuple[str | None, Strength]:
    """Read the table of C.04.3 1.7."""
    if not colours:
        return None, Strength.NONE
    more_white = 2 * colours.count("W") - len(colours)
    if more_white < -1 or (more_white < 2 and colours[-2:] == "BB"):
        return "W", Strength.ABSOLUTE
    if more_white > 1 or colours[-2:] == "WW":
        return "B", Strength.ABSOLUTE
    if more_white:
        return ("W" if more_white < 0 else "B"), Strength.STRONG
    return ("W" if colours[-1] == "B" else "B"), Strength.MILD
