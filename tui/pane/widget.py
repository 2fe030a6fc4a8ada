"""The pane as a widget."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text

from paircard.tui.looks.signs import signs_for
from paircard.tui.pane.parts import Part, drawn
from paircard.tui.widgets.detail import Late


class SidePane(Late):
    """Parts about what is under the cursor; told late, as the detail line is."""

    DEFAULT_CSS = "SidePane { display: none; height: 1fr; border-left: solid $line; }"

    def tell_parts(self, parts: Callable[[int], Sequence[Part]]) -> None:
        """Show what this returns for a width, asked only when the keys rest."""
        self.tell(lambda: self._drawn(parts))

    def _drawn(self, parts: Callable[[int], Sequence[Part]]) -> Text:
        width, signs = self.size.width, signs_for()
        # a blank cell at the right, as at the left
        return drawn(parts(width - 1), width, self.size.height, signs) if width else Text()
