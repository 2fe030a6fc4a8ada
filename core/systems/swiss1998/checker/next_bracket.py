"""A bracket undone for the next one (C12, C13): which other pairings of it the next bracket could live with.

A pairing found here is a witness: that the next bracket can be paired after it is checked by itself, so no
claim rests on the graph that found it. The graph may miss one, where the next bracket is homogeneous.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

from paircard.core.event.bracket_result import BracketResult
from paircard.core.event.ids import PairingNumber
from paircard.core.systems.kit.matching.cheapest import cheapest_perfect_matching
from paircard.core.systems.swiss1998.checker.bound import Wanted, least_clashes
from paircard.core.systems.swiss1998.checker.sheet import Sheet
from paircard.core.systems.swiss1998.checker.target import Seated, without_opponent
from paircard.core.values.frozen import dataclass, replace


@dataclass(frozen=True, slots=True)
class NextBracket:
    """The bracket for which the one above was undone."""

    sheet: Sheet
    bracket: BracketResult
    passed: tuple[PairingNumber, ...]
    """Those who came to it from above by C1, whoever else did."""
    coming: int
    """How many came to it."""
    lower: BracketResult | None
    """The one after it; None if this is the lowest."""

    @property
    def lowest(self) -> bool:
        """Tell whether this is the lowest bracket."""
        return self.lower is None

    def witness(self, wanted: Wanted) -> int | None:
        """Return the clashes of a pairing of the bracket above after which this one can be paired; None if unknown."""
        # C13 may have changed later what was wanted here when C12 was tried; a join hides the bracket C12 was for
        known = "C13" in self.bracket.events if self.lower is None else "C13" not in self.lower.events
        if not known:
            return None
        found = _Joint(self, wanted).cheapest()
        if found is None or not self._accepts(found[1]):
            return None
        return found[0]

    @property
    def gone(self) -> frozenset[PairingNumber]:
        """Those who left this bracket by C1."""
        if self.lowest or "C1" not in self.bracket.events:
            return frozenset()
        return without_opponent(self.sheet, self.bracket.players)

    @property
    def residents(self) -> tuple[PairingNumber, ...]:
        """Those who are here whoever comes down."""
        return self.bracket.players[self.coming :]

    def seated(self, left: tuple[PairingNumber, ...]) -> Seated:
        """Seat the bracket as if others had been left over above; who has no opponent leaves, but not at the end."""
        arrivals = tuple(sorted((*self.passed, *left), key=self.sheet.rank.__getitem__))
        players = (*arrivals, *self.residents)
        moved = tuple(one for one in players if self.sheet.score(one) > self.bracket.score)
        changed = replace(self.bracket, players=players, moved_down=moved, downfloaters=())
        gone = frozenset[PairingNumber]() if self.lowest else without_opponent(self.sheet, players)
        return Seated.of(changed, gone)

    def _accepts(self, left: tuple[PairingNumber, ...]) -> bool:
        """Tell whether the bracket could certainly be paired with these (R9, R12, R13)."""
        other = self.seated(left)
        if self.lowest:
            full = other.most_movers
            return self._met(other, full, other.most_rest(full)) or (
                self.bracket.joined > 0 and self._met(other, 0, other.most_rest(0))
            )
        # the same numbers mean the same targets, whichever of them was wanted
        here = Seated.of(self.bracket, self.gone)
        same = (len(other.players), len(other.moved)) == (len(here.players), len(here.moved))
        whole = len(other.moved) == len(left) + len(self.passed)
        return same and whole and all(self._met(other, goal.movers, goal.rest) for goal in here.goals())

    def _met(self, seated: Seated, movers: int, rest: int) -> bool:
        """Tell whether a target can be met by legal pairs."""
        wanted = Wanted(seated.players, seated.moved[:movers], movers + rest, self.stayers(seated.players))
        return least_clashes(self.sheet, wanted) is not None

    def stayers(self, players: tuple[PairingNumber, ...]) -> list[PairingNumber]:
        """Return who may be left over here: in the lowest bracket by B1b."""
        return [one for one in players if not (self.lowest and self.sheet.players[one].bye_barred)]

    @property
    def mixed(self) -> bool:
        """May those who came down be left over here, or meet each other?"""
        here = Seated.of(self.bracket, self.gone)
        full = any(goal.movers == len(here.moved) for goal in here.goals())
        return bool(self.bracket.joined) or not here.heterogeneous or not full


class _Joint:
    """Two brackets in one graph: a player of the upper one is paired in it, or goes down at a high price."""

    def __init__(self, below: NextBracket, wanted: Wanted) -> None:
        self._below = below
        self._sheet = below.sheet
        self._wanted = wanted
        gone = below.gone
        self._residents = [one for one in below.residents if one not in gone]
        self._seats = len([one for one in below.bracket.downfloaters if one not in gone])
        self._price = 1 + len(wanted.players)

    def cheapest(self) -> tuple[int, tuple[PairingNumber, ...]] | None:
        """Return the clashes of the upper bracket and who goes down from it."""
        node = {number: at for at, number in enumerate(self._numbers)}
        matching = cheapest_perfect_matching(len(node) + self._seats, self._edges(node))
        if matching is None:
            return None
        upper = len(self._wanted.players)
        made = {pair: cost for pair, cost in matching.items() if pair[1] < upper and cost < 2}
        inner = {at for pair in made for at in pair}
        left = tuple(number for number in self._wanted.players if node[number] not in inner)
        if len(left) != upper - 2 * self._wanted.pairs:
            return None
        return sum(made.values()), left

    @property
    def _numbers(self) -> tuple[PairingNumber, ...]:
        """Everybody of both brackets, those of the upper one first."""
        return (*self._wanted.players, *self._below.passed, *self._residents)

    def _edges(self, node: Mapping[PairingNumber, int]) -> list[tuple[int, int, int]]:
        """Return who may meet, or be left over by the lower bracket, at what cost."""
        pairs = {**self._down(), **self._wanted.pairs_in(self._sheet)}
        edges = [(node[one], node[other], cost) for (one, other), cost in pairs.items()]
        for one in self._below.stayers(self._leavable()):
            price = self._price if self._above(one) else 0
            edges += [(node[one], len(node) + seat, price) for seat in range(self._seats)]
        return edges

    def _down(self) -> dict[tuple[PairingNumber, PairingNumber], int]:
        """Return the pairs of the lower bracket, dearer for everybody who has come from the upper one."""
        group = [one for one in self._wanted.players if self._may_go(one)] + [*self._below.passed, *self._residents]
        residents = {*self._residents}
        return {
            (one, other): self._price * (self._above(one) + self._above(other))
            for one, other in combinations(group, 2)
            if (self._below.mixed or other in residents) and self._sheet.legal(one, other)
        }

    def _leavable(self) -> tuple[PairingNumber, ...]:
        """Return who may be left over by the lower bracket."""
        if not self._below.mixed:
            return tuple(self._residents)
        group = [one for one in self._wanted.players if self._may_go(one)]
        return (*group, *self._below.passed, *self._residents)

    def _may_go(self, one: PairingNumber) -> bool:
        return one in self._wanted.may_stay and one not in self._wanted.first

    def _above(self, one: PairingNumber) -> bool:
        return one in self._wanted.players
