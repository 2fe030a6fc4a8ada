"""Cells: some of the pairings of a bracket, told by who is left over."""

from __future__ import annotations

from itertools import islice

from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.swiss1998.brackets import Places
from paircard.core.values.frozen import dataclass, replace


@dataclass(frozen=True, slots=True)
class Part:
    """Some players (a mask), of whom so many leave."""

    players: int
    leave: int


@dataclass(frozen=True, slots=True)
class Cell:
    """The pairings that leave over all `leavers`, none of `stayers` (masks), and the right number of each part.

    Graphs hold who leaves and who stays, but no number: a part is made to fit when a set is met that does not.
    """

    stayers: int = 0
    leavers: int = 0
    parts: tuple[Part, ...] = ()

    def divided(self, left: Places) -> list[Cell]:
        """Return the cells that hold what else this one holds, other sets of left-over players than one of its graph.

        This one is narrowed. They are told by who is the first of that set that stays. If it does not fit a part, none
        of the cell equals it there, and fewer need be told. Where c more of a part may leave than must, and the set has
        more than these, one of any c + 1 of them stays; where it has fewer, and so more than s stay of whom s may, one
        of any s + 1 leaves.
        """
        over = mask_of(left)
        ways = [self._misfits(part, over) for part in self.parts if (part.players & over).bit_count() != part.leave]
        misfits, leave = min(ways, key=lambda way: way[0].bit_count()) if ways else (over & ~self.leavers, False)
        cells, before = [], 0
        for place in places_in(misfits):
            stay, go = (before, 1 << place) if leave else (1 << place, before)
            cells.append(Cell(self.stayers | stay, self.leavers | go, self.parts).narrowed())
            before |= 1 << place
        return [cell for cell in cells if cell is not None]

    def _misfits(self, part: Part, over: int) -> tuple[int, bool]:
        """Return players of whom not all may do as in a set that has another number of a part; must one leave?"""
        open_ = part.players & ~self.leavers & ~self.stayers
        may_leave = part.leave - (part.players & self.leavers).bit_count()
        too_few = (part.players & over).bit_count() < part.leave
        some, may = (open_ & ~over, open_.bit_count() - may_leave) if too_few else (open_ & over, may_leave)
        return mask_of(islice(places_in(some), may + 1)), too_few

    def narrowed(self) -> Cell | None:
        """Return the same cell told by more players where the parts settle who they are; None if it holds nothing."""
        if not self.parts:
            return self
        stayers, leavers = self.stayers, self.leavers
        for part in self.parts:
            leave, may_leave = part.players & leavers, part.players & ~stayers
            if not leave.bit_count() <= part.leave <= may_leave.bit_count():
                return None
            if leave.bit_count() == part.leave:
                stayers |= part.players & ~leave
            elif may_leave.bit_count() == part.leave:
                leavers |= may_leave
        return replace(self, stayers=stayers, leavers=leavers)
