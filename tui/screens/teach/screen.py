"""The screen: the lesson with its cards, the question, the verdict; all of it can be scrolled."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from textwrap import wrap
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.containers import VerticalScroll
from textual.widget import Widget
from textual.widgets import Static

from core.errors import Refusal
from core.language import tr
from tui.command import ScreenCommand
from tui.screens.base import CommandScreen
from tui.screens.everywhere import EVERYWHERE
from tui.screens.teach.commands import COMMANDS
from tui.screens.teach.presenter import TeachPresenter
from tui.widgets.search_line import SearchLine


class Teach(TeachPresenter, CommandScreen):
    """Lessons, one for every article, and questions about any position. The arrows scroll."""

    OFFERS: ClassVar[tuple[type[ScreenCommand], ...]] = (*COMMANDS, *EVERYWHERE)
    CSS_PATH = "teach.tcss"
    mode = "teach"

    def body(self) -> Iterable[Widget]:
        """Which lesson, and its text."""
        yield Static("", id="caption", classes="caption", markup=False)
        with VerticalScroll(id="lesson"):
            yield Static("", id="text", markup=False)
        yield SearchLine("answer", "", enter=tr("Answer"))

    def on_mount(self) -> None:
        """Open the first lesson; let the arrows scroll at once."""
        self.query_one(VerticalScroll).focus()
        self.call_after_refresh(self.begin)

    def on_resize(self) -> None:
        """Use the room there is."""
        self.call_after_refresh(self.draw)

    def draw(self) -> None:
        """Show everything; what was said last comes into sight."""
        if not self.size.width:
            return
        self.query_one("#caption", Static).update(Text(self.caption(), no_wrap=True, overflow="ellipsis"), layout=False)
        self.query_one("#text", Static).update(Text("\n".join(self._folded())))
        self.call_after_refresh(self._bring_into_sight)

    def _bring_into_sight(self) -> None:
        """Scroll to what was said last: the answer, the verdict, or the head of the lesson."""
        wanted = self.said_last()
        at = next((row for row, line in enumerate(self._folded()) if line and wanted.startswith(line)), 0)
        self.query_one(VerticalScroll).scroll_to(y=at, animate=False)

    # --- the answer ----------------------------------------------------------------------------------------

    def begin_answer(self) -> None:
        """Open the line at the foot of the screen, with what it held."""
        line = self.query_one(SearchLine)
        line.placeholder = self.question.form.hint if self.question else ""
        line.display = True
        self.set_focus(line)

    @on(SearchLine.Left)
    def end_answer(self, event: SearchLine.Left) -> None:
        """Judge what was written; what cannot be read stays to be mended. Escape closes the line."""
        line = self.query_one(SearchLine)
        if not event.back:
            try:
                self.answer(line.value)
            except Refusal as refusal:
                self.program.say(str(refusal), bad=True)
                return
        line.value, line.display = "", False
        self.query_one(VerticalScroll).focus()

    def _folded(self) -> Iterator[str]:
        """Break lines at the width there is."""
        for line in self.text():
            indent = " " * (len(line) - len(line.lstrip()))
            room = max(20, self.size.width - 4)
            yield from [line] if len(line) <= room else wrap(line.strip(), room, subsequent_indent=f"{indent}    ")
