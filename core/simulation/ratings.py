"""Who plays in a made-up event: ratings, and the strength at which they play, which need not be the same."""

from __future__ import annotations

from random import Random
from typing import Protocol

from paircard.core.event.entrant import RATING_LIMIT, Entrant
from paircard.core.simulation.how_often import NEVER, Rate
from paircard.core.values.frozen import dataclass

UNRATED = 1400
"""What one without a rating plays like where nothing else is said of them."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """One of the players."""

    entrant: Entrant
    strength: int


class Field(Protocol):
    """A way to draw the players of an event."""

    def drawn(self, chance: Random, called: tuple[str, ...]) -> tuple[Drawn, ...]:
        """Return one for each name."""
        ...


@dataclass(frozen=True, slots=True)
class AsEver:
    """Players of all strengths; some share a rating, some have none. They play as they are rated."""

    def drawn(self, chance: Random, called: tuple[str, ...]) -> tuple[Drawn, ...]:
        """Return one for each name."""
        ratings = [0 if chance.random() < 0.05 else 10 * round(chance.gauss(185, 25)) for _ in called]
        return tuple(
            Drawn(Entrant(name, rating=max(0, each)), each or UNRATED)
            for name, each in zip(called, ratings, strict=True)
        )


AS_EVER = AsEver()


@dataclass(frozen=True, slots=True)
class Ratings:
    """Players as they were asked for: one by one, falling by steps, or drawn from a range."""

    listed: tuple[int, ...] = ()
    """The strengths of the first ones, one by one; 0 has no rating."""
    lowest: int = 1400
    highest: int = 2400
    step: int = 0
    """By so much each is weaker than the one before, from the highest on; 0: drawn between the two."""
    sigma: float = 0.0
    """The deviation of a rating from the strength: the rating is drawn around it."""
    unrated: Rate = NEVER
    """How many have no rating: a number or a share of all."""

    def drawn(self, chance: Random, called: tuple[str, ...]) -> tuple[Drawn, ...]:
        """Return one for each name, the listed ones first, the others in no order that would tell their strength."""
        first = self.listed[: len(called)]
        others = [self._strength(at, chance) for at in range(len(called) - len(first))]
        chance.shuffle(others)
        without = self._without(len(called), chance)
        return tuple(
            self._player(name, strength, rated=bool(strength) and at not in without, chance=chance)
            for at, (name, strength) in enumerate(zip(called, (*first, *others), strict=True))
        )

    def _strength(self, at: int, chance: Random) -> int:
        if self.step:
            return max(self.lowest, self.highest - self.step * at)
        return chance.randint(self.lowest, self.highest)

    def _without(self, count: int, chance: Random) -> set[int]:
        """Return which of them have no rating."""
        amount = self.unrated.in_round(1)
        some = set(chance.sample(range(count), min(count, self.unrated.in_all or amount.count)))
        return some | {at for at in range(count) if amount.share and chance.random() < amount.share}

    def _player(self, name: str, strength: int, *, rated: bool, chance: Random) -> Drawn:
        rating = strength + round(chance.gauss(0, self.sigma)) if self.sigma else strength
        within = min(RATING_LIMIT, max(1, rating)) if rated else 0
        return Drawn(Entrant(name, rating=within), strength or UNRATED)
