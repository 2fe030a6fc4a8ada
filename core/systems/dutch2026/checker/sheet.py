"""The checker's own reading of the players: preferences (1.7), and who may meet whom (C1, C3)."""

from __future__ import annotations

from functools import cached_property

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.dutch2026.position import Player, Position
from paircard.core.systems.kit.bit_masks import mask_of
from paircard.core.systems.swiss import sheet
from paircard.core.values.colour import Colour
from paircard.core.values.frozen import dataclass

MILD, STRONG, ABSOLUTE = 1, 2, 3
SIGN = {"W": 1, "B": -1}


@dataclass(frozen=True, slots=True)
class Due:
    """The colour a player is due and the kind of their preference, 0 for none (1.7)."""

    colour: Colour | None
    kind: int


def balance(colours: str) -> int:
    """Return games with White less games with Black (1.6)."""
    return colours.count("W") - colours.count("B")


def due(colours: str) -> Due:
    """Return what follows from the colours of the games played, by the first line of the table that fits (1.7)."""
    if not colours:
        return Due(None, 0)
    more_whites = balance(colours)
    wanted: Colour = "B" if more_whites > 0 else "W"
    if abs(more_whites) > 1:
        return Due(wanted, ABSOLUTE)
    if colours[-2:] in ("WW", "BB"):
        return Due("B" if colours[-1] == "W" else "W", ABSOLUTE)
    if more_whites:
        return Due(wanted, STRONG)
    return Due("B" if colours[-1] == "W" else "W", MILD)


class Sheet(sheet.Sheet[Player]):
    """A position by TPNs."""

    def __init__(self, position: Position) -> None:
        """Read the position once."""
        super().__init__(position)
        self.position = position
        self.due = {number: due(player.colours) for number, player in self.players.items()}
        self.odd = len(self.players) % 2 == 1

    def same_absolute(self, one: PairingNumber, two: PairingNumber) -> bool:
        """Tell whether C3 keeps two apart: the same absolute preference, and no topscorer."""
        if self.players[one].topscorer or self.players[two].topscorer:
            return False
        return self.due[one] == self.due[two] and self.due[one].kind == ABSOLUTE

    def may_meet(self, one: PairingNumber, two: PairingNumber) -> bool:
        """Tell whether two may be paired (C1, C3)."""
        return super().may_meet(one, two) and not self.same_absolute(one, two)

    @cached_property
    def opposite(self) -> dict[PairingNumber, int]:
        """Who may be paired with each player, as a mask of TPNs: everybody but those of whom the text says no."""
        everybody = mask_of(self.players)
        same = self._absolute_alike
        apart = self.apart
        return {
            number: everybody
            & ~(1 << number | apart[number] | (0 if player.topscorer else same.get(self.due[number], 0)))
            for number, player in self.players.items()
        }

    @property
    def _absolute_alike(self) -> dict[Due, int]:
        """Who C3 keeps from each other, by the preference they have alike."""
        same: dict[Due, int] = {}
        for number, player in self.players.items():
            if self.due[number].kind == ABSOLUTE and not player.topscorer:
                same[self.due[number]] = same.get(self.due[number], 0) | 1 << number
        return same
