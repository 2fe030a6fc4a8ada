"""The sheet a rule is read on: it scrolls, and begins anew with another rule."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text
from textual.containers import VerticalScroll
from textual.widget import Widget
from textual.widgets import Static


class Sheet(VerticalScroll, can_focus=False):
    """Shows the page of a reader."""

    DEFAULT_CSS = """
    Sheet { scrollbar-size-vertical: 1; }
    RuleDialog Sheet { height: auto; max-height: 17; }
    """
    _id = ""

    def compose(self) -> Iterator[Widget]:
        """One text."""
        yield Static("", markup=False)

    def show(self, id_: str, text: Text) -> None:
        """Show a page; another rule is shown from its beginning."""
        if id_ != self._id:
            self._id = id_
            self.scroll_to(y=0, animate=False)
        self.query_one(Static).update(text)

    def show_links(self) -> None:
        """Scroll to the links, which stand at the end."""
        self.call_after_refresh(self.scroll_end, animate=False)

    def read_on(self) -> None:
        """Scroll one page on; from the end back to the beginning."""
        at_end = self.scroll_offset.y >= self.max_scroll_y
        self.scroll_to(y=0 if at_end else self.scroll_offset.y + max(1, self.size.height - 1), animate=False)

    @property
    def goes_on(self) -> bool:
        """Whether something is below what is seen."""
        return self.scroll_offset.y < self.max_scroll_y
