"""The opponents of seekers as far as colours alone tell: whoever is passed over cannot be the first (D1)."""

from __future__ import annotations

from collections.abc import Sequence

from core.systems.kit.places import mask_of, places_in
from core.systems.swiss1998.cards import Cards
from core.systems.swiss1998.search.feasible import fewest_thinkable
from core.systems.swiss1998.search.task import Task


class Sight:
    """A bracket whose seekers are paired one after the other, and the clashes it may still have."""

    def __init__(self, cards: Cards, task: Task, most: int) -> None:
        """Begin with nobody paired and `most` clashes to use."""
        question = task.question
        self._cards = cards
        self._up = question.up
        self._everybody = mask_of((*question.seekers, *question.pool))
        self._open = mask_of(question.pool) & ~task.leavers
        self._pairs = len(question.seekers) + question.rest
        self._clashes = most

    def first(self, seeker: int) -> int | None:
        """Return the first opponent after whom the clashes may still suffice, None if there is none."""
        others = self._everybody ^ 1 << seeker
        clashing = self._cards.clashing(seeker)
        for candidate in places_in(self._cards.mates(seeker, self._up) & self._open):
            spare = self._clashes - (clashing >> candidate & 1)
            if spare >= 0 and fewest_thinkable(self._cards, others ^ 1 << candidate, self._pairs - 1) <= spare:
                return candidate
        return None

    def pair(self, seeker: int, opponent: int) -> None:
        """Give a seeker their opponent."""
        self._everybody ^= 1 << seeker | 1 << opponent
        self._open ^= 1 << opponent
        self._pairs -= 1
        self._clashes -= self._cards.clashing(seeker) >> opponent & 1

    def pair_first(self, seekers: Sequence[int]) -> tuple[int, ...]:
        """Give each seeker their first opponent and return them, as far as there are any."""
        chosen: list[int] = []
        for seeker in seekers:
            opponent = self.first(seeker)
            if opponent is None:
                break
            self.pair(seeker, opponent)
            chosen.append(opponent)
        return tuple(chosen)
