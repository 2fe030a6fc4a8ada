"""What is drawn on a sheet, in millimetres from its upper left corner. How lines are set is decided where they are."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from paircard.core.values.frozen import dataclass

Side = Literal["left", "right", "centre"]
Size = Literal["A4", "A3"]  # no words: names of formats
Dash = Literal["solid", "dashed", "dotted"]  # no words: keys

UPRIGHT: dict[Size, tuple[float, float]] = {"A4": (210, 297), "A3": (297, 420)}
"""Width and height of a sheet."""


@dataclass(frozen=True, slots=True)
class Text:
    """A text in a box: as large as wanted, or as the box allows; it goes on below where that leaves it larger."""

    text: str
    x: float
    y: float
    width: float
    height: float
    size: float
    """In points: the largest it may be."""
    side: Side = "left"
    bold: bool = False
    turned: bool = False
    """Whether it stands on its head."""


@dataclass(frozen=True, slots=True)
class Stroke:
    """A line through points."""

    points: tuple[tuple[float, float], ...]
    width: float = 0.25
    dash: Dash = "solid"
    grey: int = 0
    """0 black, 255 white."""


@dataclass(frozen=True, slots=True)
class Fill:
    """A box of one grey."""

    x: float
    y: float
    width: float
    height: float
    grey: int = 0


Shape = Text | Stroke | Fill


@dataclass(frozen=True, slots=True)
class Sheet:
    """A sheet of paper."""

    width: float
    height: float
    shapes: tuple[Shape, ...]
    told: str = ""
    """What it shows, for whoever does not see it; empty where the texts on it say that themselves."""


def upright(shapes: Iterable[Shape], size: Size = "A4", told: str = "") -> Sheet:
    """Return a sheet as it is read."""
    width, height = UPRIGHT[size]
    return Sheet(width, height, tuple(shapes), told)


def lying(shapes: Iterable[Shape], size: Size = "A4", told: str = "") -> Sheet:
    """Return a sheet that is broader than high."""
    width, height = UPRIGHT[size]
    return Sheet(height, width, tuple(shapes), told)


def level(x: float, y: float, length: float, width: float = 0.25, *, dash: Dash = "solid", grey: int = 0) -> Stroke:
    """Return a line from left to right."""
    return Stroke(((x, y), (x + length, y)), width, dash, grey)


def plumb(x: float, y: float, length: float, width: float = 0.25, *, dash: Dash = "solid", grey: int = 0) -> Stroke:
    """Return a line from top to bottom."""
    return Stroke(((x, y), (x, y + length)), width, dash, grey)


def frame(x: float, y: float, width: float, height: float, line: float = 0.25) -> Stroke:
    """Return the four sides of a box."""
    corners = ((x, y), (x + width, y), (x + width, y + height), (x, y + height), (x, y))
    return Stroke(corners, line)
