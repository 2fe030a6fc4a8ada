"""The choices of an event as plain values: as a report from elsewhere tells them, and as ours is to tell them."""

from __future__ import annotations

from collections.abc import Mapping

from paircard.core.event.ids import NOBODY, ContestantId
from paircard.core.event.swiss_facts import Apart
from paircard.core.values.frozen import dataclass, field
from paircard.core.values.points import WIN
from paircard.core.values.scale import AS_CHOSEN, MOST, USUAL, Scale


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
    forfeit_win: int = 100
    full_bye: int = 100
    half_bye: int = 50

    @property
    def scale(self) -> Scale | None:
        """The points as an event of ours counts them; None where it cannot: other than halves, or a draw that loses.

        A bye of the pairing that gives the points of a win, of a draw or nothing is left to the options of the system.

        >>> Points(300, 100, 0, 50, forfeit_win=300, full_bye=300, half_bye=100).scale.text, Points().scale.text
        ('3-1-0 U=½', '')
        """
        told = (self.win, self.draw, self.loss, self.absence, self.forfeit_loss, self.forfeit_win)
        hundredths = (*told, self.full_bye, self.half_bye, self.bye)
        ordered = self.win > self.draw > self.loss >= 0 and max(hundredths) == self.win
        if not ordered or any(each % 50 for each in hundredths):
            return None
        bye = AS_CHOSEN if self.bye in (self.win, self.draw, 0) else self.bye // 50
        scale = Scale(
            self.win // 50,
            self.draw // 50,
            self.loss // 50,
            bye=bye,
            full_bye=self.full_bye // 50,
            half_bye=self.half_bye // 50,
            forfeit_win=self.forfeit_win // 50,
            forfeit_loss=self.forfeit_loss // 50,
            absence=self.absence // 50,
        )
        return scale if self.win <= 50 * MOST else None


@dataclass(frozen=True, slots=True)
class Reported:
    """The choices of an event as its report tells them."""

    code: str = ""
    """Record 192."""
    rounds: int = 0
    """As announced; 0 where that is not known."""
    points: Points = field(default_factory=Points)
    virtual: Mapping[tuple[int, ContestantId], int] = field(default_factory=dict)
    """Half points of an acceleration by round and player."""
    so_far: bool = False
    """Whether virtual points of rounds to come may be missing."""
    words: str = ""
    """Record 092."""


@dataclass(frozen=True, slots=True)
class VirtualPoints:
    """Virtual points that an acceleration gives in some rounds."""

    first: int
    """The first of the rounds."""
    last: int
    half_points: int
    up_to: ContestantId
    """The last of those who have them, in the order of the pairing numbers."""
    since: ContestantId = NOBODY
    """The first of them; nobody: number 1."""


@dataclass(frozen=True, slots=True)
class ChoicesTold:
    """What a report of an event has to tell of its choices, beside the name of its system."""

    scale: Scale = USUAL
    """What results give."""
    bye: float = WIN
    """Half points of a pairing-allocated bye, in each of its columns."""
    apart: tuple[Apart, ...] = ()
    """Who does not meet, in which rounds; whoever has no number yet may be among them."""
    virtual: tuple[VirtualPoints, ...] = ()
