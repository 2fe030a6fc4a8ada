"""Plots of the figures of a run as SVG, each a string to stand in a page."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from core.lab.summary import Line

# no words in this file: the page says what a plot shows
_COLOURS = ("#8a5c3d", "#274b80", "#00634a", "#7a1fa0", "#9a3b00", "#54514a")
"""Told apart by the colour-blind too, and the marks differ as well."""
_MARKS = ("o", "s", "^", "D", "v", "P")
_WIDTH, _HEIGHT = 7.2, 0.42
"""Inches: of a plot, and of one of its lines."""


def intervals(lines: Sequence[Line]) -> str:
    """Draw one figure of every cell with its interval, a cell a line."""
    labels = [line.cell.label for line in lines]
    figure = Figure(figsize=(_WIDTH, 0.8 + _HEIGHT * len(labels)), layout="constrained")
    axes = figure.subplots()
    for at, line in enumerate(lines):
        _point(axes, line.estimate.mean, at, line.estimate.half_width, at)
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.5, -0.5)
    return _drawn(figure, axes)


def by_about(lines: Sequence[Line]) -> str:
    """Draw figures along what they are about (rounds, tie-breaks, criteria), a line for every cell."""
    abouts = list(dict.fromkeys(line.about for line in lines))
    labels = list(dict.fromkeys(line.cell.label for line in lines))
    figure = Figure(figsize=(_WIDTH, 3.4), layout="constrained")
    axes = figure.subplots()
    for at, label in enumerate(labels):
        mine = [line for line in lines if line.cell.label == label]
        where = [abouts.index(line.about) + 0.06 * (at - len(labels) / 2) for line in mine]
        means, widths = zip(*((line.estimate.mean, _width(line.estimate.half_width)) for line in mine), strict=True)
        (drawn, *_) = axes.errorbar(
            where, means, yerr=widths, capsize=2, label=label, color=_COLOURS[at % len(_COLOURS)]
        )
        drawn.set_marker(_MARKS[at % len(_MARKS)])
        drawn.set_linestyle("-" if all(about.isdigit() for about in abouts) else "none")
    axes.set_xticks(range(len(abouts)), abouts)
    figure.legend(loc="outside upper left", ncols=3, frameon=False)
    return _drawn(figure, axes)


def _point(axes: Axes, mean: float, at: int, half_width: float, style: int) -> None:
    colour, mark = _COLOURS[style % len(_COLOURS)], _MARKS[style % len(_MARKS)]
    axes.errorbar([mean], [at], xerr=[_width(half_width)], color=colour, marker=mark, capsize=3)


def _width(half_width: float) -> float:
    return half_width if half_width == half_width else 0.0  # a single event has no interval


def _drawn(figure: Figure, axes: Axes) -> str:
    """Return the plot as SVG; the same figures give the same bytes."""
    axes.grid(visible=True, axis="both", color="#cccccc", linewidth=0.5)
    axes.spines[["top", "right"]].set_visible(False)
    text = StringIO()
    with mpl.rc_context({"svg.hashsalt": "paircard", "svg.fonttype": "none"}):
        figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None})
    return text.getvalue().partition("<svg")[1] + text.getvalue().partition("<svg")[2]
