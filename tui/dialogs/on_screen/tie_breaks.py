"""The form of the tie-breaks on a screen: it says what the codes mean while one types."""

from __future__ import annotations

from textual import on
from textual.widgets import Input

from paircard.tui.dialogs.on_screen.form import NotedFormDialog
from paircard.tui.dialogs.tie_breaks import TieBreakForm, meaning


class TieBreakDialog(NotedFormDialog):
    """Codes, and under them what each may be."""

    question: TieBreakForm

    @on(Input.Changed, "#codes")
    def tell_meaning(self, event: Input.Changed) -> None:
        """Say what is typed so far, or what is wrong with it."""
        self._say(meaning(event.value, self.question.separate_nobody, self.question.book))
