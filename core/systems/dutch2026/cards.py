"""The cards of a position by place, and whom each player may meet.

A *place* is an index into the players of the position: 0 is the highest. Sets of places are bit masks.
"""

from __future__ import annotations

from itertools import groupby

from core.event.ids import PairingNumber
from core.systems.dutch2026.legality import refused_bye, refused_pair
from core.systems.dutch2026.position import Player, Position
from core.systems.kit.places import mask_of, places_in


class Cards:
    """What C1, C2 and C3 say of every player of a position and of every two."""

    def __init__(self, position: Position) -> None:
        """Compare everybody with everybody once."""
        self.position = position
        self.players: tuple[Player, ...] = position.players
        self.everybody = (1 << len(self.players)) - 1
        self.legal = [mask_of(self._partners(place)) for place in range(len(self.players))]
        """By place: everybody the player there may meet (C1, C3)."""
        self.byes = mask_of(place for place, player in enumerate(self.players) if refused_bye(player) is None)
        """Everybody who may have the bye (C2)."""
        by_score = groupby(range(len(self.players)), key=self.score)
        self.scoregroups = tuple(mask_of(places) for _, places in by_score)
        """From the top (1.3)."""

    def _partners(self, place: int) -> list[int]:
        mine = self.players[place]
        return [
            other
            for other, player in enumerate(self.players)
            if other != place and refused_pair(self.position, mine, player) is None
        ]

    def score(self, place: int) -> int:
        """Return the pairing score of a place in half points."""
        return self.players[place].score

    def number(self, place: int) -> PairingNumber:
        """Return the TPN of a place."""
        return self.players[place].number

    def numbers(self, mask: int) -> tuple[PairingNumber, ...]:
        """Return the TPNs of a set, highest player first."""
        return tuple(map(self.number, places_in(mask)))

    def scores(self, mask: int) -> tuple[int, ...]:
        """Return the scores of a set, from high to low."""
        return tuple(map(self.score, places_in(mask)))
