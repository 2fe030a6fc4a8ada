"""The screen: the position with its cards, the question and what is said of it; all of it can be scrolled."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import dropwhile
from operator import not_

from rich.text import Text
from textual import on
from textual.containers import Horizontal
from textual.widget import Widget
from textual.widgets import Static

from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.tui.looks.halves import WIDE, halves
from paircard.tui.looks.signs import signs_for
from paircard.tui.screens.base import CommandScreen
from paircard.tui.screens.groups.cards_of import brackets_told
from paircard.tui.screens.teach.position import drawn_cards, drawn_round, said
from paircard.tui.screens.teach.room import TeachRoom
from paircard.tui.widgets.search_line import SearchLine
from paircard.tui.widgets.text_sheet import TextSheet


class Teach(TeachRoom, CommandScreen):
    """The room on a screen."""

    CSS_PATH = "teach.tcss"

    def body(self) -> Iterable[Widget]:
        """Which lesson, the position, what is asked of it."""
        yield Static("", id="caption", classes="caption", markup=False)
        with Horizontal(id="halves"):
            yield TextSheet(id="lesson")
            yield TextSheet(id="beside")
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
        position, asked = self._position(left), said(dropwhile(not_, self.asked()), right, self._headlines())
        if isinstance(self.focused, TextSheet):
            self._scrolled.focus()
        title = self.caption()
        if halved:
            self.query_one("#lesson", TextSheet).show(title, _margined(position))
            self._show_asked("#beside", title, asked, above=[])
        else:
            self._show_asked("#lesson", title, asked, above=[*position, Text()] if position else [])

    def _show_asked(self, where: str, title: str, asked: Sequence[Text], *, above: Sequence[Text]) -> None:
        """Show what is asked and said of it, what was said last in sight."""
        sheet = self.query_one(where, TextSheet)
        sheet.show(title, _margined([*above, *asked]))
        wanted = self.said_last()
        row = next((at for at, line in enumerate(asked) if line.plain and wanted.startswith(line.plain)), None)
        if row is None:
            sheet.scroll_to(y=0, animate=False)
        else:
            self.call_after_refresh(sheet.bring_in_sight, len(above) + row, len(above) + len(asked) - 1)

    def _position(self, width: int) -> list[Text]:
        """Return the task, the cards, and the round as the rules pair it once that may be seen."""
        signs = signs_for()
        lines = said(self.introduced(), width)
        if (cards := self.cards()) is not None:
            lines += [Text(), *drawn_cards(cards, width)]
        if (told := self.paired()) is not None:
            system = SYSTEMS[self.school.system]
            lines += [Text(), *drawn_round(brackets_told(told), system, self._named, width, signs)]
        return lines

    def _named(self, id_: ContestantId) -> str:
        """Return the name of somebody in a round of the event; players of lessons have none."""
        tournament = self.tournament if self.lesson is None else None
        who = tournament.ids.get(PairingNumber(id_)) if tournament else None
        return tournament.registrations[who].entrant.name if tournament and who is not None else ""

    def _headlines(self) -> frozenset[str]:
        """Return the lines that are the question and its answer."""
        return frozenset({self._question(), self.said_last()})

    def _halve(self) -> bool:
        """Give the position a half of its own, if there is one and room for it; say whether it has one."""
        room = self.size.width >= WIDE
        self.set_class(room and any(self.shown()) and any(self.asked()), "-halved")
        return self.has_class("-halved")

    @property
    def _scrolled(self) -> TextSheet:
        """What the arrows scroll."""
        return self.query_one("#beside" if self.has_class("-halved") else "#lesson", TextSheet)

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


def _margined(lines: Iterable[Text]) -> list[Text]:
    """Return lines with the blank column of the edge."""
    return [Text(" ", no_wrap=True).append_text(line) for line in lines]
