"""The checker's own reading of the cards: preferences (A7, R6), legal pairs (B1a, B2), clashes, floats."""

from __future__ import annotations

from typing import Literal

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.position import Player, Position
from paircard.core.values.colour import Colour
from paircard.core.values.frozen import dataclass

MILD, STRONG, ABSOLUTE = 1, 2, 3
FLOAT_ARTICLE = {1: "B6", 2: "B5"}
"""What a float of each level breaks (R3)."""


@dataclass(frozen=True, slots=True)
class Due:
    """The colour a player is due and the class of their preference, 0 for none (A7)."""

    colour: Colour | None
    force: int


def due(player: Player) -> Due:
    """Return what a player is due by A7; over 50 % in the last round there is no absolute class (R6)."""
    played = player.colours
    if not played:
        return Due(None, 0)
    balance = sum(1 if colour == "W" else -1 for colour in played)
    if not player.over_half:
        if abs(balance) >= 2:
            return Due("B" if balance > 0 else "W", ABSOLUTE)
        if len(played) > 1 and played[-1] == played[-2]:
            return Due("B" if played[-1] == "W" else "W", ABSOLUTE)
    if balance:
        return Due("B" if balance > 0 else "W", STRONG)
    return Due("B" if played[-1] == "W" else "W", MILD)


class Sheet:
    """A position by pairing number."""

    def __init__(self, position: Position) -> None:
        """Read every card once."""
        self.position = position
        self.players = {player.number: player for player in position.players}
        self.rank = {player.number: place for place, player in enumerate(position.players)}
        self.due = {player.number: due(player) for player in position.players}
        self.literal = position.c6 == "literal"

    def score(self, number: PairingNumber) -> int:
        """Return a score in half points."""
        return self.players[number].score

    def by_rank(self, pair: tuple[PairingNumber, PairingNumber]) -> tuple[PairingNumber, PairingNumber]:
        """Return a pair, higher player first (A2)."""
        one, other = pair
        return pair if self.rank[one] < self.rank[other] else (other, one)

    def met(self, one: PairingNumber, other: PairingNumber) -> bool:
        """Tell whether they have met (B1a)."""
        return other in self.players[one].opponents or one in self.players[other].opponents

    def together(self, one: PairingNumber, other: PairingNumber) -> bool:
        """Tell whether both are of one team whose members do not meet (B.VI C5)."""
        return self.players[one].apart == self.players[other].apart != ""

    def both_absolute(self, one: PairingNumber, other: PairingNumber) -> bool:
        """Tell whether both must have the same colour (B2)."""
        return self.due[one] == self.due[other] and self.due[one].force == ABSOLUTE

    def legal(self, one: PairingNumber, other: PairingNumber) -> bool:
        """Tell whether two players may meet (B1a, B.VI C5, B2)."""
        kept_away = self.met(one, other) or self.together(one, other) or self.both_absolute(one, other)
        return one != other and not kept_away

    def clash(self, one: PairingNumber, other: PairingNumber) -> int:
        """Return 1 where both prefer one colour, else 0; nothing counts if C6 is read literally (R1)."""
        same = self.due[one].colour is not None and self.due[one].colour == self.due[other].colour
        return int(same and not self.literal)

    def float_level(self, number: PairingNumber, way: Literal["U", "D"]) -> int:
        """Return the level of relaxation a float needs (R3): 2 against B5, 1 against B6 only, else 0."""
        player = self.players[number]
        if self.literal or player.over_half:
            return 0
        if player.floats[-1:] == way:
            return 2
        return 1 if player.floats[-2:-1] == way else 0

    def upfloat_level(self, one: PairingNumber, other: PairingNumber) -> int:
        """Return the level a pair needs for the upfloat of its lower player, 0 with equal scores (R2)."""
        if self.score(one) == self.score(other):
            return 0
        return self.float_level(min(one, other, key=self.score), "U")
