"""The least values of a large bracket: one general matching, the criteria as digits of its costs."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Protocol

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.dutch2026.checker.chain import Pairs
from paircard.core.systems.dutch2026.checker.completing import BYE, Edge, cheapest
from paircard.core.systems.dutch2026.checker.sheet import STRONG
from paircard.core.systems.dutch2026.checker.values import Judge, refused_colour, third_running, too_far

Digits = tuple[int, ...]


Way = tuple[Pairs, tuple[PairingNumber, ...]]
"""The pairs of a bracket, and who is left over."""


class Preferred(Protocol):
    """What decides between ways of equal values."""

    @property
    def limit(self) -> int:
        """More than all costs of a way add up to."""

    def allows(self, edge: Edge) -> bool:
        """Tell whether an edge may be used at all."""

    def cost(self, edge: Edge) -> int:
        """Return what an edge costs."""


class Cheapest:
    """The best way to pair a bracket, found in one matching of some players; their edges outside it cost nothing."""

    def __init__(self, judge: Judge, one_left: bool) -> None:
        """Look at a bracket; `one_left` if it leaves one player over, whose unplayed rounds may count (C9)."""
        self._judge = judge
        link = judge.link
        self._here = frozenset(link.players)
        self._mdps = frozenset(link.mdps)
        self._ahead = self._here.union(link.following)
        self._c9 = one_left and judge.bye_here
        both = sorted({judge.sheet.score(number) for number in self._ahead}, reverse=True)
        self._scores = both
        """Of all who can be left over here or in the next bracket, from the top."""
        self._moved = sorted({judge.sheet.score(number) for number in link.mdps}, reverse=True)
        self._topscorers = any(judge.sheet.players[number].topscorer for number in self._here)
        self._kinds = {number: self._kind(number) for number in self._ahead} | {BYE: BYE}
        self._known: dict[tuple[Hashable, Hashable, int], int] = {}
        """What an edge costs between players of two kinds, by base: a large field has few kinds."""

    def together(self, first: Preferred | None = None) -> Way | None:
        """Return the best way after which everybody below can be paired as well as C8 asks; None if there is none.

        Between ways of equal values `first` may prefer one.
        """
        link, completing = self._judge.link, self._judge.completing
        everybody = (*link.players, *link.following, *link.lower)
        byes = (BYE,) if len(everybody) % 2 else ()
        return self._cheapest((*everybody, *byes), completing.edges(everybody), first)

    def alone(self, left: int, may_stay: Iterable[PairingNumber], first: Preferred | None = None) -> Way | None:
        """Return the best way that leaves so many of these over, whatever that means for those below."""
        players = self._judge.link.players
        seats = [PairingNumber(BYE - at) for at in range(left)]
        edges = [(seat, number) for seat in seats for number in may_stay]
        return self._cheapest((*players, *seats), [*self._judge.completing.pairs(players), *edges], first)

    def _cheapest(self, nodes: tuple[PairingNumber, ...], edges: list[Edge], first: Preferred | None) -> Way | None:
        base = len(nodes) * (self._judge.sheet.position.round + 1) + 2  # no digit adds up to more
        costs = {
            edge: self._cost(edge, base)
            for edge in edges
            if self._sensible(edge) and (first is None or first.allows(edge))
        }
        if first is not None:
            costs = {edge: cost * first.limit + first.cost(edge) for edge, cost in costs.items()}
        found = cheapest(nodes, costs)
        if found is None:
            return None
        inside = [self._judge.sheet.ranked(pair) for pair in found if self._here.issuperset(pair)]
        left = self._here.difference(*inside)
        return tuple((one, two) for one, two in inside), self._judge.sheet.ranked(left)

    def _sensible(self, edge: Edge) -> bool:
        return not self._mdps.issuperset(edge)

    def _cost(self, edge: Edge, base: int) -> int:
        """Return what an edge costs; worked out once for all players of whom the criteria say the same."""
        one, two = map(self._kinds.get, edge)
        known = self._known.get((one, two, base))
        if known is None:
            outside = self._ahead.isdisjoint(edge)
            known = self._known[one, two, base] = 0 if outside else number(self._digits(edge), base)
        return known

    def _kind(self, number: PairingNumber) -> Hashable:
        """Return all of a player that what an edge costs may depend on; a topscorer's colours are theirs alone."""
        sheet = self._judge.sheet
        player = sheet.players[number]
        if self._topscorers:
            return number
        floats = player.float_before, player.float_two_before
        places = number in self._here, number in self._mdps
        return places, player.score, sheet.due[number], floats, player.unplayed if self._c9 else 0

    def _digits(self, edge: Edge) -> Digits:
        """Return what an edge adds to every criterion; where scores are listed, one digit a score."""
        here = [number for number in edge if number in self._here]
        ahead = [number for number in edge if number in self._ahead]
        gone = here if len(here) == 1 else []
        over = ahead if len(ahead) == 1 else []
        return (
            len(gone),
            *self._counted(gone),
            len(over),
            *self._counted(over),
            *(self._pair(*self._judge.sheet.ranked(edge)) if len(here) == 2 else self._left(gone, edge)),
        )

    def _counted(self, numbers: Iterable[PairingNumber]) -> Digits:
        scores = [self._judge.sheet.score(number) for number in numbers]
        return tuple(scores.count(score) for score in self._scores)

    def _pair(self, one: PairingNumber, two: PairingNumber) -> Digits:
        """Return what a pair in the bracket adds to C9 - C21."""
        sheet = self._judge.sheet
        mover, other = sheet.players[one], sheet.players[two]
        top = mover.topscorer or other.topscorer
        refused = refused_colour(sheet, one, two)
        meets = one in self._mdps
        up = [meets and other.float_before == "U", meets and other.float_two_before == "U"]
        down = [meets and mover.float_before == "D", meets and mover.float_two_before == "D"]
        return (
            0,
            too_far(sheet, one, two) if top else 0,
            third_running(sheet, one, two) if top else 0,
            int(refused is not None),
            int(refused == STRONG),
            0,
            int(up[0]),
            0,
            int(up[1]),
            *self._listed(one, stays=False, counts=down[0]),
            *self._differences(one, counts=up[0]),
            *self._listed(one, stays=False, counts=down[1]),
            *self._differences(one, counts=up[1]),
        )

    def _left(self, gone: list[PairingNumber], edge: Edge) -> Digits:
        """Return what somebody left over adds to C9 - C21; nothing for edges below."""
        none = (0,) * len(self._moved)
        if not gone:
            return (0,) * 9 + none * 6
        player = self._judge.sheet.players[gone[0]]
        moved = gone[0] in self._mdps
        down = [player.float_before == "D", player.float_two_before == "D"]
        return (
            player.unplayed if self._c9 and BYE in edge else 0,
            *(0, 0, 0, 0),
            int(down[0] and not moved),
            0,
            int(down[1] and not moved),
            0,
            *self._listed(gone[0], stays=True, counts=moved and down[0]),
            *none,
            *self._listed(gone[0], stays=True, counts=moved and down[1]),
            *none,
        )

    def _listed(self, mover: PairingNumber, *, stays: bool, counts: bool) -> Digits:
        """Return the digits of C18 or C20: first of those who float on, then of those who are paired."""
        none = (0,) * len(self._moved)
        mine = self._differences(mover, counts=counts)
        return mine + none if stays else none + mine

    def _differences(self, mover: PairingNumber, *, counts: bool) -> Digits:
        score = self._judge.sheet.score(mover)
        return tuple(int(counts and each == score) for each in self._moved)


def number(digits: Iterable[int], base: int) -> int:
    """Return what digits say, the first the most."""
    total = 0
    for digit in digits:
        total = total * base + digit
    return total
