"""Sheets of a paper as SVG: what is drawn, to the millimetre, with its letters as text."""

# no words in this file: markup
from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import singledispatch
from html import escape

from paircard.core.papers.drawing import Fill, Sheet, Stroke, Text

POINT = 25.4 / 72
"""In millimetres."""
_LINE = 1.25
"""Of a line of text, in parts of the size of its type."""
_SHRINK = 0.93
_DASHES = {"solid": "", "dashed": ' stroke-dasharray="2 1.2"', "dotted": ' stroke-dasharray=".4 1"'}
_ANCHORS = {"left": "start", "centre": "middle", "right": "end"}


def svg(sheet: Sheet) -> str:
    """Return a sheet as a picture of its own size."""
    size = f'width="{sheet.width:g}mm" height="{sheet.height:g}mm" viewBox="0 0 {sheet.width:g} {sheet.height:g}"'
    told = f' role="img" aria-label="{escape(sheet.told)}"' if sheet.told else ""
    return f'<svg class="sheet" {size}{told}>{"".join(map(draw_shape, sheet.shapes))}</svg>'


@singledispatch
def draw_shape(shape: object) -> str:
    """Return a shape."""
    raise TypeError(shape)


@draw_shape.register
def _(shape: Stroke) -> str:
    points = " ".join(f"{x:g},{y:g}" for x, y in shape.points)
    grey = f"#{shape.grey:02x}{shape.grey:02x}{shape.grey:02x}"
    return (
        f'<polyline points="{points}" fill="none" stroke="{grey}" stroke-width="{shape.width:g}"{_DASHES[shape.dash]}/>'
    )


@draw_shape.register
def _(shape: Fill) -> str:
    grey = f"#{shape.grey:02x}{shape.grey:02x}{shape.grey:02x}"
    return f'<rect x="{shape.x:g}" y="{shape.y:g}" width="{shape.width:g}" height="{shape.height:g}" fill="{grey}"/>'


@draw_shape.register
def _(shape: Text) -> str:
    size, lines = set_in_box(shape)
    step = size * _LINE
    x = shape.x + {"left": 0.0, "centre": shape.width / 2, "right": shape.width}[shape.side]
    first = shape.y + (shape.height - step * len(lines)) / 2 + size
    weight = ' font-weight="bold"' if shape.bold else ""
    around = f"{shape.x + shape.width / 2:g} {shape.y + shape.height / 2:g}"
    turned = f' transform="rotate(180 {around})"' if shape.turned else ""
    spans = "".join(f'<tspan x="{x:g}" y="{first + at * step:.2f}">{line}</tspan>' for at, line in _escaped(lines))
    return f'<text font-size="{size:.2f}" text-anchor="{_ANCHORS[shape.side]}"{weight}{turned}>{spans}</text>'


def _escaped(lines: list[str]) -> Iterator[tuple[int, str]]:
    """Yield lines as markup; where a text goes on below, a blank keeps its words apart for who reads it out."""
    for at, line in enumerate(lines, 1):
        yield at - 1, escape(line) + ("" if at == len(lines) else " ")


def set_in_box(shape: Text) -> tuple[float, list[str]]:
    """Return the size of the type in millimetres and the lines of a text, as they stand in its box."""
    size = shape.size * POINT
    while True:
        lines = _broken(shape.text, shape.width / size)
        if size < 0.5 or (len(lines) * size * _LINE <= shape.height and _widest(lines) * size <= shape.width):
            return size, lines
        size *= _SHRINK


def _broken(text: str, room: float) -> list[str]:
    """Return a text in lines that take no more room than there is, in parts of the size of the type."""
    lines: list[str] = [""]
    for word in text.split():
        joined = f"{lines[-1]} {word}".strip()
        if lines[-1] and breadth(joined) > room:
            lines.append(word)
        else:
            lines[-1] = joined
    return lines


def _widest(lines: list[str]) -> float:
    return max(map(breadth, lines))


def breadth(text: str) -> float:
    """Return how broad a text is at most in a usual font, in parts of the size of its type.

    Nobody knows which font a browser takes: it is meant to be on the safe side.
    """
    return sum(map(_letter, text))


def _letter(letter: str) -> float:
    if unicodedata.combining(letter):
        return 0.0
    if unicodedata.east_asian_width(letter) in "WF":
        return 1.05
    if letter in "WMЩШЖЮ@m—":
        return 1.0
    if letter.isupper():
        return 0.78
    return 0.32 if letter in "iljI.,:;'|! " else 0.63
