"""Sonneborn-Berger: the opponents' scores, each times the points scored against them."""

from __future__ import annotations

from core.language import mark
from core.tiebreaks.field import Field, Tied
from core.tiebreaks.methods.buchholz import entries, figure
from core.tiebreaks.tie_break import Figures, Method, Options


def _sonneborn_berger(field: Field, options: Options, tied: Tied) -> Figures:
    """Half points times half points: quarter points."""
    made = entries(field, options)
    return {id_: figure(made[id_], [entry.score * entry.result for entry in made[id_]], options) for id_ in tied.ids}


SONNEBORN_BERGER = Method(
    "SB",
    mark("Sonneborn-Berger"),
    _sonneborn_berger,
    parts=4,
    modifiers=frozenset({"C", "P"}),
    by_profile=True,
    names_profile=True,
)
