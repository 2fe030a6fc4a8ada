"""What a round was for one player, as plainly as the rules of 2026 look at it."""

from __future__ import annotations

from enum import Enum

from paircard.core.event.ids import ContestantId
from paircard.core.values.colour import Colour
from paircard.core.values.frozen import dataclass
from paircard.core.values.points import DRAW, LOSS, WIN


class Kind(Enum):
    """What kinds of rounds the rules tell apart; the value is a letter of the report that stands for it."""

    PLAYED = "1"
    FORFEIT_WIN = "+"
    FORFEIT_LOSS = "-"
    ALLOCATED = "U"
    """The pairing-allocated bye."""
    AWAY = "Z"
    """Not paired: absent, excused, gone or not yet there, with the points announced for it (F, H, Z)."""

    __hash__ = object.__hash__  # there is one of each, and every round asks often


PLAYED, ALLOCATED, AWAY = Kind.PLAYED, Kind.ALLOCATED, Kind.AWAY
"""Those that are looked for in every round of everybody: a name is found ten times as quickly as a member by it."""


@dataclass(frozen=True, slots=True)
class PointSystem:
    """What a game is worth, in half points."""

    win: int = WIN
    draw: int = DRAW
    loss: int = LOSS


USUAL = PointSystem()


@dataclass(frozen=True, slots=True)
class Turn:
    """One round of one player."""

    kind: Kind
    points: int = 0
    """Half points it gave."""
    opponent: ContestantId | None = None
    """Id of the opponent, also where the game was not played."""
    colour: Colour | None = None
    """Colour of a played game."""

    @property
    def played(self) -> bool:
        """Whether there was a game: only that is met, coloured and counted as played (C.04.2 3.4, 3.5)."""
        return self.kind is PLAYED

    @property
    def took_part(self) -> bool:
        """Whether they were paired, or left over by the pairing: they count for colours from then on (5.2.5)."""
        return self.kind is not AWAY

    def bars_bye(self, worth: PointSystem) -> bool:
        """Tell whether it bars them from a pairing-allocated bye (C.04.1 4)."""
        return not self.played and (self.kind is ALLOCATED or self.points >= worth.win)

    def floats_down(self, worth: PointSystem) -> bool:
        """Tell whether a round without a game is a downfloat (C.04.3 1.4.4); a loss by forfeit never is."""
        if self.kind is PLAYED or self.kind is Kind.FORFEIT_LOSS:
            return False
        return self.kind is ALLOCATED or self.points > worth.loss


ABSENT = Turn(AWAY)
