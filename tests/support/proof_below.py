"""Proof of what was given up for the bracket below (C12, C13): every way to do it is made, and none is of use there.

Small brackets only: the ways are counted out one by one, and the bracket below is held against R9 and R12
by the checker's matchings.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.swiss1998.brackets import Bracket
from paircard.core.systems.swiss1998.checker.bound import Wanted, least_clashes
from paircard.core.systems.swiss1998.checker.sheet import Sheet
from paircard.core.systems.swiss1998.explain.model import BracketExplained

Left = frozenset[PairingNumber]


def leftovers(sheet: Sheet, wanted: Wanted, budget: int) -> Iterator[Left]:
    """Yield who may be left over by the pairings of S1 (`first`) and the others with so many clashes at most."""
    if budget < 0 or len(wanted.players) < 2 * wanted.pairs:
        return
    if not wanted.pairs:
        if {*wanted.players} <= {*wanted.may_stay} and not wanted.first:
            yield frozenset(wanted.players)
        return
    for one, other in _next_pairs(sheet, wanted):
        players = tuple(number for number in wanted.players if number not in (one, other))
        first = tuple(number for number in wanted.first if number not in (one, other))
        rest = Wanted(players, first, wanted.pairs - 1, wanted.may_stay, wanted.upfloats)
        yield from leftovers(sheet, rest, budget - sheet.clash(PairingNumber(one), other))
    if not wanted.first and wanted.players[0] in wanted.may_stay:
        rest = Wanted(wanted.players[1:], (), wanted.pairs, wanted.may_stay, wanted.upfloats)
        yield from (left | {wanted.players[0]} for left in leftovers(sheet, rest, budget))


def _next_pairs(sheet: Sheet, wanted: Wanted) -> Iterator[tuple[PairingNumber, PairingNumber]]:
    """Yield the pairs of the next to be paired: of S1, or else the first of all."""
    one = wanted.first[0] if wanted.first else wanted.players[0]
    for other in wanted.players:
        allowed = sheet.legal(one, other) and sheet.upfloat_level(one, other) <= wanted.upfloats
        if allowed and other not in (one, *wanted.first):
            yield one, other


@dataclass
class Below:
    """The bracket below one that was paired anew for its sake."""

    sheet: Sheet
    above: BracketExplained
    told: BracketExplained
    lowest: bool

    def accepts(self, left: Left) -> bool:
        """Tell whether it could be paired as was wanted if these were left over above.

        What C12 was tried for may have been joined with others or paired anew since (C13): then it is not judged.
        """
        if self.above.undone_by == "C12" and (self.told.result.joined or self.told.undone_by):
            return False
        moved = self._in_order({*left, *self.above.passed_on})
        residents = self._in_order({*self.told.result.players} - {*self.above.result.downfloaters})
        return self._lowest(moved, residents) if self.lowest else self._as_wanted(moved, residents)

    def _in_order(self, some: set[PairingNumber]) -> tuple[PairingNumber, ...]:
        return tuple(sorted(some, key=self.sheet.rank.__getitem__))

    def _lowest(self, moved: tuple[PairingNumber, ...], residents: tuple[PairingNumber, ...]) -> bool:
        """Tell whether everybody is paired but one for the bye (R12, R13)."""
        players = (*moved, *residents)
        if self.told.result.joined or 2 * len(moved) >= len(players):
            moved = ()
        stay = {number for number in players if not self.sheet.players[number].bye_barred}
        return least_clashes(self.sheet, Wanted(players, moved, len(players) // 2, stay)) is not None

    def _as_wanted(self, moved: tuple[PairingNumber, ...], residents: tuple[PairingNumber, ...]) -> bool:
        """Tell whether the target reached is reached with these too (R9); not judged if C1 takes others away."""
        staying = tuple(n for n in residents if any(self.sheet.legal(n, other) for other in (*moved, *residents)))
        here = {*self.told.result.players} - {*self.told.passed_on}
        alone = any(all(not self.sheet.legal(n, other) for other in (*moved, *residents)) for n in moved)
        if alone or len(staying) != len(here) - len({*self.above.result.downfloaters} & here):
            return False
        players = (*moved, *staying)
        bracket = Bracket(0, players, len(moved))
        pairs = len(self.told.result.pairs)
        for target in bracket.targets():
            if target.pairs == pairs and (not bracket.heterogeneous or target.movers == self._movers):
                wanted = Wanted(players, players[: target.movers], pairs, players)
                return least_clashes(self.sheet, wanted) is not None
        return False

    @property
    def _movers(self) -> int:
        return len(self.told.movers.s1) if self.told.movers else 0
