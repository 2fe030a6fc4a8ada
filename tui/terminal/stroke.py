"""A piece of text, where it belongs, and how it looks."""

from __future__ import annotations

from typing import NamedTuple

from paircard.tui.terminal.pen import Place
from paircard.tui.terminal.style import Style


class Stroke(NamedTuple):
    """One cell, unless its width is unsure, or it is a gap of blanks."""

    place: Place
    text: str
    style: Style
    sure: bool = True
