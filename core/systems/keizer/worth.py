"""What an evening is worth by value numbers (KE 1, KE 3, KE 4). Points are sixths of a point."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from paircard.core.event.ids import ContestantId
from paircard.core.facets.own_points import SIXTHS
from paircard.core.systems.keizer.options import KeizerOptions
from paircard.core.systems.keizer.season import Evening, Season

_OF_HALF_POINT = SIXTHS // 2

Values = Mapping[ContestantId, int]
"""The value number of everybody."""


class Share(NamedTuple):
    """What is given of whose value number, or whatever that is."""

    sixths: int
    of: ContestantId | None
    """None for the own one."""
    fixed: int = 0
    """Sixths of a point, in place of a share."""

    def worth(self, own: ContestantId, by: Values) -> int:
        """Return the sixths of a point that it gives somebody."""
        return self.fixed or self.sixths * self.number(own, by)

    def number(self, own: ContestantId, by: Values) -> int:
        """Return the value number of which somebody has a share."""
        return by[own if self.of is None else self.of]


def values(order: Sequence[ContestantId], ranked: int, options: KeizerOptions) -> Values:
    """Return the value number of everybody by their place: the first `ranked` have their own, down to 0 (KE 1).

    Who has left stands behind them and keeps the value of the last place, for those who met them (ruling).

    >>> list(values(tuple(range(6)), 6, KeizerOptions()).values())
    [9, 8, 7, 6, 5, 4]
    """
    top = options.top or -(-3 * ranked * options.step // 2)
    last = max(ranked - 1, 0)
    return {id_: max(top - min(place, last) * options.step, 0) for place, id_ in enumerate(order)}


def behind(published: Values, joining: Sequence[ContestantId], options: KeizerOptions) -> Values:
    """Return value numbers as published, those who join behind the lowest of them, a step each.

    >>> behind({1: 6, 2: 5}, (3, 4), KeizerOptions())
    {1: 6, 2: 5, 3: 4, 4: 3}
    """
    last = min(published.values(), default=0)
    return {**published, **{id_: max(last - at * options.step, 0) for at, id_ in enumerate(joining, start=1)}}


def shares(season: Season, place: int, options: KeizerOptions) -> list[Share]:
    """Return what every round gives somebody, by their place in the order of the start."""
    given, told, announced = [], 0, _announced(options)
    for round_ in season.rounds:
        evening, opponent = round_[place]
        told += evening is Evening.TOLD
        if evening is Evening.TOLD and told > options.told_times:
            given.append(Share(0, None))
        else:
            sixths, half_points = announced.get(evening, (0, 0))
            given.append(Share(sixths, opponent, _OF_HALF_POINT * half_points))
    return given


def _announced(options: KeizerOptions) -> Mapping[Evening, tuple[int, int]]:
    """Return the sixths of a value number that every kind of evening gives, and the half points in their place."""
    return {
        Evening.WON: (SIXTHS, 0),
        Evening.FORFEIT: (SIXTHS, 0),
        Evening.DRAWN: (SIXTHS // 2, 0),
        Evening.LOST: (SIXTHS // 6 * options.loss_bonus, options.loss_points),
        Evening.BYE: (options.bye_share, options.bye_points),
        Evening.DUTY: (options.duty_share, options.duty_points),
        Evening.TOLD: (options.told_share, options.told_points),
        Evening.SILENT: (0, options.silent_points),
        Evening.LATE: (options.late_share, options.late_points),
    }


def each_worth(own: ContestantId, given: Sequence[Share], by: Sequence[Values]) -> Iterator[int]:
    """Yield the sixths of a point that every round gives; `by`: the value numbers of each, of round 1 at 1."""
    return (share.worth(own, values_) for share, values_ in zip(given, by[1:], strict=True))


def total(own: ContestantId, given: Sequence[Share], by: Sequence[Values], options: KeizerOptions) -> int:
    """Return the sixths of a point that somebody has; the own value number by the first of `by` (KE 3, KE 4)."""
    return sum(each_worth(own, given, by)) + SIXTHS * by[0][own] * options.own_counts
