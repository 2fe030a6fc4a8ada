"""What an evening is worth by the value numbers of today (KE 1, KE 3, KE 4). Points are sixths of a point."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from paircard.core.event.ids import ContestantId
from paircard.core.facets.own_points import SIXTHS
from paircard.core.systems.keizer.options import KeizerOptions
from paircard.core.systems.keizer.season import Evening, Season, Spent

_OF_OPPONENT = {Evening.WON: 6, Evening.FORFEIT: 6, Evening.DRAWN: 3}
"""Sixths of the value number of who was met."""


class Share(NamedTuple):
    """What is given of whose value number."""

    sixths: int
    of: ContestantId | None
    """None for the own one."""


def values(order: Sequence[ContestantId], ranked: int, options: KeizerOptions) -> Mapping[ContestantId, int]:
    """Return the value number of everybody by their place: the first `ranked` have their own, down to 0 (KE 1).

    Who has left stands behind them and keeps the value of the last place, for those who met them (ruling).

    >>> list(values(tuple(range(6)), 6, KeizerOptions()).values())
    [9, 8, 7, 6, 5, 4]
    """
    top = options.top or -(-3 * ranked * options.step // 2)
    last = max(ranked - 1, 0)
    return {id_: max(top - min(place, last) * options.step, 0) for place, id_ in enumerate(order)}


def shares(season: Season, place: int, after: int, options: KeizerOptions) -> list[Share]:
    """Return what every round up to one gives somebody, by their place in the order of the start."""
    given, told = [], 0
    for round_ in season.rounds[:after]:
        spent = round_[place]
        told += spent.evening is Evening.TOLD
        given.append(_share(spent, options, within=told <= options.told_times))
    return given


def _share(spent: Spent, options: KeizerOptions, *, within: bool) -> Share:
    if spent.opponent is not None:
        lost = SIXTHS // 6 if options.loss_bonus and spent.evening is Evening.LOST else 0
        return Share(_OF_OPPONENT.get(spent.evening, lost), spent.opponent)
    own = {
        Evening.BYE: options.bye_share,
        Evening.DUTY: options.duty_share,
        Evening.TOLD: options.told_share if within else 0,
        Evening.LATE: options.late_share,
    }
    return Share(own.get(spent.evening, 0), None)


def total(own: ContestantId, given: Sequence[Share], today: Mapping[ContestantId, int], options: KeizerOptions) -> int:
    """Return the sixths of a point that somebody has by the value numbers of today (KE 3, KE 4)."""
    counted = sum(each.sixths * today[own if each.of is None else each.of] for each in given)
    return counted + SIXTHS * today[own] * options.own_counts
