"""The tries of one bracket at one target, in the order of R4 and R5: C6 - C11."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.systems.kit.orders import Exchange, exchanged, exchanges
from paircard.core.systems.swiss1998.brackets import (
    Bracket,
    Left,
    Made,
    Places,
    Target,
    downfloat_levels,
    first_x,
    upfloat_levels,
)
from paircard.core.systems.swiss1998.cards import LEVELS
from paircard.core.systems.swiss1998.literal.exchanges_left_out import ExchangesLeftOut
from paircard.core.systems.swiss1998.literal.prospects import Prospects, Terms
from paircard.core.systems.swiss1998.literal.transpositions import Placement
from paircard.core.systems.swiss1998.question import Below
from paircard.core.systems.swiss1998.run import Run
from paircard.core.values.frozen import replace


def pairings(
    run: Run, bracket: Bracket, target: Target, below: Below | None = None, seen: set[Left] | None = None
) -> Iterator[Made]:
    """Yield the pairings as `Method` describes it."""
    prospects = Prospects(run, bracket, target, below, set() if seen is None else seen)
    for made in Tries(prospects, target).all():
        left = frozenset(made.left)
        if left not in prospects.seen:
            prospects.seen.add(left)
            prospects.narrator.pairing_made(made.pairs, made.left)
            yield made
            if not made.left:
                return
        else:
            prospects.narrator.tried_before(made.left)


class Tries:
    """One bracket and one target.

    A homogeneous bracket is a remainder without moved-down players before it: one order of the tries
    (x, upfloats, opponents of the moved-down players, downfloats, exchanges, transpositions) serves both.
    """

    def __init__(self, prospects: Prospects, target: Target) -> None:
        """Prepare the tries; none is made yet."""
        self.prospects = prospects
        self.bracket = prospects.bracket
        self.cards = prospects.run.cards
        self._narrator = prospects.narrator
        self._target = target
        self._s1 = self.bracket.players[: target.movers]
        self._s2 = self.bracket.players[target.movers :]

    def all(self) -> Iterator[Made]:
        """Yield all pairings: x outermost (C11), then the upfloat levels (C10)."""
        if not self.prospects.left_over and frozenset() in self.prospects.seen:
            self._narrator.tried_before(())
            return
        first = first_x(self.cards, self.bracket, self._target)
        last = max(first, self._target.pairs) if self.cards.corrected else first
        self._narrator.bracket_begins(self._target, first)
        for x in range(first, last + 1):
            if x > first:
                self._narrator.more_clashes(x)
            for up in upfloat_levels(self.cards, self.bracket):
                self._narrator.upfloats_at(up)
                yield from self._at(Terms(x, up, LEVELS[-1]))

    def _down_levels(self, terms: Terms) -> Iterator[Terms]:
        """Yield the terms for every downfloat level (C9); one if nobody is left over."""
        for down in downfloat_levels(self.cards, self.prospects.left_over):
            self._narrator.downfloats_at(down)
            yield replace(terms, down=down)

    def _at(self, terms: Terms) -> Iterator[Made]:
        """Yield the pairings for one x and upfloat level; downfloat levels come as R5 has them."""
        ahead, s1, s2, rest = self.prospects, self._s1, self._s2, self._target.rest
        if not ahead.worth_trying(s1, s2, rest, terms, 0):
            return
        if s1 and ahead.left_over <= 1 and not rest:
            for lower in self._down_levels(terms):
                if ahead.worth_trying(s1, s2, 0, lower, 0):
                    self._narrator.group_divided(s1, s2, movers=True)
                    yield from self._arranged(Made(), s1, s2, lower)
                ahead.in_trouble = True
        else:
            self._narrator.group_divided(s1, s2, movers=True)
            for chosen, clashes in Placement(ahead, s1, s2, rest, terms).arrangements():
                group = _others(s2, chosen)
                movers = Made(tuple(zip(s1, chosen, strict=True)), (), clashes)
                yield from self._remainder(movers, group, terms)
                self._narrator.another_opponent(movers.pairs)
        ahead.in_trouble = True

    def _remainder(self, movers: Made, group: Places, terms: Terms) -> Iterator[Made]:
        """Yield the pairings of a homogeneous group, or of the remainder after the moved-down players: C6 - C9."""
        half = self._target.rest
        for lower in self._down_levels(terms):
            if self.prospects.worth_trying((), group, half, lower, movers.clashes):
                self._narrator.group_divided(group[:half], group[half:], movers=False)
                yield from self._arranged(movers, group[:half], group[half:], lower)
                self.prospects.in_trouble = True
                yield from self._exchanged(movers, group, lower)

    def _exchanged(self, movers: Made, group: Places, terms: Terms) -> Iterator[Made]:
        """Yield the pairings of a group after each exchange that might help (C8, D2)."""
        ahead, half, look = self.prospects, self._target.rest, self.prospects.run.lookahead
        clashes = terms.x - movers.clashes
        left_out = ExchangesLeftOut(self._narrator, ahead.question((), group, half, terms), half, clashes, terms.down)

        def first_of_use() -> tuple[int, int] | None:
            return look.first_exchange(ahead.question((), group, half, terms), half, clashes)

        def might_help(begun: Exchange) -> bool:
            ahead.count()
            return look.exchange_possible(ahead.question((), group, half, terms), half, clashes, begun)

        for exchange in exchanges(len(group), half, first_of_use, might_help):
            s1, s2 = exchanged(group, half, exchange)
            if ahead.possible(s1, s2, 0, terms, movers.clashes):
                left_out.until(exchange)
                self._narrator.exchange_tried(sorted({*s2} & {*group[:half]}), sorted({*s1} & {*group[half:]}))
                self._narrator.sides_in_order(s1, s2)
                yield from self._arranged(movers, s1, s2, terms)
        left_out.until(None)

    def _arranged(self, movers: Made, s1: Places, s2: Places, terms: Terms) -> Iterator[Made]:
        """Yield the pairings of S1 with S2 (C6, C7) whose left-over players may float."""
        for chosen, clashes in Placement(self.prospects, s1, s2, 0, terms, movers.clashes).arrangements():
            left = _others(s2, chosen)
            if self.prospects.may_float(left, terms.down):
                pairs = (*movers.pairs, *zip(s1, chosen, strict=True))
                yield Made(pairs, left, clashes, terms.x, terms.up, terms.down)


def _others(s2: Places, chosen: Places) -> Places:
    taken = set(chosen)
    return tuple(place for place in s2 if place not in taken)
