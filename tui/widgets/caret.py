"""Where the keys go to, as a place on the screen: the terminal's own cursor stands there.

A braille line and the screen readers of terminals follow that cursor, and nothing else on a screen.
"""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from textual.geometry import Offset
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Input


@runtime_checkable
class HasCaret(Protocol):
    """A widget with a cursor of its own."""

    def caret(self) -> Offset:
        """Return where it is, as seen: column and row within the content of the widget."""


def caret_on(screen: Screen[object]) -> Offset:
    """Return column and row of the cursor; where nothing has the keys, the beginning of what is said of the room."""
    focused = screen.focused
    if focused is None:
        said = next((each for each in screen.query(".caption") if each.region), None)
        return said.content_region.offset if said is not None else Offset(0, 0)
    if isinstance(focused, Input):
        return focused.cursor_screen_offset
    return _within(focused, focused.caret() if isinstance(focused, HasCaret) else Offset(0, 0))


def _within(widget: Widget, caret: Offset) -> Offset:
    """Return a place in a widget as one of the screen, its edge for what is scrolled out of sight."""
    return widget.content_region.offset + widget.content_size.clamp_offset(caret)
