"""Players by place, the uppermost first, and whom each is compatible with (2.1)."""

from __future__ import annotations

from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.kit.matching.matchable import pairable, spared
from paircard.core.systems.lim.outcome import NoCompletePairing
from paircard.core.systems.lim.position import Player, Position
from paircard.core.systems.swiss.literal import cards


class Cards(cards.Cards[Player]):
    """The players of a position."""

    def __init__(self, position: Position) -> None:
        """Look at a position."""
        super().__init__(position, sorted(position.players, key=lambda player: player.number))
        self.position = position
        self.by_number = {player.number: player for player in self.players}
        self.place_of = {player.number: place for place, player in enumerate(self.players)}
        placed = list(enumerate(self.players))
        self.due = {
            colour: mask_of(place for place, player in placed if player.preference.colour == colour) for colour in "WB"
        }
        absolute = mask_of(place for place, player in placed if player.preference.absolute)
        for due in self.due.values():
            for place in places_in(due & absolute) if not position.lifted else ():
                equal = self.scoregroups[self.score(place)] if position.last_round else 0
                self.legal[place] &= ~(due & absolute) | equal & self.legal[place]

    def alike(self, place: int) -> int:
        """Return all who are due the same colour as somebody, as a mask."""
        return self.due.get(self.players[place].preference.colour or "", 0)

    def near(self, one: int, other: int) -> bool:
        """Tell whether a colour may decide between two (3.2.3, 5.7)."""
        return self.position.near(self.players[one], self.players[other])

    def bye(self) -> int | None:
        """Return the place of who has the bye, None where the field is even; raise NoCompletePairing.

        The first in `bye_order` who may have it and without whom all others can be paired.
        """
        everybody = self.everybody
        if everybody.bit_count() % 2 == 0:
            if not pairable(self.legal, everybody):
                raise NoCompletePairing(self.numbers(everybody))
            return None
        able = spared(self.legal, everybody) & self.byes
        if not able:
            raise NoCompletePairing(self.numbers(everybody))
        return next(place for place in self.bye_order() if able >> place & 1)

    def bye_order(self) -> list[int]:
        """Return all places in the order in which the bye is offered: lowest rank (1.1), in round 1 rating (7.1)."""
        first = self.position.round == 1
        key = [player.rating if first else player.score for player in self.players]
        return sorted(range(len(key)), key=lambda place: (key[place], -place))
