"""How large the tables are that are asked about, by level."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

SIZES: Mapping[int, Sequence[int]] = {
    1: (4, 5, 6),
    2: (7, 8),
    3: (9, 10),
    4: (11, 12, 13, 14),
    5: (15, 16, 17, 18, 19, 20),
}
"""Players of the tables of each level."""


def level_of(players: int) -> int:
    """Return how hard a table is, 1 to 5."""
    return next((level for level, sizes in SIZES.items() if players <= sizes[-1]), 5)
