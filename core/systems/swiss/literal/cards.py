"""The cards of a position by place, and whom each may meet.

A *place* is an index into the players as a book orders them: 0 is the highest. Sets of places are bit masks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Protocol

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.swiss.position import C, SwissPosition


class Cards(Generic[C]):
    """What the absolute criteria say of everybody and of every two."""

    def __init__(self, position: SwissPosition[Any], players: Sequence[C]) -> None:
        """Take the players in an order of the book; `legal` is by C1 alone."""
        self.players = tuple(players)
        self.everybody = (1 << len(self.players)) - 1
        self.legal = [self.everybody & ~row for row in kept_apart(position, self.players)]
        """By place: everybody the one there may meet."""
        self.byes = mask_of(place for place, player in enumerate(self.players) if not player.bye_barred)
        """Everybody who may have the bye (C2)."""
        groups: dict[int, int] = {}
        for place, player in enumerate(self.players):
            groups[player.score] = groups.get(player.score, 0) | 1 << place
        self.scoregroups = dict(sorted(groups.items(), reverse=True))
        """By score, from the top."""

    def score(self, place: int) -> int:
        """Return the pairing score of a place in half points."""
        return self.players[place].score

    def number(self, place: int) -> PairingNumber:
        """Return the TPN of a place."""
        return self.players[place].number

    def numbers(self, mask: int) -> tuple[PairingNumber, ...]:
        """Return the TPNs of a set, in the order of places."""
        return tuple(map(self.number, places_in(mask)))

    def scores(self, mask: int) -> tuple[int, ...]:
        """Return the scores of a set, in the order of places."""
        return tuple(map(self.score, places_in(mask)))


def kept_apart(position: SwissPosition[Any], players: Sequence[C]) -> list[int]:
    """Return, by place, whom each must not meet by C1, whichever of two cards says so; themselves included."""
    apart = met_by_place(players)
    if position.forbidden:
        place_of = {player.number: place for place, player in enumerate(players)}
        for one, two in position.forbidden:
            if one in place_of and two in place_of:
                apart[place_of[one]] |= 1 << place_of[two]
                apart[place_of[two]] |= 1 << place_of[one]
    return apart


class Meeting(Protocol):
    """Somebody of whom it is known whom they have met."""

    @property
    def number(self) -> PairingNumber:
        """By which others have met them."""

    @property
    def opponents(self) -> frozenset[PairingNumber]:
        """Whom they have met."""


def met_by_place(players: Sequence[Meeting]) -> list[int]:
    """Return, by place, whom each has met, whichever of two cards says so; themselves included."""
    get = {player.number: place for place, player in enumerate(players)}.get
    met = [1 << place for place in range(len(players))]
    for place, player in enumerate(players):
        bit, mine = 1 << place, met[place]
        for number in player.opponents:
            opponent = get(number)
            if opponent is not None and not mine >> opponent & 1:
                mine |= 1 << opponent
                met[opponent] |= bit
        met[place] = mine
    return met
