"""By which plan a stage was filled: kept with it, so that it can be asked later who would be in it."""

from __future__ import annotations

from paircard.core.event.persisted import later
from paircard.core.values.frozen import dataclass, field


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
    out: int = field(default=0, metadata=later(5))
    """Of a consolation: who was out of the cup up to this round comes in; 0 where places say who does."""
    first_match: bool = field(default=False, metadata=later(5))
    """Whether of those only who lost their first match."""
    follow: bool = field(default=False, metadata=later(5))
    """Whether its table says the places of those who were out of the cup."""
