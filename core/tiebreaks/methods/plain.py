"""What is known without any calculation: points, start number, rating."""

from __future__ import annotations

from collections.abc import Sequence

from paircard.core.event.card import CardLine
from paircard.core.tiebreaks.field import Field, Tied
from paircard.core.tiebreaks.figure import Figure, Item
from paircard.core.tiebreaks.methods.ratings import UNRATED_PRESENT, everybody_rated, rating_of_unrated
from paircard.core.tiebreaks.tie_break import Figures, Method, Options
from paircard.core.values.language import mark, tr, trp


def _points(field: Field, _: Options, tied: Tied) -> Figures:
    return {id_: _sum([(each, each.settled_half_points) for each in field.cards[id_].lines]) for id_ in tied.ids}


def _standard_points(field: Field, _: Options, tied: Tied) -> Figures:
    return {id_: _sum([(each, _standard(each)) for each in field.counted(id_)]) for id_ in tied.ids}


def _standard(line: CardLine) -> int:
    """Return what a round gives where what is worth more than a draw is 1, what is worth less nothing."""
    return line.scale.result(line.settled_half_points)


def _sum(lines: Sequence[tuple[CardLine, int]]) -> Figure:
    items = tuple(Item.of(each, points, "points") for each, points in lines)
    return Figure(sum(item.value for item in items), items)


def _number(field: Field, _: Options, tied: Tied) -> Figures:
    return {id_: Figure(field.cards[id_].number) for id_ in tied.ids}


def _rating(field: Field, options: Options, tied: Tied) -> Figures:
    if not everybody_rated(field, options):
        return {id_: Figure(None, remark=tr(UNRATED_PRESENT)) for id_ in tied.ids}
    unrated = rating_of_unrated(field, options)
    return {id_: Figure((field.cards[id_].entrant.rating or unrated) or None) for id_ in tied.ids}


POINTS = Method("PTS", mark("Points"), _points, parts=2, by_score=True)
STANDARD_POINTS = Method("STD", mark("Points, counted 1, ½ and 0"), _standard_points, parts=2, by_score=True)
START_NUMBER = Method("TPN", mark("Start number, the lower first"), _number, less_is_better=True)
RATING = Method(
    "RTNG",
    mark("Rating"),
    _rating,
    short=lambda: trp("at most 5 columns", "Rtng"),
    modifiers=frozenset({"U"}),
    by_profile=True,
)
