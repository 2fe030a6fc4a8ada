"""A question that lets what is typed meanwhile wait: a hand that types results goes on typing."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text
from textual.events import Key
from textual.widget import Widget
from textual.widgets import Static

from paircard.core.values.language import trn
from paircard.tui.dialogs.on_screen.ask import ChooseDialog
from paircard.tui.dialogs.patient import PatientChoose, written

SHOWN = 30
"""So many of the keys that wait are shown."""


class PatientDialog(ChooseDialog):
    """The question, and the keys that wait for its answer."""

    question: PatientChoose

    def body(self) -> Iterable[Widget]:
        """The question, and what waits."""
        yield from super().body()
        yield Static("", classes="said", markup=False)

    def on_key(self, event: Key) -> None:
        """Let every key wait but those that answer."""
        if event.character in self.question.choices or event.key in ("enter", "escape"):
            # the screen library hands it to the question itself next
            return
        event.stop()
        event.prevent_default()
        self.question.waiting.append(Key(event.key, event.character))
        count = len(self.question.waiting)
        said = trn("{count} key waits for your answer: {keys}", "{count} keys wait for your answer: {keys}", count,
                   keys=" ".join(map(written, self.question.waiting[-SHOWN:])))  # fmt: skip
        self.query_one(".said", Static).update(Text(said))
