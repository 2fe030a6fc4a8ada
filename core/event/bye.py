"""What a round is for somebody whom it gives no opponent, and what that is worth."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from paircard.core.event.ids import ContestantId
from paircard.core.values.frozen import dataclass, replace

if TYPE_CHECKING:
    from paircard.core.values.scale import Scale


class ByeKind(StrEnum):
    """Why there is no opponent; the value is the word kept in the journal."""

    ALLOCATED = "allocated"
    """Left over by the pairing (A5)."""
    FULL = "full"
    """A whole point that is no bye of the pairing, told by a report from elsewhere."""
    HALF = "half"
    """Half a point on request (R18)."""
    ZERO = "zero"
    """Nothing, on request."""
    FREE = "free"
    """The schedule has nobody for them: an odd number of players in a round robin."""
    THROUGH = "through"
    """Goes into the next round of a cup without playing."""


@dataclass(frozen=True, slots=True)
class Bye:
    """One player in one round without an opponent: a fact, whatever a system would say of it later."""

    who: ContestantId
    kind: ByeKind
    half_points: int
    """What the system gave for it when the round was made: in a journal 2, 1 or 0, as a win, a draw or nothing."""


def worth_of(bye: Bye, scale: Scale) -> Bye:
    """Return a bye as the points announced for the event count it; a journal tells only which of 1, ½ and 0 it is."""
    if scale.usual:
        return bye
    match bye.kind:
        case ByeKind.ALLOCATED:
            return replace(bye, half_points=scale.of_bye(bye.half_points))
        case ByeKind.FULL:
            return replace(bye, half_points=scale.full_bye)
        case ByeKind.HALF:
            return replace(bye, half_points=scale.half_bye)
        case ByeKind.ZERO:
            return replace(bye, half_points=scale.absence)
    return bye


WHOLE_POINT, HALF_POINT = 2, 1
"""What the byes are worth that were kept before a bye could say it."""
