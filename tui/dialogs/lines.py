"""Many lines at once: typed one after the other, or pasted."""

from __future__ import annotations

from paircard.core.values.language import mark
from paircard.tui.dialogs.question import Question


class AskLines(Question[str]):
    """Ask for lines: Enter ends each, Enter alone ends all of them; the answer is all of them."""

    shown_by = "paircard.tui.dialogs.on_screen.lines:LinesDialog"
    hint = mark("Enter next line   Enter alone: these are all   Backspace the last again   Esc cancel")

    def __init__(self, title: str, text: str) -> None:
        super().__init__(title)
        self.text = text
