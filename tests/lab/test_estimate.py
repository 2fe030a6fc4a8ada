"""Intervals hold what they promise, for few events and near 0 and 1."""

from __future__ import annotations

from math import comb, isclose, sqrt
from statistics import fmean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paircard.core.lab.estimate import estimate, student

VALUES = st.lists(st.floats(0, 1), min_size=2, max_size=30)


def test_students_t_is_that_of_the_tables() -> None:
    """To the three digits that tables of Student's t print for 95 %, two-sided."""
    printed = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 6: 2.447, 8: 2.306, 10: 2.228, 15: 2.131, 30: 2.042}
    assert {each: round(student(each), 3) for each in printed} == printed


@given(st.lists(st.floats(-1000, 1000), min_size=2, max_size=30))
def test_a_mean_has_the_interval_of_student(values: list[float]) -> None:
    found = estimate(values)
    width = student(len(values) - 1) * stdev(values) / sqrt(len(values))
    assert isclose(found.mean, fmean(values), abs_tol=1e-6)
    assert isclose(found.half_width, width, rel_tol=1e-6, abs_tol=1e-6)


@given(VALUES)
def test_a_share_stays_a_share(values: list[float]) -> None:
    found = estimate(values, 0, 1)
    assert 0 <= found.low <= found.high <= 1
    assert found.low <= found.mean + 1e-9
    assert found.mean <= found.high + 1e-9
    assert found.half_width > 0, "no number of events makes a share certain"


@pytest.mark.parametrize("events", [4, 8, 20, 50])
def test_the_true_share_is_inside_as_often_as_promised(events: int) -> None:
    """Every outcome of so many events, weighed by how probable it is: 19 times of 20, for no share much less."""
    found = [estimate([1.0] * won + [0.0] * (events - won), 0, 1) for won in range(events + 1)]
    held = [
        sum(
            comb(events, won) * share**won * (1 - share) ** (events - won)
            for won in range(events + 1)
            if found[won].low <= share <= found[won].high
        )
        for share in (each / 100 for each in range(2, 99))
    ]
    assert min(held) > 0.93
    assert fmean(held) > 0.95


def test_one_event_tells_no_interval() -> None:
    assert not estimate([0.5]).has_interval
    assert estimate([0.5]).events == 1
