"""By which plan a stage was filled from groups: kept with it, so that it can be asked later who would be in it."""

from __future__ import annotations

from core.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Filling:
    """The plan, as it was announced."""

    pool: str
    """The draw whose groups they come from."""
    places: tuple[int, ...]
    """Of each group the last place that goes on, the first group first."""
    from_place: int = 1
    """The first place that goes on: 3 where those of the first two places play elsewhere."""
    best_next: int = 0
    across: tuple[str, ...] = ("PTS",)
