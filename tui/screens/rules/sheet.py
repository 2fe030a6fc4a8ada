"""The sheet a rule is read on: it scrolls, and begins anew with another rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text

from paircard.tui.widgets.text_sheet import TextSheet

Written = Callable[[int], Sequence[Text]]
"""Writes a page into a width."""
_USUAL = 72
"""Cells of a line before it is known how many there are."""


class Sheet(TextSheet, can_focus=False):
    """Shows the page of a reader, folded to the room there is."""

    DEFAULT_CSS = """
    Sheet { scrollbar-size-vertical: 1; }
    RuleDialog Sheet { height: auto; max-height: 17; }
    """
    _rule = ""
    _written: Written | None = None

    def write(self, id_: str, written: Written) -> None:
        """Show a page; another rule is shown from its beginning."""
        self._rule, self._written = id_, written
        self._fold()

    def on_resize(self) -> None:
        """Use the room there is."""
        self._fold()

    def _fold(self) -> None:
        if self._written is not None:
            # a cell is kept for the scroll bar, whether it is there or not
            self.show(self._rule, self._written((self.size.width or _USUAL) - 1))

    def show_links(self) -> None:
        """Scroll to the links, which stand at the end."""
        self.call_after_refresh(self.scroll_end, animate=False)

    def read_on(self) -> None:
        """Scroll one page on; from the end back to the beginning."""
        self.page_on()
