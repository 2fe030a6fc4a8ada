"""Who is out of a cup, as it stands."""

from __future__ import annotations

from paircard.core.event.ids import ContestantId
from paircard.core.values.frozen import dataclass


@dataclass(frozen=True, slots=True)
class KnockedOut:
    """Who lost, round by round."""

    rounds: tuple[frozenset[ContestantId], ...]
    """Who lost in each round whose matches are all decided, round 1 first."""
    begun: frozenset[ContestantId]
    """Who of them lost their first match: before it they went through, or there was no round."""
    all_begin: int
    """The round by which everybody has had a first match."""
    last: int
    """The last round whose losers play no further match of the cup."""
