"""Cells: some of the pairings of a bracket, told by who is left over."""

from __future__ import annotations

from paircard.core.systems.swiss1998.brackets import Places
from paircard.core.values.frozen import dataclass, replace


@dataclass(frozen=True, slots=True)
class Cell:
    """The pairings that leave over all `leavers`, none of `stayers`, and `count` of `some` (masks)."""

    stayers: int = 0
    leavers: int = 0
    some: int = 0
    count: int = 0

    def divided(self, left: Places) -> list[Cell]:
        """Return the cells that hold what else this one holds, other sets of left-over players than one."""
        cells, leavers = [], self.leavers
        for place in left:
            if not self.leavers >> place & 1:
                cells.append(replace(self, stayers=self.stayers | 1 << place, leavers=leavers))
                leavers |= 1 << place
        return cells

    def narrowed(self) -> Cell | None:
        """Return the same cell told by more players where the count settles who they are; None if it holds nothing."""
        leave, may_leave = self.some & self.leavers, self.some & ~self.stayers
        if leave.bit_count() > self.count or may_leave.bit_count() < self.count:
            return None
        if leave.bit_count() == self.count:
            return replace(self, stayers=self.stayers | self.some & ~leave)
        if may_leave.bit_count() == self.count:
            return replace(self, leavers=self.leavers | may_leave)
        return self
