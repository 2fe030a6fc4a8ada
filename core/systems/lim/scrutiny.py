"""How those who stay in a group are paired: first who floated in (3.6 - 3.8), then the rest, twice (4.2, 5.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from paircard.core.systems.lim.cards import Cards
from paircard.core.systems.lim.choosing import choose
from paircard.core.systems.lim.narrator import Narrator
from paircard.core.systems.lim.outcome import Choice, Direction, Two
from paircard.core.systems.lim.unpaired import Unpaired


class Scrutiny:
    """One group of which everybody can be paired."""

    def __init__(self, cards: Cards, members: int, direction: Direction, narrator: Narrator) -> None:
        """Take who stays in it, as a mask of places."""
        self.cards = cards
        self.left = Unpaired(cards.legal, members)
        self._direction = direction
        self._narrator = narrator

    def paired(self, incoming: Sequence[int]) -> tuple[tuple[Choice, ...], tuple[Two, ...]]:
        """Return all pairs as they were made, those who floated in first; and what the first scrutiny had."""
        floated = tuple(self._floater(seeker) for seeker in incoming if self.left.mask >> seeker & 1)
        self._narrator.halves(self._arranged(self.left))
        begun = self.left.copy()
        first = tuple(self._walk(self.left, colour=False))
        alike = tuple(each.pair for each in first if self._alike(each))
        if not alike:
            return floated + first, ()
        self._narrator.second_scrutiny(alike)
        second = tuple(self._walk(begun, colour=True))
        pairs = tuple(each.pair for each in first)
        return floated + second, pairs if {*pairs} != {each.pair for each in second} else ()

    def _floater(self, seeker: int) -> Choice:
        """Give somebody from above the uppermost who will do, somebody from below the lowermost (3.8)."""
        order = [place for place in self.left.places() if place != seeker]
        if self._from_below(seeker):
            order.reverse()
        return self._choice(self.left, seeker, order, colour=True, floater=True)

    def _from_below(self, seeker: int) -> bool:
        position, score = self.cards.position, self.cards.score(seeker)
        return position.side(score) < 0

    def _walk(self, left: Unpaired, *, colour: bool) -> Iterator[Choice]:
        """Let everybody seek, the upper half against the lower half anew each time (2.4, 4.2)."""
        while left.mask:
            seeker, *others = self._arranged(left)
            half = len(others) // 2
            order = others[half:] + others[:half][::-1]
            yield self._choice(left, seeker, order, colour=colour, floater=False)

    def _arranged(self, left: Unpaired) -> list[int]:
        """Return who is left, the uppermost first; where a group is paired upward the lowermost first (2.2)."""
        places = left.places()
        return places if self._direction is Direction.DOWN else places[::-1]

    def _choice(self, left: Unpaired, seeker: int, order: Sequence[int], *, colour: bool, floater: bool) -> Choice:
        chosen = choose(self.cards, seeker, order, lambda mate: left.could_meet(seeker, mate), colour=colour)
        left.settle(seeker, chosen.place)
        number = self.cards.number
        passed = {number(place): why for place, why in chosen.passed.items()}
        choice = Choice(number(seeker), number(chosen.place), tuple(map(number, chosen.tried)), passed, floater, colour)
        self._narrator.choice(choice)
        return choice

    def _alike(self, choice: Choice) -> bool:
        one, other = (self.cards.by_number[each] for each in choice.pair)
        return one.alike(other)
