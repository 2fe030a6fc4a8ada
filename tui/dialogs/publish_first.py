"""The question before the first result of a round publishes it; what is typed meanwhile waits."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text
from textual.events import Key
from textual.widget import Widget
from textual.widgets import Static

from core.language import tr, trn
from core.result import Result
from tui.dialogs.ask import Choose

SHOWN = 30
"""So many of the keys that wait are shown."""


class PublishFirst(Choose):
    """Only `y` and Escape answer: a hand that types results goes on typing, and no result is lost or taken for more."""

    def __init__(self, number: int, result: Result) -> None:
        """Ask before the first result of a round."""
        text = tr(
            "Round {round} is not published. A published pairing stands (F6). Publish it and enter {result}?",
            round=number,
            result=result.text,
        )
        super().__init__(tr("Publish round {round}?", round=number), text, {"y": tr("publish it")})
        self.waiting: list[Key] = []
        """The keys typed meanwhile."""

    def body(self) -> Iterable[Widget]:
        """The question, and what waits."""
        yield from super().body()
        yield Static("", classes="said", markup=False)

    def on_key(self, event: Key) -> None:
        """Let every key wait but those that answer."""
        if event.character in self.choices or event.key == "escape":
            # the screen library hands it to the question itself next
            return
        event.stop()
        event.prevent_default()
        self.waiting.append(Key(event.key, event.character))
        count = len(self.waiting)
        said = trn("{count} key waits for your answer: {keys}", "{count} keys wait for your answer: {keys}", count,
                   keys=" ".join(map(_written, self.waiting[-SHOWN:])))  # fmt: skip
        self.query_one(".said", Static).update(Text(said))


def _written(key: Key) -> str:
    return key.character if key.character and key.character.isprintable() else key.key
