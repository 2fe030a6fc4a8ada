"""The screen: the lesson with its cards, the question, the verdict; all of it can be scrolled."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from textwrap import wrap
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.containers import Horizontal, VerticalScroll
from textual.widget import Widget
from textual.widgets import Static

from core.values.errors import Refusal
from core.values.language import tr
from tui.commands.command import ScreenCommand
from tui.commands.everywhere import EVERYWHERE
from tui.looks.halves import WIDE, halves
from tui.screens.base import CommandScreen
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
        with Horizontal(id="halves"):
            with VerticalScroll(id="lesson"):
                yield Static("", id="text", markup=False)
            with VerticalScroll(id="beside"):
                yield Static("", id="asked", markup=False)
        yield SearchLine("answer", "", enter=tr("Answer"))

    def on_mount(self) -> None:
        """Open the first lesson; let the arrows scroll at once."""
        self._scrolled.focus()
        self.call_after_refresh(self.begin)

    def on_resize(self) -> None:
        """Use the room there is; the arrows scroll what is said last."""
        self.call_after_refresh(self.draw)

    def draw(self) -> None:
        """Show everything; what was said last comes into sight."""
        if not self.size.width:
            return
        self.query_one("#caption", Static).update(Text(self.caption(), no_wrap=True, overflow="ellipsis"), layout=False)
        left, right = halves(self.size.width)
        halved = self._halve()
        if isinstance(self.focused, VerticalScroll):
            self._scrolled.focus()
        if halved:
            self.query_one("#text", Static).update(Text("\n".join(_folded(self.shown(), left))))
            self.query_one("#asked", Static).update(Text("\n".join(_folded(self.asked(), right)).strip("\n")))
        else:
            self.query_one("#text", Static).update(Text("\n".join(_folded(self.text(), left))))
        self.call_after_refresh(self._bring_into_sight)

    def _halve(self) -> bool:
        """Give the position a half of its own, if there is one and room for it; say whether it has one."""
        room = self.size.width >= WIDE
        self.set_class(room and any(self.shown()) and any(self.asked()), "-halved")
        return self.has_class("-halved")

    @property
    def _scrolled(self) -> VerticalScroll:
        """What the arrows scroll."""
        return self.query_one("#beside" if self.has_class("-halved") else "#lesson", VerticalScroll)

    def _bring_into_sight(self) -> None:
        """Scroll to what was said last: the answer, the verdict, or the head of the lesson."""
        wanted = self.said_last()
        left, right = halves(self.size.width)
        wide = self.has_class("-halved")
        lines = _folded(self.asked(), right) if wide else _folded(self.text(), left)
        at = next((row for row, line in enumerate(lines) if line and wanted.startswith(line)), 0)
        where = self.query_one("#beside" if wide else "#lesson", VerticalScroll)
        where.scroll_to(y=at, animate=False)

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
        self._scrolled.focus()


def _folded(lines: Iterable[str], width: int) -> Iterator[str]:
    """Break lines at a width."""
    for line in lines:
        indent = " " * (len(line) - len(line.lstrip()))
        room = max(20, width - 1)
        yield from (
            [line]
            if len(line) <= room
            else wrap(line.strip(), room, initial_indent=indent, subsequent_indent=f"{indent}    ")
        )
