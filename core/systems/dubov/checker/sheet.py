"""The players of a round as the checker looks at them: by number, with what the text says of each and of every two."""

from __future__ import annotations

from collections.abc import Iterable

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.dubov.position import Player
from paircard.core.systems.kit.bit_masks import mask_of
from paircard.core.systems.swiss.bye_first import white_checked
from paircard.core.values.preference import Strength


class Sheet(white_checked.Sheet[Player]):
    """All that is asked about one round."""

    without_games = ("B", Strength.MILD)  # 1.6

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
