"""NO_COLOR on a terminal of sixteen colours: what stands on a ground of its own is reversed, all else left as it is.

What the screen library has for it makes greys of colours, and such a terminal shows the text as black as its ground.
"""

from __future__ import annotations

from functools import lru_cache

from rich.color import Color as Ink
from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter

_ITS_OWN = Style.from_color(Ink.default(), Ink.default())
_GROUNDS = frozenset({"default", "black"})  # no words: names of colours


class WithoutColour(LineFilter):
    """Leaves every terminal its own two colours."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:  # noqa: ARG002
        """Return the line without colours."""
        return [each if each.style is None else each._replace(style=without_colour(each.style)) for each in segments]


@lru_cache(1024)
def without_colour(style: Style) -> Style:
    """Return a style of the same weight; a dark square, which is a light one turned round, is the ground itself.

    >>> str(without_colour(Style.parse("bold cyan")))
    'bold not reverse default on default'
    >>> str(without_colour(Style.parse("black on white"))), str(without_colour(Style.parse("reverse blue on white")))
    ('reverse default on default', 'not reverse default on default')
    """
    ground = style.bgcolor
    apart = ground is not None and ground.name not in _GROUNDS
    return style + _ITS_OWN + Style(reverse=bool(style.reverse) != apart)
