"""Figures that were made elsewhere and typed."""

from __future__ import annotations

from paircard.core.event.figure_facts import FigureTyped
from paircard.core.event.fold.established import Facts, Steps, need_players
from paircard.core.values.frozen import replace


def _typed(facts: Facts, event: FigureTyped) -> Facts:
    need_players(facts, (event.id,))
    kept = {id_: figure for id_, figure in facts.figures.items() if id_ != event.id}
    return replace(facts, figures=kept if event.thousandths is None else {**kept, event.id: event.thousandths})


STEPS: Steps = {FigureTyped: _typed}
