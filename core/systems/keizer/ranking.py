"""The ranking after every round (KE 5).

Totals make the order, the order makes the totals, until nothing moves; or, where the club has announced it, every
round stays as it was valued, by the ranking before it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache

from paircard.core.event.ids import ContestantId
from paircard.core.systems.keizer.options import KeizerOptions
from paircard.core.systems.keizer.season import Evening, Season
from paircard.core.systems.keizer.worth import Share, Values, behind, shares, total, values
from paircard.core.values.frozen import dataclass

MOST_PASSES = 50
Order = tuple[ContestantId, ...]


@dataclass(frozen=True, slots=True)
class Ranking:
    """Who stands where after a round, and by what."""

    order: Order
    """The first at the top; who has left stands at the end."""
    values: Values
    """Value numbers, whole points: what a win against them is worth today."""
    totals: Mapping[ContestantId, Fraction]
    """Sixths of a point."""
    by: tuple[Values, ...]
    """The value numbers by which every round counts, of round 1 at 1; at 0 those of the own value."""
    passes: int = 1
    """So often the totals were worked out until the order stood."""
    cycle: int = 0
    """So many orders came round again and again, and their totals were averaged; 0 where the order stands."""


@lru_cache(maxsize=8)
def rankings(season: Season, options: KeizerOptions) -> tuple[Ranking, ...]:
    """Return the ranking before round 1 and after every round; each begins from the one published before it."""
    given = {id_: shares(season, place, options) for place, id_ in enumerate(season.start)}
    made = [_settled(_Working.of(season, options, 0, _here(season, 0), given))]
    for after in range(1, len(season.rounds) + 1):
        here = _here(season, after)
        joined = tuple(id_ for id_ in here if id_ not in made[-1].values)
        again = options.from_start and not options.frozen
        working = _Working.of(season, options, after, here if again else (*made[-1].order, *joined), given)
        made.append(_as_valued_then(working, made[-1], joined) if options.frozen else _settled(working))
    return tuple(made)


def _here(season: Season, after: int) -> Order:
    """Return who has joined by a round, in the order of the start."""
    return tuple(id_ for id_, first in zip(season.start, season.joined, strict=True) if first <= max(after, 1))


def _as_valued_then(working: _Working, before: Ranking, joined: Order) -> Ranking:
    """Return the ranking that a round leaves when it counts by the value numbers published before it, for good.

    Who joins counts their rounds before, and their own value number, by the one they come in with (ruling).
    """
    then = behind(before.values, joined, working.options)
    new = {id_: then[id_] for id_ in joined}
    by = (*({**each, **new} for each in before.by), then)
    totals = {id_: Fraction(each) for id_, each in working.totals(by).items()}
    return working.ranking(working.sorted_by(totals), totals, by)


def _settled(working: _Working) -> Ranking:
    """Return the ranking after a round, worked out from the order published before it."""
    orders = [working.start]
    passes: list[Mapping[ContestantId, int]] = []
    while len(passes) < MOST_PASSES:
        passes.append(working.totals(working.today(orders[-1])))
        order = working.sorted_by(passes[-1])
        if order == orders[-1]:
            break
        if order in orders:
            return working.averaged(passes[orders.index(order) :], len(passes))
        orders.append(order)
    exact = {id_: Fraction(each) for id_, each in passes[-1].items()}
    return working.ranking(orders[-1], exact, working.today(orders[-1]), len(passes))


@dataclass(frozen=True, slots=True)
class _Working:
    """What stays the same from pass to pass."""

    start: Order
    """The order before, or of the start; who has left at its end. It separates equal totals (ruling R12)."""
    gone: frozenset[ContestantId]
    given: Mapping[ContestantId, Sequence[Share]]
    won: Mapping[ContestantId, int]
    """Wins less losses; nothing where they separate nobody."""
    options: KeizerOptions
    after: int

    @classmethod
    def of(
        cls,
        season: Season,
        options: KeizerOptions,
        after: int,
        before: Order,
        all_given: Mapping[ContestantId, Sequence[Share]],
    ) -> _Working:
        places = {id_: place for place, id_ in enumerate(season.start)}
        gone = frozenset(id_ for id_ in before if season.gone[after][places[id_]])
        given = {id_: all_given[id_][:after] for id_ in before}
        won = {id_: _won_less_lost(season, places[id_], after) for id_ in before} if options.wins_first else {}
        return cls(tuple(sorted(before, key=gone.__contains__)), gone, given, won, options, after)

    @property
    def ranked(self) -> int:
        return len(self.start) - len(self.gone)

    def today(self, order: Order) -> tuple[Values, ...]:
        """Return the value numbers of an order, for all rounds alike."""
        return (values(order, self.ranked, self.options),) * (self.after + 1)

    def totals(self, by: Sequence[Values]) -> Mapping[ContestantId, int]:
        return {id_: total(id_, given, by, self.options) for id_, given in self.given.items()}

    def sorted_by(self, totals: Mapping[ContestantId, int] | Mapping[ContestantId, Fraction]) -> Order:
        # a stable sort: whom nothing separates stand as they stood
        return tuple(sorted(self.start, key=lambda id_: (id_ in self.gone, -totals[id_], -self.won.get(id_, 0))))

    def averaged(self, cycle: Sequence[Mapping[ContestantId, int]], passes: int) -> Ranking:
        totals = {id_: Fraction(sum(each[id_] for each in cycle), len(cycle)) for id_ in self.start}
        order = self.sorted_by(totals)
        return self.ranking(order, totals, self.today(order), passes, len(cycle))

    def ranking(
        self,
        order: Order,
        totals: Mapping[ContestantId, Fraction],
        by: tuple[Values, ...],
        passes: int = 1,
        cycle: int = 0,
    ) -> Ranking:
        return Ranking(order, values(order, self.ranked, self.options), totals, by, passes, cycle)


def _won_less_lost(season: Season, place: int, after: int) -> int:
    evenings = [round_[place].evening for round_ in season.rounds[:after]]
    return evenings.count(Evening.WON) - evenings.count(Evening.LOST)
