"""What points of strength mean by a model of results: the scale on which everything else is measured."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from paircard.core.lab.experiment import Experiment, ResultPlan
from paircard.core.lab.game_ends import MODELS

APART = (100, 200, 400)
"""Points of strength between two players."""
AROUND = (-400, 0, 400)
"""Means of the two, from the mean of the field."""


def expected(white: float, black: float, plan: ResultPlan) -> float:
    """Return the points that White may expect of one game."""
    chances = MODELS[plan.model](white, black, plan)
    return chances.white + chances.draw / 2


def scale_of(experiment: Experiment) -> Iterator[tuple[ResultPlan, int, Sequence[float]]]:
    """Yield for every model that is played, and three means of two players, what the stronger expects of a game.

    By `APART`, over both colours.
    """
    plans = dict.fromkeys(cell.results for cell in experiment.cells())
    for plan in plans:
        for around in AROUND:
            mean = round(experiment.players.mean) + around
            yield plan, mean, tuple(_of_both_colours(mean, apart, plan) for apart in APART)


def _of_both_colours(mean: float, apart: float, plan: ResultPlan) -> float:
    """Return what the stronger of two expects of a game, with White and with Black alike.

    >>> round(_of_both_colours(2000, 400, ResultPlan("elo")), 3)
    0.909
    """
    strong, weak = mean + apart / 2, mean - apart / 2
    return (expected(strong, weak, plan) + 1 - expected(weak, strong, plan)) / 2
