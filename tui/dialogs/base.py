"""What all dialogs have: a frame with a title, a way out, and an answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar, TypeVar

from rich.text import Text
from textual.app import ComposeResult
from textual.await_complete import AwaitComplete
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widget import Widget
from textual.widgets import Input, Static

from paircard.core.values.language import mark, tr

Answer = TypeVar("Answer")  # no words: a type


class Dialog(ModalScreen[Answer | None]):
    """A framed question; Escape answers None."""

    CSS_PATH = "dialogs.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", show=False)]
    hint = mark("Esc cancel")
    """The keys, as they stand in the code."""

    def __init__(self, title: str) -> None:
        super().__init__()
        self.heading = title
        self.on_answer: Callable[[], None] = _nothing
        self.on_refusal: Callable[[], None] = _nothing

    def on_mount(self) -> None:
        """Keep the cursor still: a blinking one sends 2 KB a second over the line."""
        for field in self.query(Input):
            field.cursor_blink = False

    def compose(self) -> ComposeResult:
        """Title, the body of the subclass, and the keys."""
        with Vertical(classes="frame"):
            yield Static(Text(self.heading), classes="heading")
            yield from self.body()
            yield Static(Text(self.keys()), classes="hint")

    def body(self) -> Iterable[Widget]:
        """Yield what stands between title and keys."""
        raise NotImplementedError

    def keys(self) -> str:
        """Say what the keys do, in the language spoken."""
        return tr(self.hint)

    def dismiss(self, result: Answer | None = None) -> AwaitComplete:
        """Answer and close."""
        self.on_answer()
        return super().dismiss(result)

    def action_leave(self) -> None:
        """Answer None."""
        self.dismiss(None)


def _nothing() -> None:
    """Nobody waits for the answer."""
