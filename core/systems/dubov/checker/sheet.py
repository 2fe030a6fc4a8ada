"""The players of a round as the checker looks at them: by number, with what the text says of each and of every two."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.dubov.position import Player, Position
from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.kit.matching.cheapest import cheapest_perfect_matching
from paircard.core.systems.kit.matching.perfect import has_perfect_matching, unmatched
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
        """The colour everybody prefers, and how strongly (1.6)."""
        self._rows = self._may_meet()

    def may_meet(self, one: PairingNumber, two: PairingNumber) -> bool:
        """Tell whether two may be paired (C1, C3)."""
        return super().may_meet(one, two) and not self.same_absolute(one, two)

    def same_absolute(self, one: PairingNumber, two: PairingNumber) -> bool:
        """Tell whether both must have one colour (C3)."""
        return self.wishes[one] == self.wishes[two] and self.wishes[one][1] is Strength.ABSOLUTE

    def alike(self, one: PairingNumber, two: PairingNumber) -> bool:
        """Tell whether both prefer one colour."""
        return self.wishes[one][0] == self.wishes[two][0]

    def _may_meet(self) -> dict[PairingNumber, int]:
        """Return by number all whom everybody may meet, as bits."""
        players = self.players.values()
        everybody = mask_of(self.players)
        must = [(colour, Strength.ABSOLUTE) for colour in ("W", "B")]
        alike = {wish: mask_of(each for each in self.players if self.wishes[each] == wish) for wish in must}
        rows = {
            each.number: everybody
            & ~(1 << each.number | mask_of(each.opponents) | alike.get(self.wishes[each.number], 0))
            for each in players
        }
        for each in players:
            for number in each.opponents & rows.keys():
                rows[number] &= ~(1 << each.number)
        for one, two in self.position.forbidden:
            if one in rows and two in rows:
                rows[one] &= ~(1 << two)
                rows[two] &= ~(1 << one)
        return rows

    def complete(self, among: Iterable[PairingNumber], *apart: int) -> bool:
        """Tell whether some players can all be paired with each other, no two of one of some sets (as bits)."""
        rows = self._among(among, apart)
        return len(rows) % 2 == 0 and has_perfect_matching(rows)

    def left_alone(self, among: Iterable[PairingNumber]) -> int:
        """Return how many of some players are left when as many as possible of them are paired with each other."""
        return unmatched(self._among(among, ()))

    def _among(self, among: Iterable[PairingNumber], apart: tuple[int, ...]) -> dict[int, int]:
        there = mask_of(among)
        rows: dict[int, int] = {}
        for number in map(PairingNumber, places_in(there)):
            rows[number] = self._rows[number] & there
            for side in apart:
                rows[number] &= ~(side if side >> number & 1 else 0)
        return rows

    def cheapest(self, among: Iterable[PairingNumber], cost: Callable[[Two], int]) -> dict[Two, int] | None:
        """Return the cheapest pairing of some players, with what each pair costs; None where there is none."""
        there = sorted(among)
        node = {number: at for at, number in enumerate(there)}
        mask = mask_of(there)
        edges = [
            (node[one], node[two], cost((one, two)))
            for one in there
            for two in map(PairingNumber, places_in(self._rows[one] & mask & -(2 << one)))
        ]
        found = cheapest_perfect_matching(len(there), edges)
        return None if found is None else {(there[one], there[two]): each for (one, two), each in found.items()}

    def least_alike(self, among: Iterable[PairingNumber]) -> int:
        """Return the fewest pairs of one colour in a pairing of some players who can be paired (C7)."""
        there = frozenset(among)
        white = frozenset(each for each in there if self.wishes[each][0] == "W")
        return self.least_inside(white, there - white)

    def least_inside(self, one: frozenset[PairingNumber], other: frozenset[PairingNumber]) -> int:
        """Return the fewest pairs inside either of two sets."""
        smaller = min(one, other, key=len)
        if self.complete(one | other, mask_of(smaller)):
            return abs(len(one) - len(other)) // 2
        found = self.cheapest(one | other, lambda two: int((two[0] in one) == (two[1] in one)))
        if found is None:
            raise AssertionError("only who can be paired is asked about")
        return sum(found.values())

    def weight(self, upfloaters: Iterable[PairingNumber]) -> tuple[int, int, int]:
        """Return C8, C9 and C10 of a set; nothing in the last round."""
        if self.position.last_round:
            return 0, 0, 0
        up = [self.players[each] for each in upfloaters]
        most = 2 + self.position.rounds // 5
        maximum = [each.upfloats for each in up if each.upfloats >= most]
        return len(maximum), sum(maximum), sum(each.upfloated for each in up)


def _wish(colours: str) -> tuple[str, Strength]:
    """Read the table of 1.6."""
    if not colours:
        return "B", Strength.MILD
    more_white = 2 * colours.count("W") - len(colours)
    if more_white < -1 or (more_white < 2 and colours[-2:] == "BB"):
        return "W", Strength.ABSOLUTE
    if more_white > 1 or colours[-2:] == "WW":
        return "B", Strength.ABSOLUTE
    if more_white:
        return ("W" if more_white < 0 else "B"), Strength.STRONG
    return ("W" if colours[-1] == "B" else "B"), Strength.MILD
