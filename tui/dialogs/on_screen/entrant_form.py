"""The form of an entrant on a screen: it completes what is typed."""

from __future__ import annotations

from textual.suggester import Suggester
from textual.widgets import Input, Static

from paircard.core.values.text import folded
from paircard.tui.dialogs.entrant_form import EntrantForm, Known
from paircard.tui.dialogs.on_screen.form import FormDialog
from paircard.tui.widgets.line_input import LineInput


class EntrantDialog(FormDialog):
    """Fields that complete what is typed from what other entrants have."""

    question: EntrantForm

    def on_line_input_lines(self, event: LineInput.Lines) -> None:
        """Several lines where one entrant after the other is asked for are several entrants."""
        if self.question.again and event.line.id == "name":
            self.question.pasted = event.text
            self.dismiss(None)
        else:
            super().on_line_input_lines(event)

    def on_mount(self) -> None:
        """Let the fields ask for completions."""
        for name, known in self.question.known.items():
            if not any(field.name == name for field in self.question.fields):
                continue
            line = self.input(name)
            if isinstance(line, Input):
                line.suggester = Completion(known)
        self.query_one(".said", Static).update(self.question.note)


class Completion(Suggester):
    """Completes a text to the first known one that begins with it."""

    def __init__(self, known: Known) -> None:
        super().__init__(use_cache=False, case_sensitive=True)
        self._known = known

    async def get_suggestion(self, value: str) -> str | None:
        """Return the completion; accents and case need not be typed."""
        typed = folded(value)
        return next((text for text in self._known() if typed and folded(text).startswith(typed)), None)
