"""Sheets of a paper as PDF, drawn by Typst in the fonts of all papers."""

# no words in this file: keys that Typst reads
from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch
from pathlib import Path
from typing import Any

from paircard.core.papers.drawing import Fill, Sheet, Stroke, Text
from paircard.data.papers.pdf.letters import Letters
from paircard.data.papers.pdf.typst_data import line_told

SHEET = Path(__file__).with_name("pdf") / "drawing.typ"


def sheets_told(title: str, sheets: Sequence[Sheet], letters: Letters) -> dict[str, Any]:
    """Return sheets in dictionaries and lists, as `drawing.typ` reads them."""
    return {
        "title": line_told(title, letters),
        "wall": False,
        "smallest": 0,
        "sheets": [
            {"width": each.width, "height": each.height, "shapes": [_told(shape, letters) for shape in each.shapes]}
            for each in sheets
        ],
    }


@singledispatch
def _told(shape: object, letters: Letters) -> dict[str, Any]:
    raise TypeError(shape, letters)


@_told.register
def _(shape: Text, letters: Letters) -> dict[str, Any]:
    return {
        "kind": "text",
        "line": line_told(shape.text, letters),
        "x": shape.x,
        "y": shape.y,
        "width": shape.width,
        "height": shape.height,
        "size": shape.size,
        "side": shape.side,
        "bold": shape.bold,
        "turned": shape.turned,
    }


@_told.register
def _(shape: Stroke, _: Letters) -> dict[str, Any]:
    points = [list(point) for point in shape.points]
    return {"kind": "stroke", "points": points, "width": shape.width, "dash": shape.dash, "grey": shape.grey}


@_told.register
def _(shape: Fill, _: Letters) -> dict[str, Any]:
    where = {"x": shape.x, "y": shape.y, "width": shape.width, "height": shape.height}
    return {"kind": "fill", **where, "grey": shape.grey}
