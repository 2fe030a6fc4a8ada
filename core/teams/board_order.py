"""The order of boards in which a team was entered before the event; it never changes (B.VI E2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from paircard.core.values.frozen import dataclass

if TYPE_CHECKING:
    from paircard.core.event.subject_of_rules import Matter

Reserves = Literal["last-boards", "any-place", "fixed-order"]
"""E2c: behind the regulars; in the place of any regular; or, as FIDE has it, everybody may be left out in order."""


@dataclass(frozen=True, slots=True)
class BoardOrder:
    """A team as it was entered, and what the regulations of the event say of its boards."""

    members: tuple[int, ...]
    """Ids, regulars first."""
    boards: int
    regulars: int = 0
    """How many of the members, from the first on; 0 for as many as there are boards."""
    reserves: Reserves = "fixed-order"

    @property
    def matter(self) -> Matter:
        """What a line-up offends in which a reserve, or a regular, plays where they may not."""
        return "line_ups" if self.reserves == "fixed-order" else "reserves"

    def place(self, id_: int) -> int:
        """Return the place of a member in the order, 1 for the first."""
        return self.members.index(id_) + 1

    def is_reserve(self, id_: int) -> bool:
        """Whether a member stands behind the regulars."""
        return self.place(id_) > (self.regulars or self.boards)
