"""Where a game stands in the whole event: stage, round, match and game."""

from __future__ import annotations

from paircard.core.event.persisted import later
from paircard.core.values.frozen import dataclass, field


@dataclass(frozen=True, slots=True)
class Address:
    """One game of the event, as the journal names it."""

    stage: int
    round: int
    board: int
    """Number of the match."""
    game: int = field(default=1, metadata=later(4))
    """Which game of that match."""
