"""Plots can be read: what their key says is on the page, and no two ways to play look the same."""

from __future__ import annotations

import re

from paircard.core.lab.estimate import Estimate
from paircard.core.lab.experiment import Cell, Contender, FieldPlan
from paircard.core.lab.summary import Line
from paircard.data.lab.plots import Plot, by_about

LABELS = [f"Swiss of many rounds, rating_error {number}00" for number in range(1, 9)]


def _lines() -> list[Line]:
    cells = [Cell(at, label, Contender(label, "dutch-2026"), FieldPlan(), 9, {}) for at, label in enumerate(LABELS, 1)]
    return [Line(cell, "top", about, Estimate(0.5, 0.1, 50), None) for cell in cells for about in ("2", "4")]


def test_the_key_of_many_ways_to_play_is_whole() -> None:
    drawn = by_about(_lines(), Plot("top", "of the strongest", percent=True))
    width = float(re.search(r'viewBox="0 0 ([\d.]+)', drawn)[1])  # type: ignore[index]
    places = dict.fromkeys(LABELS, 0.0) | {
        said: float(left) for left, said in re.findall(r'<text[^>]* x="([\d.]+)"[^>]*>(Swiss[^<]*)<', drawn)
    }
    assert all(left > 0 and left + 5 * len(label) < width for label, left in places.items())
