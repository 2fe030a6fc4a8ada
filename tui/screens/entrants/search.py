"""The search line: every key moves the cursor to the best match so far."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widgets import Input


class SearchLine(Input):
    """A line that is only there while one searches. Enter stays where the search led, Escape goes back."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "leave(False)", "Stay"),
        Binding("escape", "leave(True)", "Go back"),
    ]

    class Left(Message):
        """The search is over."""

        def __init__(self, back: bool) -> None:
            super().__init__()
            self.back = back

    def __init__(self) -> None:
        super().__init__(id="search", placeholder="Find: number or name. Enter stays, Esc goes back")
        self.display = False

    def action_leave(self, back: bool) -> None:
        """Tell the screen."""
        self.post_message(self.Left(back))
