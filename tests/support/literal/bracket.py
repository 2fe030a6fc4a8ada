"""C2 - C11: the pairings of one bracket at one target, every try made in its order (R4, R5)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tests.support.literal.cards import Cards, Places
from tests.support.literal.orders import exchanges, transpositions

Pairs = tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Bracket:
    """Players in the order A2, the first `moved` of them moved down."""

    cards: Cards
    players: Places
    moved: int = 0
    lowest: bool = False
    levelled: bool = False

    @property
    def heterogeneous(self) -> bool:
        """A3: fewer than half of the players were moved down."""
        if not self.moved or self.levelled or "A6 moved" in self.cards.off:
            return False
        return 2 * self.moved < len(self.players) or "A3" in self.cards.off

    @property
    def full(self) -> tuple[int, int, int]:
        """The target: moved-down players to be paired, pairs of the others, steps of C14 taken."""
        movers = min(self.moved, len(self.players) - self.moved) if self.heterogeneous else 0
        return movers, (len(self.players) - 2 * movers) // 2, 0

    def targets(self) -> Iterator[tuple[int, int, int]]:
        """Yield the targets of C14 (R10, R11)."""
        movers, _, _ = self.full
        steps = 0
        for m in range(movers, 0, -1) if movers else (0,):
            for rest in range((len(self.players) - 2 * m) // 2, -1, -1):
                if m + rest and not (steps and "C14" in self.cards.off):
                    yield m, rest, steps
                    steps += 1

    def without(self, gone: Places) -> Bracket:
        """The bracket after some have left it (C1)."""
        kept = tuple(place for place in self.players if place not in gone)
        return replace(self, players=kept, moved=sum(place not in gone for place in self.players[: self.moved]))

    def pairings(self, target: tuple[int, int, int]) -> Iterator[tuple[Pairs, Places]]:
        """Yield pairs and left-over players, each set of left-over players once."""
        seen = set[frozenset[int]]()
        for pairs, left in _Tries(self, *target).made():
            if frozenset(left) not in seen:
                seen.add(frozenset(left))
                yield pairs, left


@dataclass(frozen=True)
class _Tries:
    bracket: Bracket
    movers: int
    rest: int
    steps: int

    @property
    def cards(self) -> Cards:
        return self.bracket.cards

    def made(self) -> Iterator[tuple[Pairs, Places]]:
        """Yield every pairing: x outermost (C11), then upfloats (C10)."""
        cards, players = self.cards, self.bracket.players
        unequal = len({cards.score(place) for place in players}) > 1
        first = max(0, cards.x(players) - self.steps)
        last = max(first, self.movers + self.rest) if cards.corrected and "C11" not in cards.off else first
        for x in range(first, last + 1):
            dropped = "R3" in cards.off and x > first
            for up in self._levels(unequal, "C10 upfloats", dropped):
                yield from self._at(x, up, self._levels(self._over > 0, "C9", dropped))

    def _levels(self, any_float: bool, article: str, dropped: bool) -> tuple[int, ...]:
        if not any_float or not self.cards.corrected or article in self.cards.off:
            return (0,)
        return (2,) if dropped else (0, 1, 2)

    @property
    def _over(self) -> int:
        return len(self.bracket.players) - 2 * (self.movers + self.rest)

    def _at(self, x: int, up: int, downs: tuple[int, ...]) -> Iterator[tuple[Pairs, Places]]:
        s1, s2 = self.bracket.players[: self.movers], self.bracket.players[self.movers :]
        if not self.movers:
            for down in downs:
                yield from self._homogeneous((), s2, x, up, down)
        elif self._over <= 1 and not self.rest:
            for down in downs:
                for pairs, left in self._arranged(s1, s2, x, up):
                    if self._may_stay(left, down):
                        yield pairs, left
        else:
            for pairs, group in self._arranged(s1, s2, x, up):
                for down in downs:
                    yield from self._homogeneous(pairs, group, x, up, down)
                if "C10" in self.cards.off:
                    return

    def _homogeneous(self, before: Pairs, group: Places, x: int, up: int, down: int) -> Iterator[tuple[Pairs, Places]]:
        """C6 - C8 in a homogeneous group or a remainder."""
        spent = sum(self.cards.clash(*pair) for pair in before)
        budget = x - spent
        if before and "R5" in self.cards.off:
            budget = max(budget, self.cards.x(group))
        for leaving, coming in exchanges(len(group), self.rest, self.cards.off):
            s1, s2 = self._sides(group, leaving, coming)
            for pairs, left in self._arranged(s1, s2, budget, up):
                if self._may_stay(left, down):
                    yield before + pairs, left

    def _sides(self, group: Places, leaving: Places, coming: Places) -> tuple[Places, Places]:
        half, off = self.rest, self.cards.off
        if "A6" in off:  # S1 rounded up: the one left over stands at its end
            group = (*group[:half], *group[len(group) - half :], *group[half : len(group) - half])
        if "C5" in off:  # who comes stands where the other stood
            swapped = {**dict(zip(leaving, coming, strict=True)), **dict(zip(coming, leaving, strict=True))}
            order = [swapped.get(position, position) for position in range(1, len(group) + 1)]
            return tuple(group[at - 1] for at in order[:half]), tuple(group[at - 1] for at in order[half:])
        first = {*range(1, half + 1), *coming} - {*leaving}
        return (
            tuple(place for at, place in enumerate(group, 1) if at in first),
            tuple(place for at, place in enumerate(group, 1) if at not in first),
        )

    def _arranged(self, s1: Places, s2: Places, budget: int, up: int) -> Iterator[tuple[Pairs, Places]]:
        """C6 and C7: pairs that keep B1, B2, B4 and, for upfloats, B5 and B6."""
        if "C6" in self.cards.off:  # first against last
            s2 = tuple(reversed(s2))
        fits = [{other for other in s2 if self._may_meet(one, other, up)} for one in s1]
        for order in transpositions(s2, fits, self.cards.off) if budget >= 0 and all(fits) else ():
            pairs = tuple(zip(s1, order, strict=True))
            if sum(self.cards.clash(*pair) for pair in pairs) <= budget:
                yield pairs, tuple(place for place in s2 if place not in order)

    def _may_meet(self, one: int, other: int, up: int) -> bool:
        cards = self.cards
        if not cards.legal(one, other):
            return False
        if cards.score(one) == cards.score(other) or ("R2" in cards.off and not self.movers):
            return True
        return cards.may_float(min(one, other, key=cards.score), "U", up)

    def _may_stay(self, left: Places, down: int) -> bool:
        cards = self.cards
        return all(
            cards.may_float(place, "D", down) and (not self.bracket.lowest or cards.may_have_bye(place))
            for place in left
        )
