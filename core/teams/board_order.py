"""The order of boards in which a team was entered before the event; it never changes (B.VI E2)."""

from __future__ import annotations

from typing import Literal

from core.values.frozen import dataclass

Reserves = Literal["last-boards", "any-place", "fixed-order"]
"""E2c: behind the regulars; in the place of any regular; or, as FIDE has it, everybody may be left out in order."""

ORDER, RESERVES, SCHEVENINGEN = "B.VI E2", "B.VI E2c", "B.VI F4"


@dataclass(frozen=True, slots=True)
class BoardOrder:
    """A team as it was entered, and what the regulations of the event say of its boards."""

    members: tuple[int, ...]
    """Ids, regulars first."""
    boards: int
    regulars: int = 0
    """How many of the members, from the first on; 0 for as many as there are boards."""
    reserves: Reserves = "fixed-order"
    article: str = ""
    """What is named where reserves are wrong; empty for the article of team matches."""

    @property
    def rule(self) -> str:
        """The article about reserves."""
        return self.article or (ORDER if self.reserves == "fixed-order" else RESERVES)

    def place(self, id_: int) -> int:
        """Return the place of a member in the order, 1 for the first."""
        return self.members.index(id_) + 1

    def is_reserve(self, id_: int) -> bool:
        """Whether a member stands behind the regulars."""
        return self.place(id_) > (self.regulars or self.boards)

    @property
    def may_leave_gaps(self) -> bool:
        """Whether a board may stay empty above one that is taken: only where regulars do not move."""
        return self.reserves == "any-place"


def of_scheveningen(members: tuple[int, ...], boards: int) -> BoardOrder:
    """Return the order of a Scheveningen team: reserves in any place, regulars are not moved (F4)."""
    return BoardOrder(members, boards, boards, "any-place", SCHEVENINGEN)
