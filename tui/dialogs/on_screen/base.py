"""What all dialogs have: a frame with a title, a way out, and an answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.await_complete import AwaitComplete
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widget import Widget
from textual.widgets import Input, Static

from paircard.tui.dialogs.question import Answer, Question
from paircard.tui.rooms import loaded


class Dialog(ModalScreen[Answer | None]):
    """A framed question; Escape answers None."""

    CSS_PATH = "dialogs.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", show=False)]

    def __init__(self, question: Question[Answer]) -> None:
        """Show a question."""
        super().__init__()
        self.question = question
        self.on_answer: Callable[[], None] = _nothing
        self.on_refusal: Callable[[], None] = _nothing

    def on_mount(self) -> None:
        """Keep the cursor still: a blinking one sends 2 KB a second over the line."""
        for field in self.query(Input):
            field.cursor_blink = False

    def compose(self) -> ComposeResult:
        """Title, the body of the subclass, and the keys."""
        with Vertical(classes="frame"):
            yield Static(Text(self.question.heading), classes="heading")
            yield from self.body()
            yield Static(Text(self.keys()), classes="hint")

    def body(self) -> Iterable[Widget]:
        """Yield what stands between title and keys."""
        raise NotImplementedError

    def keys(self) -> str:
        """Say what the keys do, in the language spoken."""
        return self.question.keys()

    def dismiss(self, result: Answer | None = None) -> AwaitComplete:
        """Answer and close."""
        self.on_answer()
        return super().dismiss(result)

    def action_leave(self) -> None:
        """Answer None."""
        self.dismiss(None)


def dialog_of(question: Question[Answer]) -> Dialog[Answer]:
    """Return the dialog that shows a question."""
    dialog: Dialog[Answer] = loaded(question.shown_by)(question)
    return dialog


def _nothing() -> None:
    """Nobody waits for the answer."""
