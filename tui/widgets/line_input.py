"""A line of input that knows when several lines are pasted into it: stock inputs keep the first and say nothing."""

from __future__ import annotations

from textual.events import Paste
from textual.message import Message
from textual.widgets import Input


class LineInput(Input):
    """One line of text."""

    class Lines(Message):
        """Several lines were pasted; nothing of them is in the line yet."""

        def __init__(self, line: LineInput, text: str) -> None:
            super().__init__()
            self.line = line
            self.text = text

        @property
        def lines(self) -> list[str]:
            """Those that hold anything."""
            return [line for line in self.text.splitlines() if line.strip()]

    def _on_paste(self, event: Paste) -> None:
        lines = self.Lines(self, event.text)
        if len(lines.lines) > 1:
            event.stop()
            event.prevent_default()
            self.post_message(lines)
        else:
            super()._on_paste(event)

    def take(self, text: str) -> None:
        """Put text where the cursor is, in place of what is selected."""
        if self.selection.is_empty:
            self.insert_text_at_cursor(text)
        else:
            self.replace(text, *self.selection)
