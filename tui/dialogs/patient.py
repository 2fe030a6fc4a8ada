"""A question that lets what is typed meanwhile wait: a hand that types results goes on typing."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text
from textual.events import Key
from textual.widget import Widget
from textual.widgets import Static

from paircard.core.values.language import trn
from paircard.tui.dialogs.ask import Choose

SHOWN = 30
"""So many of the keys that wait are shown."""


class PatientChoose(Choose):
    """Only its own keys and Escape answer: no result that is typed meanwhile is lost or taken for an answer."""

    def __init__(self, title: str, text: str, choices: dict[str, str]) -> None:
        super().__init__(title, text, choices)
        self.waiting: list[Key] = []
        """The keys typed meanwhile."""

    def body(self) -> Iterable[Widget]:
        """The question, and what waits."""
        yield from super().body()
        yield Static("", classes="said", markup=False)

    def on_key(self, event: Key) -> None:
        """Let every key wait but those that answer."""
        if event.character in self.choices or event.key in ("enter", "escape"):
            # the screen library hands it to the question itself next
            return
        event.stop()
        event.prevent_default()
        self.waiting.append(Key(event.key, event.character))
        count = len(self.waiting)
        said = trn("{count} key waits for your answer: {keys}", "{count} keys wait for your answer: {keys}", count,
                   keys=" ".join(map(written, self.waiting[-SHOWN:])))  # fmt: skip
        self.query_one(".said", Static).update(Text(said))


def written(key: Key) -> str:
    """Return a key as it is shown."""
    return key.character if key.character and key.character.isprintable() else key.key
