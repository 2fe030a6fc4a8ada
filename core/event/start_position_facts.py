"""Chess960: from which position the games of a round begin."""

from __future__ import annotations

from typing import ClassVar

from paircard.core.event.facts import Fact
from paircard.core.event.persisted import AS_TYPED
from paircard.core.values.frozen import dataclass, field


@dataclass(frozen=True, slots=True)
class StartPositionSet(Fact):
    """The starting position of all games of a round was drawn by lot, or set as it was drawn elsewhere."""

    since: ClassVar[int] = 7

    round: int
    number: int
    """0 - 959 (`core.values.chess960`)."""
    seed: str = field(default="", metadata=AS_TYPED)
    """What it was drawn from; empty where it was set."""
