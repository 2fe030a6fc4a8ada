"""The prizes of an event, as they were announced: sums by place, for everybody and for some."""

from __future__ import annotations

from typing import ClassVar, Literal

from paircard.core.event.facts import Fact
from paircard.core.event.persisted import later
from paircard.core.values.frozen import dataclass, field

SINCE = 5
"""The format of the journal that came with prizes."""

Sharing = Literal["F10", "Hort", "none"]  # no words: names that are typed
"""Shared among equal points; half by place and half shared; by place only."""


@dataclass(frozen=True, slots=True)
class Fund:
    """Prizes for the first of some players."""

    purses: tuple[int, ...]
    """For places 1, 2, 3 ... among them, in whole money."""
    players: str = field(default="", metadata=later(SINCE))
    """Who they are, as it is typed in English (`core.tables.some_players`); empty: everybody."""


@dataclass(frozen=True, slots=True)
class PrizesSet(Fact):
    """The prizes were set, or set anew; without any there are none."""

    since: ClassVar[int] = SINCE

    funds: tuple[Fund, ...]
    """In the order in which they are given."""
    sharing: Sharing = "F10"
    one_each: bool = False
    """Whether who has a prize gets none of the funds that stand below."""
