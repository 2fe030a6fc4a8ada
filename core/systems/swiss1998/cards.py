"""The pairing cards of a position by place in the order A2, and whom each player may meet.

A *place* is an index into the position's players: 0 is the highest. Sets of places are bit masks.
"""

from __future__ import annotations

from collections.abc import Iterable

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.breach import Breach
from paircard.core.facets.position import Player, Position
from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.swiss.literal.cards import met_by_place
from paircard.core.systems.swiss1998 import criteria
from paircard.core.values.preference import preference_of

LEVELS = (0, 1, 2)
"""Levels of relaxation for floats: B5 and B6 in force, B5 only, none (R3)."""


class Cards:
    """What the criteria say of every player and pair of a position; rows are worked out when first asked for."""

    def __init__(self, position: Position) -> None:
        """Read the cards; preferences (A7, R6) are settled here once."""
        self.position = position
        self.players: tuple[Player, ...] = position.players
        self.corrected = position.c6 == "corrected"
        self.preferences = [preference_of(player.colours, player.over_half) for player in self.players]
        self.bye_eligible = mask_of([place for place, player in enumerate(self.players) if not player.bye_barred])
        """Who may have the bye (B1b)."""
        self._likers = {"W": 0, "B": 0}
        self._absolute = {"W": 0, "B": 0}
        for place, likes in enumerate(self.preferences):
            if likes.colour:
                self._likers[likes.colour] |= 1 << place
                if likes.absolute:
                    self._absolute[likes.colour] |= 1 << place
        self.likers = tuple(self._likers.values()) if self.corrected else (0,)
        """Who prefers White and who Black (nobody if C6 is read literally, R1)."""
        self._everybody = (1 << len(self.players)) - 1
        self._legal = self._opponents()
        self._mates: dict[tuple[int, int], int] = {}
        self._lower: dict[int, int] = {}
        floated = [(place, player) for place, player in enumerate(self.players) if player.floats[-2:].strip("-")]
        self._barred = {way: self._barred_from(way, floated) for way in (criteria.UP, criteria.DOWN)}
        """Who may not float this way, by levels; nobody if C6 is read literally (R1)."""

    def _barred_from(self, way: str, floated: Iterable[tuple[int, Player]]) -> tuple[int, int, int]:
        if not self.corrected:
            return 0, 0, 0
        by_b5 = mask_of([place for place, player in floated if criteria.b5(player, way)])
        by_b6 = mask_of([place for place, player in floated if criteria.b6(player, way)])
        return by_b5 | by_b6, by_b5, 0

    def number(self, place: int) -> PairingNumber:
        """Return the pairing number of a place."""
        return self.players[place].number

    def score(self, place: int) -> int:
        """Return the score of a place in half points."""
        return self.players[place].score

    def legal(self, place: int) -> int:
        """Return everybody this player may meet (B1a, B.VI C5, B2)."""
        return self._legal[place]

    def _opponents(self) -> list[int]:
        """Return whom each may meet: nobody of those who must have the same colour, or belong together."""
        rows = [self._everybody & ~met for met in met_by_place(self.players)]
        for alike in (*self._of_one_colour(), *self._belonging().values()):
            for place in places_in(alike):
                rows[place] &= ~alike
        return rows

    def _of_one_colour(self) -> Iterable[int]:
        """Return those who must have White, and those who must have Black (B2)."""
        return self._absolute.values()

    def _belonging(self) -> dict[str, int]:
        """Return the players of every team whose members do not meet (B.VI C5)."""
        together: dict[str, int] = {}
        for place, name in [(place, player.apart) for place, player in enumerate(self.players) if player.apart]:
            together[name] = together.get(name, 0) | 1 << place
        return together

    def mates(self, place: int, up: int) -> int:
        """Return everybody this player may meet at an upfloat level (B1a, C5, B2, then B5, B6 of the lower, R2)."""
        row = self._mates.get((place, up))
        if row is None:
            row = self.legal(place)
            barred = self._barred[criteria.UP][up]
            if barred:
                row &= ~self._unequal(place, barred)
            self._mates[place, up] = row
        return row

    def _unequal(self, place: int, barred: int) -> int:
        """Return those whose pair with this player would give a barred upfloat."""
        if barred >> place & 1:
            mine = self.score(place)
            higher = mask_of([i for i, player in enumerate(self.players) if player.score > mine])
            return barred & self._below(place) | higher
        return barred & self._below(place)

    def _below(self, place: int) -> int:
        """Return everybody of a lower score."""
        mine = self.score(place)
        below = self._lower.get(mine)
        if below is None:
            below = self._lower[mine] = mask_of([i for i, player in enumerate(self.players) if player.score < mine])
        return below

    def not_from_below(self, place: int, up: int) -> int:
        """Return those of lower scores whom an upfloat level keeps from meeting this player (B5, B6)."""
        barred = self._barred[criteria.UP][up]
        return barred and barred & self._below(place)

    def may_not_rise(self, up: int) -> int:
        """Return everybody who may not float up at a level (B5, B6)."""
        return self._barred[criteria.UP][up]

    def refusal(self, one: int, other: int, up: int, budget: int) -> Breach | None:
        """Return which criterion refuses a pair: B1a, C5, B2, then B4, then B5 and B6 for the upfloat; None if none.

        `budget` is how many clashes x still leaves, `up` the upfloat level (R3).
        """
        a, b = self.players[one], self.players[other]
        likes = self.preferences[one]
        absolute = criteria.refused_pair(a, b, likes, self.preferences[other])
        if absolute is not None:
            return absolute
        if self.clash(one, other) > budget:
            return criteria.refused_clash(a, b, likes)
        if not self.corrected or a.score == b.score:
            return None
        return criteria.refused_float(min(a, b, key=lambda player: player.score), criteria.UP, up)

    def clash(self, one: int, other: int) -> int:
        """Return 1 if both prefer the same colour, else 0 (B4; never if C6 is read literally, R1)."""
        return int(self.corrected and criteria.b4(self.preferences[one], self.preferences[other]))

    def clashing(self, place: int) -> int:
        """Return everybody who prefers the same colour as this player (B4; nobody if C6 is read literally, R1)."""
        colour = self.preferences[place].colour if self.corrected else None
        return self._likers[colour] if colour else 0

    def floaters(self, down: int) -> int:
        """Return everybody who may float down at a level (B5, B6)."""
        return ~self._barred[criteria.DOWN][down] & self._everybody
