"""The screen: a page of the manual to scroll through; beside it, where there is room, what else there is to read."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text
from textual.containers import Horizontal
from textual.widget import Widget
from textual.widgets import Static

from paircard.core.values.language import tr
from paircard.data.manual import PAGES
from paircard.tui.looks.halves import WIDE
from paircard.tui.looks.signs import signs_for
from paircard.tui.screens.base import CommandScreen
from paircard.tui.screens.manual.contents import contents
from paircard.tui.screens.manual.drawn import Leaf
from paircard.tui.screens.manual.room import ManualRoom
from paircard.tui.screens.manual.targets import Link
from paircard.tui.widgets.text_sheet import TextSheet

CONTENTS = 32
"""Columns of the list of pages, with the blank ones beside it."""
MARGIN = 2
"""Columns before a page; the link that Enter follows is marked there."""
MEASURE = 92
"""Columns of a page at most: longer lines are lost on the way back to the next."""


class Manual(ManualRoom, CommandScreen):
    """The room on a screen."""

    CSS_PATH = "manual.tcss"

    _leaf: Leaf | None = None

    def body(self) -> Iterable[Widget]:
        """Which page, the list of all, the page."""
        yield Static("", id="caption", classes="caption", markup=False)
        with Horizontal():
            yield TextSheet(id="contents", focusable=False)
            yield TextSheet(id="page")

    def on_mount(self) -> None:
        """Let the arrows scroll at once."""
        self._page.focus()
        self.watch(self._page, "scroll_y", self._tell_place, init=False)

    def on_resize(self) -> None:
        """Use the room there is."""
        self.set_class(self.size.width >= WIDE, "-wide")
        self.call_after_refresh(self.present)

    def present(self) -> None:
        """Show the page, one that was not open before from its beginning."""
        if not self.size.width:
            return
        room = self.size.width - (CONTENTS if self.has_class("-wide") else 0)
        self._leaf = self.leaf(min(MEASURE, room - MARGIN - 1))
        self._show()

    def show_link(self, link: Link) -> None:  # noqa: ARG002 - it is seen
        """Mark it, and bring it in sight."""
        self._show()
        if self._leaf is not None and self.link_at is not None:
            rows = self._leaf.rows_of(self.link_at)
            self._page.bring_in_sight(rows[0], rows[-1])

    def link_beside(self, step: int, count: int) -> int:
        """Begin with what is seen."""
        first, last, _ = self._page.seen
        seen = list(self._leaf.links_in(range(first - 1, last))) if self._leaf else []
        if seen and self.link_at not in seen:
            return seen[0 if step > 0 else -1]
        return super().link_beside(step, count)

    @property
    def _page(self) -> TextSheet:
        return self.query_one("#page", TextSheet)

    def _show(self) -> None:
        if self._leaf is not None:
            self._page.show(self.page.name, self._leaf.marked(self.link_at, MARGIN))
            self.call_after_refresh(self._tell_place)

    def _tell_place(self) -> None:
        """Say how much is seen, and mark in the list what is read."""
        leaf, (first, last, count) = self._leaf, self._page.seen
        if leaf is None or not count:
            return
        said = f"{tr('{first}-{last} of {count} lines', first=first, last=last, count=count)} · {self.caption()}"
        self.query_one("#caption", Static).update(Text(said, no_wrap=True, overflow="ellipsis"), layout=False)
        if self.has_class("-wide"):
            self._show_contents(leaf, first)

    def _show_contents(self, leaf: Leaf, first: int) -> None:
        passed = sum(row < first for row, _ in leaf.headings)
        named = tuple(heading for _, heading in leaf.headings)
        beside = self.query_one("#contents", TextSheet)
        beside.show("contents", list(contents(self.page, named, passed - 1, CONTENTS, signs_for())))
        at = PAGES.index(self.page)
        beside.bring_in_sight(at, at + max(passed, min(len(named), beside.size.height - 1)))
