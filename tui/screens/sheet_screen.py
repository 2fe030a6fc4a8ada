"""A screen that is one sheet to be read: a line that says what and how far, and the sheet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text
from textual.widget import Widget
from textual.widgets import Static

from paircard.core.values.language import tr
from paircard.tui.screens.base import CommandScreen
from paircard.tui.widgets.paper_sheet import PaperSheet


class SheetScreen(CommandScreen):
    """Shows a sheet and says how much of it is seen. Arrows and Space scroll."""

    def caption_parts(self) -> Iterable[str]:
        """Return what else is said above the sheet."""
        raise NotImplementedError

    def body(self) -> Iterable[Widget]:
        """Which sheet, and the sheet."""
        yield Static("", id="caption", classes="caption", markup=False)
        yield PaperSheet()

    def on_mount(self) -> None:
        """Let the arrows scroll at once, and say how far one is."""
        sheet = self.query_one(PaperSheet)
        sheet.focus()
        self.watch(sheet, "scroll_y", self._tell_caption, init=False)

    def on_resize(self) -> None:
        """Say anew how much is seen."""
        self.call_after_refresh(self._tell_caption)

    def show_sheet(self, title: str, lines: Sequence[str]) -> None:
        """Show lines; under another title from their beginning."""
        self.query_one(PaperSheet).show(title, lines)
        self.call_after_refresh(self._tell_caption)

    def _tell_caption(self) -> None:
        first, last, count = self.query_one(PaperSheet).seen
        if not count:
            return
        parts = [tr("{first}-{last} of {count} lines", first=first, last=last, count=count), *self.caption_parts()]
        self.query_one("#caption", Static).update(
            Text(" · ".join(parts), no_wrap=True, overflow="ellipsis"), layout=False
        )
