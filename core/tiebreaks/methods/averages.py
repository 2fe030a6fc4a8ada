"""Averages of what the opponents met have: Buchholz, performance, perfect performance."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from paircard.core.event.card import PairingCard
from paircard.core.event.ids import Place
from paircard.core.tiebreaks.field import GAMES, Field, Tied
from paircard.core.tiebreaks.figure import Figure, Item, Number
from paircard.core.tiebreaks.methods.buchholz import BUCHHOLZ
from paircard.core.tiebreaks.methods.performance import PTP, TPR
from paircard.core.tiebreaks.tie_break import Figures, Method, Options
from paircard.core.tiebreaks.written import rounded
from paircard.core.values.language import mark


def _averaging(method: Method) -> Callable[[Field, Options, Tied], Figures]:
    def figures(field: Field, options: Options, tied: Tied) -> Figures:
        everybody = method.figures(field, options, Tied(tuple(field.cards), Place(1)))
        whole = options.profile.whole_ratings and method.show == "whole"
        return {id_: _figure(field.cards[id_], everybody, whole=whole) for id_ in tied.ids}

    def _figure(card: PairingCard, everybody: Figures, *, whole: bool) -> Figure:
        items = tuple(
            Item.of(record, value, "opponent's value")
            for record in card.lines
            if record.kind in GAMES and record.opponent is not None
            if (value := everybody[record.opponent].value) is not None
        )
        average: Number | None = Fraction(sum(item.value for item in items), len(items)) if items else None
        return Figure(rounded(average) if whole and average is not None else average, items)

    return figures


AVERAGE_BUCHHOLZ = Method(
    "AOB",
    mark("Average of the opponents' Buchholz"),
    _averaging(BUCHHOLZ),
    parts=2,
    show="decimals",
    modifiers=frozenset({"C", "M", "F"}),
    by_profile=True,
    names_profile=True,
    by_score=True,
)
AVERAGE_PERFORMANCE = Method(
    "APRO",
    mark("Average of the opponents' performance"),
    _averaging(TPR),
    show="whole",
    modifiers=frozenset({"U"}),
    by_profile=True,
)
AVERAGE_PERFECT_PERFORMANCE = Method(
    "APPO",
    mark("Average of the opponents' perfect performance"),
    _averaging(PTP),
    show="whole",
    modifiers=frozenset({"U"}),
    by_profile=True,
)
