"""What papers that are drawn have in common: sheets in both formats, and where a card or a line for a name stands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

from paircard.core.papers.drawing import UPRIGHT, Fill, Shape, Sheet, Size, Stroke, level
from paircard.core.papers.paper import Sheets

HALF = (210.0, 148.5)
"""Half a sheet of A4, as a card that lies."""


def enlarged(draw: Callable[[], Iterable[Sheet]]) -> Sheets:
    """Return what draws sheets of A4, and on A3 the same, larger."""

    def sheets(size: Size) -> tuple[Sheet, ...]:
        times = UPRIGHT[size][0] / UPRIGHT["A4"][0]
        return tuple(_times(sheet, times) for sheet in draw())

    return sheets


def _times(sheet: Sheet, times: float) -> Sheet:
    if times == 1:
        return sheet
    shapes = tuple(_larger(shape, times) for shape in sheet.shapes)
    return replace(sheet, width=sheet.width * times, height=sheet.height * times, shapes=shapes)


def _larger(shape: Shape, times: float) -> Shape:
    if isinstance(shape, Stroke):
        points = tuple((x * times, y * times) for x, y in shape.points)
        return replace(shape, points=points, width=shape.width * times)
    box = (shape.x * times, shape.y * times, shape.width * times, shape.height * times)
    x, y, width, height = box
    if isinstance(shape, Fill):
        return replace(shape, x=x, y=y, width=width, height=height)
    return replace(shape, x=x, y=y, width=width, height=height, size=shape.size * times)


def moved(shapes: Iterable[Shape], right: float, down: float) -> Iterator[Shape]:
    """Yield shapes somewhere else."""
    for shape in shapes:
        if isinstance(shape, Stroke):
            yield replace(shape, points=tuple((x + right, y + down) for x, y in shape.points))
        else:
            yield replace(shape, x=shape.x + right, y=shape.y + down)


def tiled(
    cards: Sequence[Sequence[Shape]], across: int, down: int, card: tuple[float, float], cuts: Iterable[Shape]
) -> Iterator[Sheet]:
    """Yield sheets of cards of one size, in the middle of each, over lines to cut along."""
    width, height = UPRIGHT["A4"]
    (own_width, own_height), marks = card, tuple(cuts)
    left, top = (width - across * own_width) / 2, (height - down * own_height) / 2
    a_sheet = across * down
    for first in range(0, len(cards), a_sheet):
        shapes = list(marks)
        for at, each in enumerate(cards[first : first + a_sheet]):
            shapes += moved(each, left + at % across * own_width, top + at // across * own_height)
        yield Sheet(width, height, tuple(shapes))


def halved(cards: Sequence[Sequence[Shape]]) -> Iterator[Sheet]:
    """Yield sheets of two cards, with a line between to cut along."""
    width, height = HALF
    return tiled(cards, 1, 2, HALF, (level(0, height, width, 0.1, dash="dashed", grey=150),))
