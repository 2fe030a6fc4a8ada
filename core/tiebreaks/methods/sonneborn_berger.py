"""Sonneborn-Berger: the opponents' scores, each times the points scored against them."""

from __future__ import annotations

from collections.abc import Sequence

from paircard.core.tiebreaks.cut import Entry
from paircard.core.tiebreaks.field import Field, Tied
from paircard.core.tiebreaks.figure import Figure
from paircard.core.tiebreaks.opponents_scores import entries, figure
from paircard.core.tiebreaks.team_field import TeamField
from paircard.core.tiebreaks.tie_break import Figures, Method, Options
from paircard.core.values.language import mark


def _sonneborn_berger(field: Field, options: Options, tied: Tied) -> Figures:
    """Half points times half points: quarter points."""
    made = entries(field, options)
    return {id_: _figure(made[id_], options, told=not isinstance(field, TeamField)) for id_ in tied.ids}


def _figure(made: Sequence[Entry], options: Options, *, told: bool) -> Figure:
    times = [entry.result for entry in made]
    return figure(made, [entry.score * entry.result for entry in made], options, None if told else times)


SONNEBORN_BERGER = Method(
    "SB",
    mark("Sonneborn-Berger"),
    _sonneborn_berger,
    parts=4,
    modifiers=frozenset({"C", "P"}),
    by_profile=True,
    names_profile=True,
    by_score=True,
)
