"""The rules word by word, played from a position."""

# ruff: noqa: ARG001 - a protocol gives more than one needs

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from core.facets.pairing import NoLegalPairing
from core.facets.position import Position
from core.facets.trace import Sink, Step
from core.systems.kit.too_many import TooManyToPlay
from core.systems.team_swiss_2026.as_seen import Seen, seen
from core.systems.team_swiss_2026.from_tournament import position as own_position
from core.systems.team_swiss_2026.literal import pair
from core.values.said import said

if TYPE_CHECKING:
    from core.event.tournament import Tournament

SETS = 100
"""A try of 1998 is a whole order of a bracket; here every set and every pair that is looked at counts."""


def position(before: Tournament) -> Position:
    """Return what the procedure looks at; refuse while the initial colour is open."""
    return seen(own_position(before))


def played(position: Position, sink: Sink, tries: int, pulse: Callable[[], None]) -> None:
    """Play the rules word by word."""
    assert isinstance(position, Seen)
    pair(position.own, sink=sink, tries=SETS * tries, pulse=pulse)


def every_try(position: Position, steps: list[Step], pulse: Callable[[], None]) -> NoLegalPairing | None:
    """Refuse: the pairings of a bracket are told by the criteria that strike them, not one by one."""
    raise TooManyToPlay(said("By the team rules of 2026 every criterion is a step, and not every pairing."))
