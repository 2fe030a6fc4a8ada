"""When the rounds begin, on a screen: a step fills in the others."""

from __future__ import annotations

from paircard.core.event.starting import filled
from paircard.core.values.errors import Refusal
from paircard.tui.dialogs.on_screen.form import FormDialog
from paircard.tui.dialogs.round_times import RoundTimesForm


class RoundTimesDialog(FormDialog):
    """While a step is typed, the rounds that nobody has typed follow from those before them."""

    question: RoundTimesForm

    def on_input_changed(self) -> None:
        """Fill in the rounds that follow from what is typed; what is half typed changes nothing."""
        values = {field.name: str(self.input(field.name).value) for field in self.question.fields}
        try:
            texts, step = self.question.typed(values)
            times = filled(texts, step)
        except Refusal:
            return
        for field, when in zip(self.question.others, times[1:], strict=True):
            if values[field.name] == self.question.put[field.name]:
                self.question.put[field.name] = str(when) if step else field.value
                self.input(field.name).value = self.question.put[field.name]
