"""Where the rating of an entrant comes from: which list of which month, and whether somebody typed another."""

from __future__ import annotations

from paircard.core.values.frozen import dataclass


@dataclass(frozen=True, slots=True)
class RatingOrigin:
    """The list that gave a rating, and what became of it."""

    name: str = ""
    """Of the list, such as `fide`; empty where the rating was typed and no list is known."""
    kind: str = ""
    """Of a list of FIDE's: standard, rapid or blitz."""
    month: str = ""
    """Of the list: 2026-11; empty where nobody knows."""
    rating: int = 0
    """What the list said; 0: nothing."""
    typed: bool = False
    """Whether an arbiter typed the rating that counts."""
    chosen: bool = False
    """Whether the arbiter took it although another list stands first: it stays until another is taken."""

    def __str__(self) -> str:
        """Name the list and its month: fide rapid 2026-11."""
        return " ".join(filter(None, (self.name, self.kind, self.month)))
