"""Figures of all events become means: block by block, differences event by event, a dash where a measure lacks."""

from __future__ import annotations

from math import isclose
from statistics import fmean

from hypothesis import given
from hypothesis import strategies as st

from paircard.core.lab.experiment import Contender, Experiment, FieldPlan
from paircard.core.lab.summary import Line, Row, summary
from paircard.data.lab.figures import written
from paircard.data.lab.tables import as_csv

EXPERIMENT = Experiment(
    "trial", "?", (Contender("swiss", "dutch-2026"), Contender("cup", "knockout")), FieldPlan(players=8), rounds=3
)


def line_of(lines: tuple[Line, ...], label: str, measure: str) -> Line:
    """The figure of a contender."""
    return next(line for line in lines if (line.cell.label, line.measure) == (label, measure))


def figures(lines: tuple[Line, ...]) -> list[float]:
    """All means with their ends."""
    estimates = [each for line in lines for each in (line.estimate, line.difference) if each is not None]
    return [figure for each in estimates for figure in (each.mean, each.low, each.high)]


@given(st.lists(st.tuples(st.floats(0, 1), st.floats(0, 1)), min_size=2, max_size=20), st.integers(1, 7))
def test_blocks_of_any_size_give_the_same_means(values: list[tuple[float, float]], size: int) -> None:
    blocks = []
    for first in range(0, len(values), size):
        block: dict[int, list[Row]] = {1: [], 2: []}
        for event, (one, other) in enumerate(values[first : first + size], first + 1):
            block[1].append((event, "winner", "", one))
            block[2].append((event, "winner", "", other))
        blocks.append(block)
    lines = summary(EXPERIMENT, blocks)
    at_once = summary(EXPERIMENT, [{cell: [row for block in blocks for row in block[cell]] for cell in (1, 2)}])
    assert all(isclose(*each, abs_tol=1e-9) for each in zip(figures(lines), figures(at_once), strict=True))
    found = line_of(lines, "cup", "winner")
    others = [other for _, other in values]
    assert found.difference is not None
    assert isclose(found.estimate.mean, fmean(others), abs_tol=1e-9)
    assert 0 <= found.estimate.low <= found.estimate.mean <= found.estimate.high <= 1 + 1e-9
    assert -1 <= found.difference.low <= found.difference.high <= 1
    assert isclose(found.difference.mean, fmean(other - one for one, other in values), abs_tol=1e-9)
    assert line_of(lines, "swiss", "winner").difference is None


def test_a_measure_that_means_nothing_in_a_system_is_a_dash() -> None:
    lines = summary(EXPERIMENT, [{1: [(1, "floats", "", 0.25), (1, "winner", "", 1.0)], 2: [(1, "winner", "", 0.0)]}])
    lacking = line_of(lines, "cup", "floats")
    assert written("floats", lacking.estimate) == "-"
    assert as_csv([lacking]).splitlines()[1] == "2,cup,knockout,,,,,0,,,"


def test_an_event_that_only_one_has_played_makes_no_difference() -> None:
    lines = summary(EXPERIMENT, [{1: [(1, "winner", "", 1.0)], 2: [(1, "winner", "", 0.0), (2, "winner", "", 1.0)]}])
    difference = line_of(lines, "cup", "winner").difference
    assert difference is not None
    assert (difference.mean, difference.events) == (-1.0, 1)
