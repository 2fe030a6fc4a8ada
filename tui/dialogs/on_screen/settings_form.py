"""The settings of the program on a screen."""

from __future__ import annotations

from paircard.tui.dialogs.on_screen.form import FormDialog
from paircard.tui.dialogs.settings_form import SettingsForm


class SettingsDialog(FormDialog):
    """Colours are shown while they are chosen."""

    question: SettingsForm

    def on_mount(self) -> None:
        """Follow the choice of colours."""
        self.watch(self.input("theme"), "value", self.question.look, init=False)
