"""What widgets draw, before it becomes bytes: a line of text moves no cursor and turns no text around."""

from __future__ import annotations

from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter

from paircard.core.values.text import harmless
from paircard.data.papers.cells import cell_len


class HarmlessText(LineFilter):
    """Takes out of every line what a terminal would obey; what took up room leaves a blank."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:  # noqa: ARG002
        """Return the line with text only."""
        if all(segment.text.isprintable() for segment in segments):
            return segments
        return [segment if segment.control else segment._replace(text=_drawn(segment.text)) for segment in segments]


def _drawn(text: str) -> str:
    return "".join(map(_sign, text))


def _sign(sign: str) -> str:
    # no order is part of a line, not even a tab or a new line
    return " " * cell_len(sign) if sign in "\t\n\f" or not harmless(sign) else harmless(sign)
