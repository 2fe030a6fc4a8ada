"""What is settled before round 1, on one screen."""

from __future__ import annotations

from paircard.tui.dialogs.before_round_1 import DRAW, WAY, BeforeRound1
from paircard.tui.dialogs.on_screen.choice import Choice
from paircard.tui.dialogs.on_screen.form import NotedFormDialog


class BeforeRound1Dialog(NotedFormDialog):
    """Fields that come and go with the way chosen."""

    question: BeforeRound1

    def on_mount(self) -> None:
        """Show what the way needs."""
        if self.question.ways:
            way = self.input(WAY)
            if isinstance(way, Choice):
                way.letters = {letter: self.question.ways[key] for letter, key in self.question.letters.items()}
            self.watch(way, "value", self._show_asked, init=False)

    def on_choice_typed(self, event: Choice.Typed) -> None:
        """Do at once what a letter says and what nothing more is asked of: no seed, no announcement."""
        values = self._typed_values()
        if event.choice.id == WAY and self.question.way(values) != DRAW:
            self.on_choice_submitted()

    def _show_asked(self) -> None:
        values = {field.name: self.input(field.name).value for field in self.question.fields}
        for field in self.question.fields:
            if (row := self.input(field.name).parent) is not None and hasattr(row, "display"):
                row.display = self.question.asks(field, values)
