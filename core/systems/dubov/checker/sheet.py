"""The players of a round as the checker looks at them: by number, with what the text says of each and of every two."""

from __future__ import annotations

from collections.abc import Iterable

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.dubov.position import Player, Position
from paircard.core.systems.kit.bit_masks import mask_of
from paircard.core.systems.swiss.drawn_up import sheet
from paircard.core.values.preference import Strength

Wish = tuple[str, Strength]
"""The colour somebody prefers, and how strongly."""


class Sheet(sheet.Sheet[Player]):
    """All that is asked about one round."""

    def __init__(self, position: Position) -> None:
        """Read a position."""
        super().__init__(position)
        self.position = position
        self.wishes = {each.number: _wish(each.colours) for each in position.players}
        """The colour everybody prefers, and how strongly (1.6)."""
        must: list[Wish] = [(colour, Strength.ABSOLUTE) for colour in ("W", "B")]
        self._must = {wish: mask_of(each for each in self.players if self.wishes[each] == wish) for wish in must}

    def may_meet(self, one: PairingNumber, two: PairingNumber) -> bool:
        """Tell whether two may be paired (C1, C3)."""
        return super().may_meet(one, two) and not self.same_absolute(one, two)

    def same_absolute(self, one: PairingNumber, two: PairingNumber) -> bool:
        """Tell whether both must have one colour (C3)."""
        return self.wishes[one] == self.wishes[two] and self.wishes[one][1] is Strength.ABSOLUTE

    def alike(self, one: PairingNumber, two: PairingNumber) -> bool:
        """Tell whether both prefer one colour."""
        return self.wishes[one][0] == self.wishes[two][0]

    def kept_apart(self, number: PairingNumber) -> int:
        """Return who must have the same colour as somebody (C3)."""
        return self._must.get(self.wishes[number], 0)

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


def _wish(colours: str) -> Wish:
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
