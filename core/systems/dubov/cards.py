"""Players by place, the smallest TPN first, and what the criteria and the order of the text ask about them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from paircard.core.systems.dubov.outcome import BracketResult, Values
from paircard.core.systems.dubov.position import Player, Position
from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.swiss.drawn_up import cards
from paircard.core.systems.swiss.drawn_up.cards import Bracket


class Halves(NamedTuple):
    """G1 and G2 (3.2.3) as masks of places."""

    g1: int
    g2: int

    @property
    def by_size(self) -> tuple[int, int]:
        """The smaller one first, G1 where they are equal (3.2.4)."""
        return (self.g1, self.g2) if self.g1.bit_count() <= self.g2.bit_count() else (self.g2, self.g1)

    @property
    def apart(self) -> int:
        """How many have to change sides at least, so that both are equal."""
        return abs(self.g1.bit_count() - self.g2.bit_count()) // 2

    def shifted(self, first: int, back: int) -> Halves:
        """Return both after some have changed sides, whichever theirs was."""
        return Halves(self.g1 ^ first ^ back, self.g2 ^ first ^ back)


class Cards(cards.Cards[Player]):
    """The players of a position."""

    position: Position

    def __init__(self, position: Position) -> None:
        """Look at a position."""
        super().__init__(position)
        white = self._those(lambda player: player.preference.colour == "W")
        self.wants = {"W": white, "B": self.everybody & ~white}
        """Who prefers White, and who Black (1.6): everybody is one of them."""
        absolute = self._those(lambda player: player.preference.absolute)
        for due in self.wants.values():
            for place in places_in(due & absolute):
                self.legal[place] &= ~(due & absolute)
        self.played = self._those(lambda player: bool(player.colours))
        self.weights = tuple(map(self._weight, self.players))
        """What each adds to C8, C9 and C10 when drawn up; nothing in the last round."""

    def _those(self, are: Callable[[Player], bool]) -> int:
        return mask_of(place for place, player in enumerate(self.players) if are(player))

    def _weight(self, player: Player) -> tuple[int, int, int]:
        if self.position.last_round:
            return 0, 0, 0
        maximum = player.upfloats >= self.position.most_upfloats
        return int(maximum), player.upfloats if maximum else 0, int(player.upfloated)

    def weight(self, upfloaters: int) -> tuple[int, int, int]:
        """Return C8, C9 and C10 of a set."""
        rows = [self.weights[place] for place in places_in(upfloaters)]
        return sum(row[0] for row in rows), sum(row[1] for row in rows), sum(row[2] for row in rows)

    def by_colour(self, members: int) -> Halves:
        """Return who prefers White, and who Black."""
        return Halves(members & self.wants["W"], members & self.wants["B"])

    def halves(self, members: int) -> Halves:
        """Return G1 and G2 (3.2.3)."""
        if members & self.played:
            return self.by_colour(members)
        upper = mask_of(list(places_in(members))[: members.bit_count() // 2])
        return Halves(upper, members ^ upper)

    def by_aro(self, members: int) -> tuple[int, ...]:
        """Return some by the ratings of their opponents, the weakest first, then by TPN (3.2.5)."""
        return tuple(sorted(places_in(members), key=lambda place: self.players[place].aro))

    def to_shift(self, halves: Halves, group: int) -> tuple[int, ...]:
        """Return those of one of two groups in the order of 4.3: seekers of White by ARO, from the middle outwards."""
        return from_the_middle(self.by_aro(group) if group == halves.g1 else tuple(places_in(group)))

    def result(
        self, bracket: Bracket, upfloaters: int, shifts: tuple[int, int], t2: tuple[int, ...], c7: int
    ) -> BracketResult:
        """Return how a bracket ended, by TPNs; `t2` are the opponents in the order of S1."""
        members = bracket.residents | upfloaters
        halves, (first, back) = self.halves(members), shifts
        s1 = self.by_aro(halves.shifted(first, back).g1)
        return BracketResult(
            bracket.score,
            self.numbers(bracket.residents),
            tuple(map(self.number, self.in_set_order(upfloaters))),
            tuple((self.number(one), self.number(two)) for one, two in zip(s1, t2, strict=True)),
            Values(upfloaters.bit_count(), self.scores_up(upfloaters), c7, *self.weight(upfloaters)),
            self.numbers(halves.g1),
            self.numbers(halves.g2),
            self.numbers(first),
            self.numbers(back),
        )


def from_the_middle(places: tuple[int, ...]) -> tuple[int, ...]:
    """Number from the middle outwards, of two middle ones the upper first (4.3).

    >>> from_the_middle((1, 2, 3, 4, 5, 6, 7))
    (4, 3, 5, 2, 6, 1, 7)
    """
    left = list(places)
    return tuple(left.pop((len(left) - 1) // 2) for _ in places)
