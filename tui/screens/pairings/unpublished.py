"""The first result typed into a round that is not published: asked once, and what is typed meanwhile waits."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rich.text import Text
from textual.events import Key
from textual.widget import Widget
from textual.widgets import Static

from core.commands import PublishRound
from core.language import tr, trn
from core.result import Result
from tui.dialogs.ask import Choose

if TYPE_CHECKING:
    from tui.screens.pairings.place import RoundPlace

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
        self.waiting: list[str] = []
        """The keys typed meanwhile, in the screen library's spelling."""

    def body(self) -> Iterable[Widget]:
        """The question, and what waits."""
        yield from super().body()
        yield Static("", classes="said", markup=False)

    def on_key(self, event: Key) -> None:
        """Let every key wait but those that answer."""
        if event.character in self.choices or event.key == "escape":
            super().on_key(event)
            return
        event.stop()
        event.prevent_default()
        self.waiting.append(event.key)
        count = len(self.waiting)
        said = trn("{count} key waits for your answer: {keys}", "{count} keys wait for your answer: {keys}", count,
                   keys=" ".join(self.waiting[-SHOWN:]))  # fmt: skip
        self.query_one(".said", Static).update(Text(said))


async def publish_first(place: RoundPlace, result: Result) -> None:
    """Ask; then publish, write the result on the board under the cursor, and let go what was typed meanwhile."""
    question = PublishFirst(place.round_shown, result)
    if await place.program.ask(question) is None:
        lost = len(question.waiting)
        if lost:
            said = trn("Nothing was entered; {count} key typed meanwhile was dropped.",
                       "Nothing was entered; {count} keys typed meanwhile were dropped.", lost)  # fmt: skip
            place.program.say(said, bad=True)
        return
    done = tr("Round {round} is published.", round=place.round_shown)
    if place.program.perform(PublishRound(), done) and place.enter(result):
        place.program.type_again(question.waiting)
