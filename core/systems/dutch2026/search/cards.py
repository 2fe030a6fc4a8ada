"""What C.04.3 says of every player and pair of a position, by place in the order 1.2, as bit masks."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.dutch2026.colours import allot
from paircard.core.systems.dutch2026.position import Player, Position
from paircard.core.systems.kit.bit_masks import places_in
from paircard.core.systems.swiss.literal.cards import kept_apart
from paircard.core.values.colour import Colour, Float
from paircard.core.values.preference import Preference, Strength

BOTH: tuple[Colour, Colour] = ("W", "B")
_ABSOLUTE, _STRONG, _MILD = Strength.ABSOLUTE, Strength.STRONG, Strength.MILD
"""By names they are found more quickly, and every round asks."""


class Cards:
    """The cards of a position; rows of pairs are worked out when first asked for."""

    def __init__(self, position: Position) -> None:
        """Read the cards; preferences (1.7) are settled here once."""
        self.position = position
        self.players: tuple[Player, ...] = position.players
        self.scores = [player.score for player in self.players]
        self.everybody = (1 << len(self.players)) - 1
        self.bye_eligible = self.topscorers = 0
        self.downfloated, self.upfloated = [0, 0], [0, 0]
        """Who had such a float in the previous round, and two rounds before."""
        self.likers: dict[Colour | None, int] = {"W": 0, "B": 0, None: 0}
        """Who prefers a colour, however strongly."""
        self._absolute: dict[Colour | None, int] = {"W": 0, "B": 0, None: 0}
        self.mild = self._strong = self._firm = 0
        """Who has a mild preference, a strong one, a strong or absolute one."""
        alike = dict[str, int]()
        for place, player in enumerate(self.players):
            bit = 1 << place
            alike[player.colours] = alike.get(player.colours, 0) | bit
            if not player.bye_barred:
                self.bye_eligible |= bit
            if player.topscorer:
                self.topscorers |= bit
            if player.float_before != "-":
                self._floated(0, player.float_before, bit)
            if player.float_two_before != "-":
                self._floated(1, player.float_two_before, bit)
        likes = {colours: self._prefer(some) for colours, some in alike.items()}
        self.preferences = [likes[player.colours] for player in self.players]
        here = {**self.likers, None: 0}
        self.same_colour = [here[each.colour] for each in self.preferences]
        """Of each: everybody who prefers the same colour (C12)."""

    def _floated(self, before: int, mark: Float, bit: int) -> None:
        """Note a float of a player."""
        if mark == "D":
            self.downfloated[before] |= bit
        else:
            self.upfloated[before] |= bit

    def _prefer(self, some: int) -> Preference:
        """Note and return the preference of some who have had the same colours."""
        likes = self.players[some.bit_length() - 1].preference
        self.likers[likes.colour] |= some
        if likes.strength is _ABSOLUTE:
            self._absolute[likes.colour] |= some
            self._firm |= some
        elif likes.strength is _STRONG:
            self._strong |= some
            self._firm |= some
        elif likes.strength is _MILD:
            self.mild |= some
        return likes

    @cached_property
    def rows(self) -> list[int]:
        """Everybody each may meet (C1, C3), by place."""
        rows = [self.everybody & ~met for met in kept_apart(self.position, self.players)]
        for colour in BOTH:
            alike = self._absolute[colour] & ~self.topscorers
            for place in places_in(alike):  # C3: two who must have one colour, unless one is a topscorer
                rows[place] &= ~alike
        return rows

    def legal(self, place: int) -> int:
        """Return everybody this player may meet (C1, C3)."""
        return self.rows[place]

    def parted(self, apart: Mapping[int, int]) -> Cards:
        """Return the same cards, with some kept apart beside: whom, by place, as masks; each of two says so."""
        from copy import copy  # only who pairs a field with lists of them needs it

        parted = copy(self)
        parted.rows = rows = [*self.rows]  # apart are a few of a large field
        for place, others in apart.items():
            rows[place] &= ~others
        return parted

    def clashing(self, place: int) -> int:
        """Return everybody who prefers the same colour as this player (C12)."""
        return self.same_colour[place]

    def clash(self, one: int, two: int) -> bool:
        """Tell whether both prefer one colour, so that one of them is refused it (C12)."""
        return bool(self.same_colour[one] >> two & 1)

    def strongly_clashing(self, place: int) -> int:
        """Return everybody with whom this player could not meet without a strong preference being refused (C13)."""
        bit = 1 << place
        if not self._firm & bit:
            return 0
        return self.same_colour[place] & (self._firm if self._strong & bit else self._strong)

    def strong_clash(self, one: int, two: int) -> bool:
        """Tell whether a strong preference is refused (C13): the weaker of two is, by 5.2.2."""
        return bool(self.strongly_clashing(one) >> two & 1)

    def exceeding_with(self, place: int) -> int:
        """Return with whom this player may get an excess (C10, C11); only absolute preferences stand at such a limit.

        It is refused to one of two who have the same. It may itself be for a colour they have just had twice, or not
        enough to bring them back to a difference of 2: no matter whom they meet.
        """
        likes = self.preferences[place]
        if not self.topscorers or not likes.absolute or likes.colour is None:
            return 0
        player = self.players[place]
        torn = player.colours.endswith(likes.colour * 2) or abs(player.difference) > 3
        return self.everybody if torn else self._absolute[likes.colour]

    def excesses(self, one: int, two: int) -> tuple[int, int]:
        """Return the values of C10 and C11 for a pair; nobody is looked at where neither is a topscorer."""
        if not self.topscorers & (1 << one | 1 << two) or not (
            self.exceeding_with(one) >> two & 1 or self.exceeding_with(two) >> one & 1
        ):
            return 0, 0
        allotted = allot(self.players[one], self.players[two], self.position.initial_colour)
        sides: tuple[tuple[Player, Colour], ...] = ((allotted.white, "W"), (allotted.black, "B"))
        return (
            sum(abs(player.difference + (1 if colour == "W" else -1)) > 2 for player, colour in sides),
            sum(player.colours.endswith(colour * 2) for player, colour in sides),
        )

    def numbers(self, mask: int) -> tuple[PairingNumber, ...]:
        """Return the TPNs of some places."""
        return tuple(self.players[place].number for place in places_in(mask))
