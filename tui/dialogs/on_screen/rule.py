"""A rule over another screen: from a step or a reason to its article and back."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.widget import Widget

from paircard.tui.dialogs.on_screen.ask import ReadingDialog
from paircard.tui.dialogs.rule import OpenRule
from paircard.tui.screens.rules.page import page
from paircard.tui.screens.rules.sheet import Sheet


class RuleDialog(ReadingDialog, inherit_bindings=False):
    """The open rule, and its links."""

    question: OpenRule
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "leave", show=False),
        Binding("right", "link(1)", show=False),
        Binding("left", "link(-1)", show=False),
        Binding("enter", "follow", show=False),
        Binding("b,backspace", "back", show=False),
        Binding("space,pagedown", "read_on", show=False),
        Binding("l", "language", show=False),
    ]

    def body(self) -> Iterable[Widget]:
        """The page."""
        yield Sheet()

    def on_mount(self) -> None:
        """Show the rule."""
        self._draw()

    def action_link(self, step: int) -> None:
        """Choose a link."""
        self.question.reader.next_link(step)
        self._draw()
        self.query_one(Sheet).show_links()

    def action_follow(self) -> None:
        """Go where the link leads; an example is opened in place of the dialog."""
        link = self.question.reader.link
        if link is None:
            return
        if link.example:
            self.dismiss()
            link.follow()
        else:
            link.follow()
            self._draw()

    def action_back(self) -> None:
        """Return to the rule one came from; from the first one, close."""
        if self.question.reader.back():
            self._draw()
        else:
            self.dismiss()

    def action_read_on(self) -> None:
        """Scroll."""
        self.query_one(Sheet).read_on()

    def action_language(self) -> None:
        """Go on to the next language."""
        self.question.reader.next_language()
        self._draw()

    def _draw(self) -> None:
        self.query_one(Sheet).write(str(self.question.reader.rule.id), partial(page, self.question.reader, airy=True))
