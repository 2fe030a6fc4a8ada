"""Plots can be read: what their key says is on the page, and no two ways to play look the same."""

from __future__ import annotations

import re

import pytest

from paircard.core.lab.estimate import Estimate
from paircard.core.lab.experiment import Cell, Contender, FieldPlan, ResultPlan
from paircard.core.lab.summary import Line
from paircard.data.lab.plots import Plot, by_about, swept

LABELS = [f"Swiss of many rounds, rating_error {number}00" for number in range(1, 9)]


def _cell(at: int, label: str, **varied: float) -> Cell:
    return Cell(at, label, Contender(label, "dutch-2026"), FieldPlan(), 9, ResultPlan(), varied)


def _lines() -> list[Line]:
    cells = [_cell(at, label) for at, label in enumerate(LABELS, 1)]
    return [Line(cell, "top", about, Estimate(0.5, 0.4, 0.6, 50), None) for cell in cells for about in ("2", "4")]


def test_the_key_of_many_ways_to_play_is_whole() -> None:
    drawn = by_about(_lines(), Plot("top", "of the strongest", percent=True))
    width = float(re.search(r'viewBox="0 0 ([\d.]+)', drawn)[1])  # type: ignore[index]
    places = dict.fromkeys(LABELS, 0.0) | {
        said: float(left) for left, said in re.findall(r'<text[^>]* x="([\d.]+)"[^>]*>(Swiss[^<]*)<', drawn)
    }
    assert all(left > 0 and left + 5 * len(label) < width for label, left in places.items())


def test_what_is_tried_in_turn_is_a_curve_over_its_numbers() -> None:
    """One line a way to play, points where its numbers are, and no ground of its own under a dark page."""
    cells = [_cell(at, "2026", rounds=rounds) for at, rounds in enumerate((11, 5, 9), 1)]
    lines = [Line(cell, "winner", "", Estimate(0.5, 0.4, 0.6, 50), None) for cell in cells]
    drawn = swept(lines, Plot("the strongest wins", "", percent=True), "rounds")
    assert re.findall(r">(2026)<", drawn) == ["2026"]
    places = [float(re.search(rf'<text[^>]* x="([\d.]+)"[^>]*>{each}<', drawn)[1]) for each in (5, 9, 11)]  # type: ignore[index]
    assert places == sorted(places)
    assert (places[1] - places[0]) / (places[2] - places[1]) == pytest.approx(2, abs=0.1)
    assert "#ffffff" not in drawn
