"""Lines that a report must carry: pairings that stand against an article."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text
from textual.widgets import Static

from paircard.core.event.override import Override, sentences


class Marks(Static):
    """One line for each override; takes no room without any."""

    DEFAULT_CSS = "Marks { height: auto; max-height: 3; padding: 0 1; text-style: bold; }"

    def __init__(self) -> None:
        super().__init__("", markup=False)
        self.display = False

    def tell(self, overrides: Iterable[Override]) -> None:
        """Show these."""
        lines = "\n".join(f"! {each}" for each in sentences(overrides))
        self.update(Text(lines, no_wrap=True, overflow="ellipsis"))
        self.display = bool(lines)
