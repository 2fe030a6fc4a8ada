"""A line that is there while one searches or filters: every key shows what fits so far."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widgets import Input

from paircard.core.values.language import mark, tr


class SearchLine(Input):
    """A line of input. Enter stays where it led, Escape goes back."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "leave(False)", mark("Close, stay here")),  # no words: an action
        Binding("escape", "leave(True)", mark("Close, go back")),  # no words: an action
    ]

    class Left(Message):
        """The search is over."""

        def __init__(self, back: bool) -> None:
            super().__init__()
            self.back = back

    def __init__(self, id: str, hint: str, *, enter: str = "", escape: str = "") -> None:
        """Hide the line until it is needed; `enter` and `escape` say what these keys do where it is something else."""
        super().__init__(id=id, placeholder=hint)
        self.display = False
        keys = self._bindings.key_to_bindings
        for key, bindings in keys.items():
            keys[key] = [replace(each, description=tr(each.description)) if each.show else each for each in bindings]
        for key, told in (("enter", enter), ("escape", escape)):
            if told:
                keys[key] = [replace(each, description=told) for each in keys[key]]

    def action_leave(self, back: bool) -> None:
        """Tell the screen."""
        self.post_message(self.Left(back))
