"""What the articles A7, A8 and B say of the players of a position, each unless it is switched off."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from paircard.core.facets.position import Player, Position

Places = tuple[int, ...]


class Due(NamedTuple):
    """A preference: the colour, and how strong: 3 absolute, 2 strong, 1 mild, 0 none."""

    colour: str
    strength: int


class Cards:
    """The pairing cards by place in the order A2, 0 the highest."""

    def __init__(self, position: Position, off: Collection[str]) -> None:
        self.players: Sequence[Player] = position.players
        self.off = off
        self.corrected = position.c6 == "corrected" and "R1" not in off
        self.due = [self._due(player) for player in self.players]

    def over_half(self, player: Player) -> bool:
        """Over 50 % in the last round (R6)."""
        return player.over_half and "R6" not in self.off

    def _due(self, player: Player) -> Due:
        colours = player.colours
        if not colours:
            return Due("", 0)
        difference = colours.count("W") - colours.count("B")
        last_two = colours[-2:]
        if not self.over_half(player):
            if abs(difference) > 1:
                return Due("B" if difference > 0 else "W", 3)
            if last_two in ("WW", "BB"):
                return Due("B" if last_two == "WW" else "W", 3)
        if difference:
            return Due("B" if difference > 0 else "W", 2)
        return Due("B" if colours[-1] == "W" else "W", 1)

    def legal(self, one: int, other: int) -> bool:
        """B1a and B2."""
        a, b = self.players[one], self.players[other]
        met = a.number in b.opponents or b.number in a.opponents
        if met and "B1a" not in self.off:
            return False
        mine, other_due = self.due[one], self.due[other]
        return "B2" in self.off or not (mine.strength == 3 == other_due.strength and mine.colour == other_due.colour)

    def clash(self, one: int, other: int) -> int:
        """B4: both prefer the same colour."""
        if not self.corrected or "B4" in self.off:
            return 0
        return int(bool(self.due[one].colour) and self.due[one].colour == self.due[other].colour)

    def x(self, places: Places) -> int:
        """A8."""
        colours = [self.due[place].colour for place in places]
        half = (len(places) + 1) // 2
        more = max(0, colours.count("W") - half, colours.count("B") - half)
        return more + ("A8" in self.off)

    def may_float(self, place: int, way: str, level: int) -> bool:
        """B5 (at levels 0 and 1) and B6 (at level 0)."""
        player = self.players[place]
        if not self.corrected or self.over_half(player):
            return True
        last, before = player.floats[-1:], player.floats[-2:-1]
        if level < 2 and last == way and "B5" not in self.off:
            return False
        return not (level < 1 and before == way and "B6" not in self.off)

    def may_have_bye(self, place: int) -> bool:
        """B1b."""
        return "B1b" in self.off or not self.players[place].bye_barred

    def score(self, place: int) -> int:
        """Points in half points."""
        return self.players[place].score

    def lonely(self, places: Places) -> Places:
        """C1: those without a legal opponent among these."""
        if "C1" in self.off:
            return ()
        return tuple(one for one in places if not any(self.legal(one, other) for other in places if other != one))
