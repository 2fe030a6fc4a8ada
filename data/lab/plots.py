"""Plots of the figures of a run as SVG, each a string to stand in a page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from io import StringIO

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.lines import Line2D

from paircard.core.lab.estimate import Estimate
from paircard.core.lab.experiment import told
from paircard.core.lab.summary import Line
from paircard.core.values.language import tr

# no words in this file: what it says stands in `tr`, the rest is a matter of drawing
_COLOURS = ("#8a5c3d", "#274b80", "#00634a", "#7a1fa0", "#9a3b00", "#54514a")
"""Told apart by the colour-blind too, and the marks differ as well."""
_MARKS = ("o", "s", "^", "D", "v", "P", "X")
"""One more than colours: the seventh line has the first colour, but not the first mark."""
_WIDTH, _HEIGHT = 7.2, 0.42
"""Inches: of a plot, and of one of its lines."""
_ROW, _COLUMNS, _SAMPLE = 0.2, 80, 7
"""The key of a plot: inches of a row, characters across, characters that the sample of a line takes."""


@dataclass(frozen=True, slots=True)
class Plot:
    """What a plot says of itself."""

    label: str
    about: str
    """What stands along its axis, where it has several figures of an event."""
    percent: bool

    @property
    def scale(self) -> float:
        """Return by what figures are multiplied, so that the plot shows what the table does."""
        return 100 if self.percent else 1

    @property
    def unit(self) -> str:
        """Return what its figures are counted in."""
        return "%" if self.percent else ""

    @property
    def told(self) -> str:
        """Return what is read aloud instead of it."""
        return tr("Plot: {measure}; the table below has its figures.", measure=self.label)


def intervals(lines: Sequence[Line], plot: Plot) -> str:
    """Draw one figure of every cell with its interval, a cell a line."""
    labels = [line.cell.label for line in lines]
    figure = Figure(figsize=(_WIDTH, 0.8 + _HEIGHT * len(labels)), layout="constrained")
    axes = figure.subplots()
    for at, line in enumerate(lines):
        colour, mark = _COLOURS[at % len(_COLOURS)], _MARKS[at % len(_MARKS)]
        reach = [[plot.scale * each] for each in _reach(line.estimate)]
        axes.errorbar([plot.scale * line.estimate.mean], [at], xerr=reach, color=colour, marker=mark, capsize=3)
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.5, -0.5)
    axes.set_xlabel(plot.unit)
    return _drawn(figure, axes, plot.told)


def by_about(lines: Sequence[Line], plot: Plot) -> str:
    """Draw figures along what they are about (rounds, tie-breaks, criteria), a line for every cell."""
    abouts = list(dict.fromkeys(line.about for line in lines))
    labels = list(dict.fromkeys(line.cell.label for line in lines))
    columns = max(1, min(3, _COLUMNS // (max(map(len, labels)) + _SAMPLE)))
    figure = Figure(figsize=(_WIDTH, 3.2 + _ROW * -(-len(labels) // columns)), layout="constrained")
    axes = figure.subplots()
    for at, label in enumerate(labels):
        mine = [line for line in lines if line.cell.label == label]
        where = [abouts.index(line.about) + 0.06 * (at - len(labels) / 2) for line in mine]
        means = [plot.scale * line.estimate.mean for line in mine]
        drawn = _line(axes, where, means, mine, plot, label, at)
        drawn.set_linestyle("-" if all(about.isdigit() for about in abouts) else "none")
    axes.set_xticks(range(len(abouts)), abouts)
    axes.set_xlabel(plot.about)
    axes.set_ylabel(plot.unit)
    figure.legend(loc="outside upper left", ncols=columns, frameon=False)
    return _drawn(figure, axes, plot.told)


def swept(lines: Sequence[Line], plot: Plot, key: str) -> str:
    """Draw one figure of every cell along the numbers that one key takes in turn, a line for every way to play."""
    names = list(dict.fromkeys(_beside(line, key) for line in lines))
    figure = Figure(figsize=(_WIDTH, 3.2 + _ROW * len(names)), layout="constrained")
    axes = figure.subplots()
    for at, name in enumerate(names):
        mine = sorted((line for line in lines if _beside(line, key) == name), key=lambda line: _value(line, key))
        means = [plot.scale * line.estimate.mean for line in mine]
        _line(axes, [_value(line, key) for line in mine], means, mine, plot, name, at)
    axes.set_xticks(sorted({_value(line, key) for line in lines}))
    axes.set_xlabel(key)
    axes.set_ylabel(plot.unit)
    figure.legend(loc="outside upper left", frameon=False)
    return _drawn(figure, axes, plot.told)


def _beside(line: Line, key: str) -> str:
    """Return what a cell is called but for the value of a key."""
    others = {name: value for name, value in line.cell.varied.items() if name != key}
    return ", ".join((line.cell.contender.label, *told(others)))


def _value(line: Line, key: str) -> float:
    return float(line.cell.varied[key])


def _line(
    axes: Axes, where: Sequence[float], means: Sequence[float], lines: Sequence[Line], plot: Plot, label: str, at: int
) -> Line2D:
    """Draw one way to play with its intervals; return what was drawn of the means."""
    reaches = [[plot.scale * each for each in _reach(line.estimate)] for line in lines]
    reach = [list(each) for each in zip(*reaches, strict=True)]
    colour = _COLOURS[at % len(_COLOURS)]
    drawn: Line2D = axes.errorbar(where, means, yerr=reach, capsize=2, label=label, color=colour)[0]
    drawn.set_marker(_MARKS[at % len(_MARKS)])
    return drawn


def _reach(estimate: Estimate) -> tuple[float, float]:
    """Return how far an interval reaches below and above its mean; a single event has none."""
    return (estimate.mean - estimate.low, estimate.high - estimate.mean) if estimate.has_interval else (0.0, 0.0)


def _drawn(figure: Figure, axes: Axes, told: str) -> str:
    """Return the plot as SVG, with words for who does not see it; the same figures give the same bytes."""
    axes.grid(visible=True, axis="both", color="#cccccc", linewidth=0.5)
    axes.spines[["top", "right"]].set_visible(False)
    text = StringIO()
    with mpl.rc_context({"svg.hashsalt": "paircard", "svg.fonttype": "none"}):
        figure.savefig(text, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    # ink and ground are those of the page, be it light or dark
    drawn = text.getvalue().partition("<svg")[2].replace("#000000", "currentColor")
    return f'<svg role="img" aria-label="{escape(told)}"{drawn}'
