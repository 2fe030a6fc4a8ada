"""The screen: the paper exactly as it is printed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from rich.text import Text
from textual.widget import Widget
from textual.widgets import Static

from core.language import tr
from tui.command import ScreenCommand
from tui.screens.base import CommandScreen
from tui.screens.everywhere import EVERYWHERE
from tui.screens.papers.commands import COMMANDS
from tui.screens.papers.presenter import WIDE, PapersPresenter
from tui.widgets.paper_sheet import PaperSheet


class Papers(PapersPresenter, CommandScreen):
    """Any paper of the event as it will be printed. Arrows and PageDown scroll, Esc goes back."""

    OFFERS: ClassVar[tuple[type[ScreenCommand], ...]] = (*COMMANDS, *EVERYWHERE)
    mode = "papers"

    def body(self) -> Iterable[Widget]:
        """Which paper, and the paper."""
        yield Static("", id="caption", classes="caption", markup=False)
        yield PaperSheet()

    def on_mount(self) -> None:
        """Let the arrows scroll at once, and say how far one is."""
        sheet = self.query_one(PaperSheet)
        sheet.focus()
        self.watch(sheet, "scroll_y", self._tell_caption, init=False)

    def on_resize(self) -> None:
        """Say anew how much is seen."""
        if self.tournament is not None:
            self.call_after_refresh(self._tell_caption)

    def draw(self) -> None:
        """Show the paper."""
        if self.tournament is None:
            return
        self.query_one(PaperSheet).show(f"{self.chosen} {self.number}", self.shown_lines())
        self.call_after_refresh(self._tell_caption)

    def _tell_caption(self) -> None:
        first, last, count = self.query_one(PaperSheet).seen
        parts = [tr("{first}-{last} of {count} lines", first=first, last=last, count=count), self.caption()]
        if self.columns == WIDE:
            parts.insert(1, tr("{columns} columns", columns=WIDE))
        self.query_one("#caption", Static).update(
            Text(" · ".join(parts), no_wrap=True, overflow="ellipsis"), layout=False
        )
