"""What a report shows: bars as long as what they stand for, and no difference that chance may have made."""

from __future__ import annotations

import pytest

from paircard.core.lab.estimate import Estimate
from paircard.core.lab.experiment import Contender, Experiment, FieldPlan
from paircard.core.lab.summary import Line
from paircard.data.lab.in_terminal import BAR, as_lines

CONTENDERS = (Contender("one", "dutch-2026"), Contender("other", "swiss-1998"))
EXPERIMENT = Experiment("trial", "?", CONTENDERS, FieldPlan(players=8), rounds=4)


def bars(*means: tuple[float, float]) -> list[int]:
    """The bars of two figures, by their means and what those may be off by."""
    estimates = [Estimate(mean, mean - off, mean + off, 100) for mean, off in means]
    cells = EXPERIMENT.cells()
    lines = [Line(cell, "kendall", "", each, None) for cell, each in zip(cells, estimates, strict=True)]
    whole = as_lines(EXPERIMENT, lines, {}, file="experiment.toml", plain=True)
    told = [line for line in whole if line.startswith(("  one ", "  other "))]
    return [line.count("#") for line in told]


@pytest.mark.parametrize(
    ("one", "other", "apart"),
    [
        ((0.6350, 0.0005), (0.6351, 0.0005), 0),  # a fifth of what chance may do
        ((0.62, 0.01), (0.63, 0.01), 0),
        ((0.60, 0.001), (0.63, 0.001), 8),  # thirty times as much: begun 0.032 below
        ((0.20, 0.01), (0.60, 0.01), 11),  # from nothing on
    ],
)
def test_bars_show_no_difference_that_chance_may_have_made(
    one: tuple[float, float], other: tuple[float, float], apart: int
) -> None:
    shorter, longer = bars(one, other)
    assert longer == BAR
    assert longer - shorter == apart


def test_bars_of_the_same_are_whole() -> None:
    assert bars((0.5, 0.0), (0.5, 0.0)) == [BAR, BAR]
    assert bars((0.5, 0.02), (0.5, 0.02)) == [BAR, BAR]


def test_what_a_measure_is_about_stands_under_the_way_to_play() -> None:
    """So no name is cut, however long both are."""
    one, other = EXPERIMENT.cells()
    points = Estimate(375.463, 360.506, 390.42, 40)
    lines = [Line(cell, "strength-difference", str(round_), points, None) for cell in (one, other) for round_ in (1, 2)]
    told = [*as_lines(EXPERIMENT, lines, {}, file="experiment.toml", plain=True)]
    at = told.index("  one")
    assert told[at + 1] == f"    1 {'#' * BAR} 375 ± 15"
    assert told[at + 3] == "  other"
