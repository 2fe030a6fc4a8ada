"""What a report from elsewhere says of the choices of its event, for the system it names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from core.event.ids import PlayerId
from core.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Points:
    """What results give, in hundredths of a point: records give no more than two decimals."""

    win: int = 100
    draw: int = 50
    loss: int = 0
    bye: int = 100
    """The pairing-allocated bye."""
    absence: int = 0
    forfeit_loss: int = 0


@dataclass(frozen=True, slots=True)
class Reported:
    """The choices of an event as its report tells them."""

    code: str = ""
    """Record 192."""
    rounds: int = 0
    """As announced; 0 where that is not known."""
    points: Points = field(default_factory=Points)
    virtual: Mapping[tuple[int, PlayerId], int] = field(default_factory=dict)
    """Half points of an acceleration by round and player."""
    so_far: bool = False
    """Whether virtual points of rounds to come may be missing."""
