"""The screen: the paper exactly as it is printed, beside the list of all where there is room for both."""

from __future__ import annotations

from collections.abc import Iterable

from textual.containers import Horizontal
from textual.widget import Widget
from textual.widgets import Static

from paircard.core.values.language import tr
from paircard.tui.looks.signs import signs_for
from paircard.tui.screens.papers.list import EDGES, has_room, paper_list
from paircard.tui.screens.papers.presenter import WIDE
from paircard.tui.screens.papers.room import PapersRoom
from paircard.tui.screens.sheet_screen import SheetScreen
from paircard.tui.widgets.paper_sheet import PaperSheet


class Papers(PapersRoom, SheetScreen):
    """The room on a screen."""

    CSS_PATH = "papers.tcss"

    def body(self) -> Iterable[Widget]:
        """Which paper, the list of all, the paper."""
        yield Static("", id="caption", classes="caption", markup=False)
        with Horizontal(id="both"):
            yield Static("", id="list", markup=False)
            yield PaperSheet()

    def on_resize(self) -> None:
        """Lay the sheet out anew."""
        if self.tournament is not None:
            self.draw()

    def draw(self) -> None:
        """Show the paper."""
        if self.tournament is not None:
            self._lay_out()
            self.show_sheet(f"{self.chosen} {self.number}", self.shown_lines())

    def _lay_out(self) -> None:
        """Show the list where it has room, the sheet then as wide as the paper."""
        listed, signs = has_room(self.size.width, self.columns), signs_for()
        self.set_class(listed, "-listed")
        self.set_class(signs.plain, "-plain")
        sheet = self.query_one(PaperSheet)
        sheet.framed = listed
        sheet.styles.width = self.columns + EDGES if listed else "1fr"
        if listed:
            rows = max(1, self.query_one("#both").size.height - 1)
            self.query_one("#list", Static).update(
                paper_list(self._offered(), self.not_yet(), self.chosen, rows, signs)
            )

    def caption_parts(self) -> Iterable[str]:
        """The width where it is the other one, and which paper it is."""
        if self.columns == WIDE:
            yield tr("{columns} columns", columns=WIDE)
        yield self.caption()
