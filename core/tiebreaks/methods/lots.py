"""Lots, the last criterion of F10: only what was drawn and recorded for exactly these players counts."""

from __future__ import annotations

from paircard.core.event.ids import Place
from paircard.core.tiebreaks.field import Field, Tied
from paircard.core.tiebreaks.figure import Figure
from paircard.core.tiebreaks.tie_break import Figures, Method, Options
from paircard.core.values.language import mark, tr, trp
from paircard.core.values.points import format_decimal


def purpose_of_lots(field: Field, points: int) -> str:
    """Say what lots among players with these half points are drawn for, such as `final:2.5`."""
    number = format_decimal(points).removesuffix(".0")
    return f"final:{number}" if field.final else f"after round {field.after}:{number}"  # no words: stored


def _lots(field: Field, _: Options, tied: Tied) -> Figures:
    """Never drawn silently: without a record of this group the tie stays, and the remark asks for the draw."""
    order = field.lots.get((purpose_of_lots(field, tied.points), frozenset(tied.ids)))
    if order is None:
        return {id_: Figure(None, remark=tr("lots are to be drawn")) for id_ in tied.ids}
    return {id_: Figure(order.index(id_) + 1, place=Place(order.index(id_) + 1)) for id_ in tied.ids}


LOTS = Method("LOTS", mark("Lots, as recorded"), _lots, short=lambda: trp("at most 5 columns", "Lots"), tied_only=True)
