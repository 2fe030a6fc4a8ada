"""Players in order: by points, then each tie-break in turn, applied to every group still tied."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from paircard.core.event.ids import ContestantId, Place
from paircard.core.tiebreaks.field import Field, Tied
from paircard.core.tiebreaks.figure import Figure, Number
from paircard.core.tiebreaks.tie_break import TieBreak
from paircard.core.values.frozen import dataclass

Tiers = Sequence[Sequence[ContestantId]]
"""Ids, the best first; those whom nothing has separated stand together."""
_NONE = Figure(None)


@dataclass(frozen=True, slots=True)
class Ranking:
    """Who stands where, and by which figures."""

    tiers: Tiers
    """Nobody inside a tier is separated; they stand by start number (tie-breaks 3.10)."""
    figures: Mapping[ContestantId, tuple[Figure, ...]]


def order(field: Field, ids: Iterable[ContestantId], tie_breaks: Sequence[TieBreak]) -> Tiers:
    """Return the tiers of a ranking alone: a tie-break is asked only of whom those before it left tied."""
    tiers = _by_points(field, ids)
    for tie_break in tie_breaks:
        tied = [tier for tier in tiers if len(tier) > 1]
        if not tied:
            break
        tiers = _split(tiers, _merit(tie_break, _column(field, tie_break, tiers, tied)))
    return tiers


def rank(field: Field, ids: Iterable[ContestantId], tie_breaks: Sequence[TieBreak]) -> Ranking:
    """Return the ids in order of points and tie-breaks."""
    by_number = [*ids]
    tiers = _by_points(field, by_number)
    columns: list[Mapping[ContestantId, Figure]] = []
    for tie_break in tie_breaks:
        column = _column(field, tie_break, tiers, tiers)
        tiers = _split(tiers, _merit(tie_break, column))
        columns.append(column)
    return Ranking(tiers, {id_: tuple(column.get(id_, _NONE) for column in columns) for id_ in by_number})


def _by_points(field: Field, ids: Iterable[ContestantId]) -> Tiers:
    by_number = sorted(ids, key=lambda id_: field.cards[id_].number)
    return _split([by_number], field.points.__getitem__)


def _column(field: Field, tie_break: TieBreak, tiers: Tiers, asked: Tiers) -> Mapping[ContestantId, Figure]:
    """Return the figures of those asked about; where a tie-break compares in a tier alone, of who is tied."""
    if not tie_break.method.tied_only:
        return tie_break.figures(field, Tied(tuple(id_ for tier in asked for id_ in tier), Place(1)))
    column: dict[ContestantId, Figure] = {}
    place = 1
    for tier in tiers:
        if len(tier) > 1:
            column |= tie_break.figures(field, Tied(tuple(tier), Place(place), field.points[tier[0]]))
        place += len(tier)
    return column


def _merit(tie_break: TieBreak, column: Mapping[ContestantId, Figure]) -> Callable[[ContestantId], tuple[bool, Number]]:
    sign = -1 if tie_break.less_is_better else 1

    def merit(id_: ContestantId) -> tuple[bool, Number]:
        known, number = column.get(id_, _NONE).merit
        return known, sign * number

    return merit


def _split(tiers: Tiers, merit: Callable[[ContestantId], Any]) -> Tiers:
    """Split every tier by a merit, more first; the order by number stays inside the new ones."""
    split: list[list[ContestantId]] = []
    for tier in tiers:
        # a stable sort keeps equal players by number, reversed or not
        order = sorted(tier, key=merit, reverse=True) if len(tier) > 1 else tier
        split += [list(group) for _, group in groupby(order, key=merit)]
    return split
