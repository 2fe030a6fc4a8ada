"""Places as lines, the first place on top: drawn as SVG, in the colours of the page."""

# no words in this file: markup
from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from paircard.core.pages.parts import Chart, Path
from paircard.core.papers.columns import round_mark
from paircard.data.papers.escaped import escape

WIDTH, TOP, LEFT, STEP = 640, 24, 34, 16
"""`STEP` is the least between two names at the end of their lines."""
NAMES, HEIGHT = 130, 200
STYLES = 5
"""So many lines can be told apart."""
LETTERS = 17


def draw_chart(chart: Chart) -> Iterator[str]:
    """Yield the picture with its title."""
    lowest = max((place for path in chart.paths for place in path.places if place), default=1)
    worst = chart.worst if len(chart.paths) == 1 else max(lowest, 2)
    told = "; ".join(_told(path) for path in chart.paths)
    yield f'<section class="panel chart"><h2>{escape(chart.title)}</h2>'
    yield f'<svg viewBox="0 0 {WIDTH} {TOP + HEIGHT + 24}" role="img" aria-label="{escape(told)}">'
    names = LEFT if len(chart.paths) == 1 else NAMES
    yield from _grid(worst, tuple(round_mark(number) for number in range(1, chart.rounds + 1)), names)
    for at, path in enumerate(chart.paths):
        yield from _path(path, at % STYLES, chart, worst, names)
    if len(chart.paths) > 1:
        yield from _names(chart, worst)
    yield "</svg></section>"


@lru_cache(maxsize=8)
def _grid(worst: int, marks: tuple[str, ...], names: int) -> tuple[str, ...]:
    """Return the lines of places and the rounds below them: the same on the page of everybody."""
    drawn = []
    for place in _lines(worst):
        y = _y(place, worst)
        drawn.append(f'<path class="grid" d="M{LEFT} {y:g}H{WIDTH - names}"/>')
        drawn.append(f'<text x="{LEFT - 8}" y="{y + 4:g}" text-anchor="end">{place}</text>')
    for number, mark in enumerate(marks, 1):
        x = _x(number, len(marks), names)
        if len(marks) <= 12 or number % 5 == 0:
            drawn.append(f'<text x="{x:g}" y="{TOP + HEIGHT + 20}" text-anchor="middle">{escape(mark)}</text>')
    return tuple(drawn)


def _told(path: Path) -> str:
    return f"{path.who}: {', '.join('-' if place is None else str(place) for place in path.places)}"


def _lines(worst: int) -> list[int]:
    return sorted({1, *(round(1 + (worst - 1) * part / 4) for part in range(5))})


def _x(number: int, rounds: int, names: int) -> float:
    return round(LEFT + 14 + (WIDTH - names - LEFT - 28) * (number - 1) / max(1, rounds - 1), 1)


def _y(place: int, worst: int) -> float:
    return round(TOP + HEIGHT * (place - 1) / max(1, worst - 1), 1)


def _path(path: Path, style: int, chart: Chart, worst: int, names: int) -> Iterator[str]:
    points = [(_x(at, chart.rounds, names), _y(place, worst)) for at, place in enumerate(path.places, 1) if place]
    if points:
        yield f'<path class="path l{style}" d="M{"L".join(f"{x:g} {y:g}" for x, y in points)}"/>'
        x, y = points[-1]
        yield f'<path class="path l{style} dot" d="M{x:g} {y:g}h0"/>'
        if len(chart.paths) == 1:
            yield f'<text class="end" x="{x:g}" y="{y - 9:g}" text-anchor="middle">{path.places[-1]}</text>'


def _names(chart: Chart, worst: int) -> Iterator[str]:
    """Yield the names at the height of their last places, apart from each other, each with a piece of its line."""
    last = sorted((path.places[-1] or worst, at, path.who) for at, path in enumerate(chart.paths) if path.places)
    y = 0.0
    for place, at, who in last:
        y = max(y + STEP, _y(place, worst))
        name = who if len(who) <= LETTERS else f"{who[: LETTERS - 1]}…"
        start = WIDTH - NAMES + 4
        yield f'<path class="path l{at % STYLES}" d="M{start} {y:g}h14"/>'
        yield f'<text class="end" x="{start + 20}" y="{y + 4:g}">{escape(name)}</text>'
