"""The one judge of "why not": what is asked is forced, and the first criterion that gets worse speaks against it.

Brackets above stay as they are paired. A book says how it forces something; its search then finds the best there is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.swiss.outcome import B, SwissPairing
from paircard.core.systems.swiss.position import C, SwissPosition
from paircard.core.values.frozen import dataclass
from paircard.core.values.said import Words, said

P = TypeVar("P", bound=SwissPosition[Any])  # no words: a name
V = TypeVar("V", bound=tuple[Any, ...])  # no words: a name


@dataclass(frozen=True, slots=True)
class Against(Generic[V]):
    """The first criterion that speaks against what was asked, or the article of an order where only that does."""

    article: str
    """Without its book."""
    asked: V | None = None
    """The best values it could have; None where nothing more is known than the criterion."""
    reached: V | None = None
    """Those of the bracket as it is paired."""
    count: int = 0
    """How many would float, where that alone is known."""

    def compared(self, value_words: Callable[[str, V], Words]) -> tuple[Words, Words]:
        """Return the value of the criterion that decides, as asked and as it is."""
        if self.asked is None or self.reached is None:
            raise AssertionError("what cannot be paired is said by its criterion")
        return value_words(self.article, self.asked), value_words(self.article, self.reached)

    def words(self, value_words: Callable[[str, V], Words]) -> Words:
        """Say both."""
        asked, reached = self.compared(value_words)
        return said("Then: {asked} As it is paired: {reached}", asked=asked, reached=reached)


@dataclass(frozen=True, slots=True)
class Reason:
    """The article that decides, what it says, and in which bracket."""

    article: str
    """With its book."""
    said: Words
    bracket: int | None = None
    """Score of the bracket in which it was decided, in half points; None for what holds in every case."""


def first_worse(names: Sequence[str], mine: Iterable[object], theirs: Iterable[object]) -> str | None:
    """Return the first criterion in which two candidates differ, None if they are as good by all."""
    pairs = zip(names, mine, theirs, strict=True)
    return next((name for name, one, other in pairs if one != other), None)


class Forcing(Generic[P, B, C]):
    """A round as the search pairs it, of which one asks what would have become of it otherwise."""

    def __init__(self, position: P, made: SwissPairing[B]) -> None:
        """Take the round."""
        self.position = position
        self.made = made
        self.players: Mapping[int, C] = {player.number: player for player in position.players}

    def player(self, number: int) -> C:
        """Return somebody by TPN; raise KeyError for who is not in the round."""
        return self.players[number]

    def meets(self, one: PairingNumber, other: PairingNumber) -> bool:
        """Tell whether two meet in it; raise ValueError for one and the same."""
        if one == other:
            raise ValueError(one)
        return any({pair.white, pair.black} == {one, other} for pair in self.made.pairs)
