"""The screen: a page of the manual, to scroll through."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from rich.text import Text
from textual.widget import Widget
from textual.widgets import Static

from core.language import tr
from data.manual.as_text import as_lines
from tui.command import ScreenCommand
from tui.screens.base import CommandScreen
from tui.screens.everywhere import EVERYWHERE
from tui.screens.manual.commands import COMMANDS
from tui.screens.manual.presenter import ManualPresenter
from tui.widgets.paper_sheet import PaperSheet


class Manual(ManualPresenter, CommandScreen):
    """The pages of the program about itself, in English. Arrows and Space scroll, Esc goes back."""

    OFFERS: ClassVar[tuple[type[ScreenCommand], ...]] = (*COMMANDS, *EVERYWHERE)
    mode = "manual"

    def body(self) -> Iterable[Widget]:
        """Which page, and the page."""
        yield Static("", id="caption", classes="caption", markup=False)
        yield PaperSheet()

    def on_mount(self) -> None:
        """Let the arrows scroll at once, and say how far one is."""
        sheet = self.query_one(PaperSheet)
        sheet.focus()
        self.watch(sheet, "scroll_y", self._tell_caption, init=False)
        self.present()

    def on_resize(self) -> None:
        """Say anew how much is seen."""
        self.call_after_refresh(self._tell_caption)

    def present(self) -> None:
        """Show the page from its beginning."""
        self.query_one(PaperSheet).show(self.page.name, as_lines(self.markdown()))
        self.call_after_refresh(self._tell_caption)

    def _tell_caption(self) -> None:
        first, last, count = self.query_one(PaperSheet).seen
        seen = tr("{first}-{last} of {count} lines", first=first, last=last, count=count)
        told = Text(f"{seen} · {self.caption()}", no_wrap=True, overflow="ellipsis")
        self.query_one("#caption", Static).update(told, layout=False)
