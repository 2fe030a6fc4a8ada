"""Points that the system of the event counts itself: Keizer ranks by them."""

from __future__ import annotations

from paircard.core.facets.own_points import SIXTHS, OwnTotal
from paircard.core.tiebreaks.field import Field, Tied
from paircard.core.tiebreaks.figure import Figure, Item
from paircard.core.tiebreaks.tie_break import Figures, Method, Options
from paircard.core.values.language import mark, tr, trp


def _own(field: Field, _: Options, tied: Tied) -> Figures:
    return {id_: _figure(field.own[id_]) if id_ in field.own else _none() for id_ in tied.ids}


def _figure(own: OwnTotal) -> Figure:
    items = tuple(Item(each.round, each.sixths, each.rule, each.opponent, made=each.made) for each in own.items)
    return Figure(own.sixths, items, remark=own.remark, note=own.note)


def _none() -> Figure:
    return Figure(None, remark=tr("only an event by Keizer has them"))


KEIZER = Method(
    "KEIZ",
    mark("Keizer points"),
    _own,
    short=lambda: trp("at most 5 columns", "Keiz"),
    parts=SIXTHS,
)
