"""C6 - C21 of one candidate, each by its own sentence; those switched off are not compared."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from tests.support.literal_2026.cards import OTHER, STRONG, Cards
from tests.support.literal_2026.colours import white_and_black

Pairs = tuple[tuple[int, int], ...]
"""Higher player first."""
FLOATS_ON = 1_000_000
NOTHING_REACHED: tuple[int, tuple[int, ...]] = (FLOATS_ON, ())
"""Of a bracket that nothing can be made of, which C4 would not have allowed."""


@dataclass
class Quality:
    """Judges the candidates of one bracket."""

    cards: Cards
    mdps: frozenset[int]
    residents: frozenset[int]
    next_group: frozenset[int]
    lower: frozenset[int]
    """Everybody below the next scoregroup."""
    byes: frozenset[int]
    """Who may have the bye as C5 has it."""
    _ahead: dict[frozenset[int], Any] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        """Remember the score of the residents."""
        self.score = self.cards.score(min(self.residents))

    def values(self, pairs: Pairs, left: frozenset[int]) -> tuple[Any, ...]:
        """Return what is compared, in its order."""
        off = self.cards.off
        return tuple(value for name, value in self._all(pairs, left) if name not in off)

    def _all(self, pairs: Pairs, left: frozenset[int]) -> Iterator[tuple[str, Any]]:
        players, clashes = self.cards.players, [pair for pair in pairs if self.cards.clash(*pair)]
        met = [(one, other) for one, other in pairs if one in self.mdps]
        yield "C6", len(left)
        yield "C7", self.cards.scores(left)
        yield "C8", self._reached(left) if self.next_group else ()
        yield "C9", self._missed(left)
        seats = [
            white_and_black(self.cards, *pair) for pair in pairs if any(self.cards.topscorer(each) for each in pair)
        ]
        after = [(players[at].colours, "WB"[side]) for seat in seats for side, at in enumerate(seat)]
        yield "C10", sum(abs((had + get).count("W") - (had + get).count("B")) > 2 for had, get in after)
        yield "C11", sum(had[-2:] == 2 * get for had, get in after)
        yield "C12", len(clashes)
        yield "C13", sum(self._strength_lost(*pair) == STRONG for pair in clashes)
        for before, (down, up) in (("float_before", ("C14", "C15")), ("float_two_before", ("C16", "C17"))):
            yield down, sum(getattr(players[each], before) == "D" for each in left & self.residents)
            yield up, sum(getattr(players[resident], before) == "U" for _, resident in met)
        for before, (down, up) in (("float_before", ("C18", "C19")), ("float_two_before", ("C20", "C21"))):
            floating = [
                FLOATS_ON + self.cards.score(each) for each in left & self.mdps if getattr(players[each], before) == "D"
            ]
            paired = [self._step(mover) for mover, _ in met if getattr(players[mover], before) == "D"]
            yield down, sorted(floating + paired, reverse=True)
            steps = [self._step(mover) for mover, resident in met if getattr(players[resident], before) == "U"]
            yield up, sorted(steps, reverse=True)

    def _step(self, mover: int) -> int:
        return self.cards.score(mover) - self.score

    def _strength_lost(self, one: int, other: int) -> int:
        wanted, _ = self.cards.due[one]
        white, black = white_and_black(self.cards, one, other)
        return self.cards.due[black if wanted == "W" else white][1] if wanted in OTHER else 0

    def _missed(self, left: frozenset[int]) -> int:
        """C9: counted where the one left over is sure of the bye."""
        if len(left) != 1 or not self.byes or self.cards.score(min(self.byes)) < self.score:
            return 0
        return self.cards.players[min(left)].unplayed

    def _reached(self, left: frozenset[int]) -> tuple[int, tuple[int, ...]]:
        """C8: the least C6 and C7 of the bracket made of these and the next scoregroup."""
        if left not in self._ahead:
            everybody = left | self.next_group
            reachable = (
                (len(over), self.cards.scores(over))
                for over in _subsets(everybody)
                if self.cards.completed(everybody - over, frozenset())
                and not len(everybody - over) % 2
                and self.cards.completed(over | self.lower, self.byes)
            )
            self._ahead[left] = min(reachable, default=NOTHING_REACHED)
        found: tuple[int, tuple[int, ...]] = self._ahead[left]
        return found


def _subsets(places: Collection[int]) -> Iterator[frozenset[int]]:
    ordered = sorted(places)
    for size in range(len(ordered) + 1):
        yield from map(frozenset, combinations(ordered, size))
