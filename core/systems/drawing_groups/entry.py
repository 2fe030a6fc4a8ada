"""Who is drawn into a group, and whom they should not meet there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from paircard.core.event.ids import ContestantId
from paircard.core.values.text import folded

ARTICLE = "B.VI A2"


class Apart(Enum):
    """What is spread over the groups."""

    CLUB = "club"
    FEDERATION = "federation"


@dataclass(frozen=True, slots=True)
class Entry:
    """One entrant of a draw; a team is one, too."""

    id: ContestantId
    club: str = ""
    federation: str = ""

    def shared_with(self, other: Entry, apart: Sequence[Apart]) -> Apart | None:
        """Return the first of what is spread that both have in common; what is not stated is common to nobody."""
        for each in apart:
            mine, others = getattr(self, each.value), getattr(other, each.value)
            if mine and folded(mine) == folded(others):
                return each
        return None
