"""Figures made elsewhere, as they were typed: the only column that this program does not work out."""

from __future__ import annotations

from paircard.core.tiebreaks.field import Field, Tied
from paircard.core.tiebreaks.figure import Figure, Item
from paircard.core.tiebreaks.tie_break import Figures, Method, Options
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr, trp
from paircard.core.values.pattern import pattern
from paircard.core.values.said import said

PARTS = 1000
"""A typed figure has three decimals at most."""
_TYPED = pattern(r"(-?)([0-9]{1,6})(?:[.,]([0-9]{1,3}))?")  # no words: a form


def figure_typed(text: str) -> int:
    """Return a figure in thousandths; raise `Refusal` for what is none.

    >>> figure_typed("12.5"), figure_typed("3½"), figure_typed("-0,125")
    (12500, 3500, -125)
    """
    found = _TYPED.fullmatch(text.strip().replace("½", ".5"))
    if found is None:
        wrong = said("{typed} is no figure: type a number such as 12.5, with three decimals at most.", typed=text)
        raise Refusal(wrong, field="figure")
    sign, whole, decimals = found.groups()
    thousandths = int(whole) * PARTS + int((decimals or "").ljust(3, "0"))
    return -thousandths if sign else thousandths


def _external(field: Field, _: Options, tied: Tied) -> Figures:
    return {id_: _figure(field.figures.get(id_)) for id_ in tied.ids}


def _figure(typed: int | None) -> Figure:
    if typed is None:
        return Figure(None, remark=tr("no figure is typed"))
    return Figure(typed, (Item(0, typed, "typed"),))  # no words: a key of the rules


EXTERNAL = Method(
    "EXT",
    mark("Figures made elsewhere, as typed"),
    _external,
    short=lambda: trp("at most 5 columns", "Ext"),
    parts=PARTS,
)
