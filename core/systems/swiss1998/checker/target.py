"""Which target of C14 a bracket has reached (R10, R11), read off its pairs."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.bracket_result import BracketResult
from paircard.core.event.ids import PairingNumber
from paircard.core.systems.swiss1998.checker.sheet import Sheet
from paircard.core.values.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Goal:
    """`movers` of the moved-down players and `rest` other pairs, after so many steps of C14."""

    movers: int
    rest: int
    steps: int


@dataclass(frozen=True, slots=True)
class Seated:
    """Those who are paired in a bracket: without the ones who left by C1."""

    players: tuple[PairingNumber, ...]
    moved: tuple[PairingNumber, ...]
    heterogeneous: bool
    pairs: tuple[tuple[PairingNumber, PairingNumber], ...]
    left: tuple[PairingNumber, ...]

    @classmethod
    def of(cls, bracket: BracketResult, gone: frozenset[PairingNumber], *, levelled: bool = False) -> Seated:
        """Seat a bracket without those `gone`; `levelled`: treated as homogeneous (R13)."""
        players = tuple(number for number in bracket.players if number not in gone)
        moved = tuple(number for number in bracket.moved_down if number not in gone)
        left = tuple(number for number in bracket.downfloaters if number not in gone)
        mixed = 0 < 2 * len(moved) < len(players) and not levelled
        return cls(players, moved, mixed, bracket.pairs, left)

    @property
    def most_movers(self) -> int:
        """How many moved-down players are to be paired first, if all are (A6)."""
        return len(self.moved) if self.heterogeneous else 0

    def most_rest(self, movers: int) -> int:
        """How many other pairs there could be."""
        return (len(self.players) - 2 * movers) // 2

    def goals(self) -> Iterator[Goal]:
        """Yield, in the order of C14, the targets that the pairs made are an answer to."""
        steps = 0
        for movers in range(self.most_movers, 0, -1) if self.most_movers else (0,):
            rest, most = len(self.pairs) - movers, self.most_rest(movers)
            if 0 <= rest <= most and self._pairs_first(movers):
                yield Goal(movers, rest, steps + most - rest)
            steps += most + 1

    def _pairs_first(self, movers: int) -> bool:
        """Tell whether that many moved-down players all have opponents outside their own number."""
        first = set(self.moved[:movers])
        return sum(len(first & set(pair)) == 1 for pair in self.pairs) == movers


def without_opponent(sheet: Sheet, players: tuple[PairingNumber, ...]) -> frozenset[PairingNumber]:
    """Return who has no legal opponent among these players (C1)."""
    return frozenset(one for one in players if not any(sheet.legal(one, other) for other in players))
