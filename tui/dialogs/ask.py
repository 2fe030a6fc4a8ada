"""Short questions: yes or no, one of a few, one line of text, a long text to read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.events import Key
from textual.widget import Widget
from textual.widgets import Input, Static

from core.values.language import mark, tr
from tui.dialogs.base import Dialog
from tui.looks.signs import signs_for

REASON, SEED = mark("REASON"), mark("SEED")
"""What help calls these answers."""


class Choose(Dialog[str]):
    """Show a text and wait for one of a few keys; the answer is the key."""

    def __init__(
        self, title: str, text: str, choices: dict[str, str], also: Mapping[str, str] = MappingProxyType({})
    ) -> None:
        """Offer the choices; `also` names keys that are not shown and the choice each stands for."""
        super().__init__(title)
        self.text = text
        self.choices = choices
        self._also = also

    def body(self) -> Iterable[Widget]:
        """The text, scrollable when it is long."""
        with VerticalScroll(classes="text") as scroll:
            scroll.can_focus = True
            yield Static(Text(signs_for().spell(self.text)), markup=False)

    def keys(self) -> str:
        """Say what may be chosen."""
        return "   ".join([*(f"{key} {label}" for key, label in self.choices.items()), super().keys()])

    def choice_of(self, key: str) -> str | None:
        """Return the choice that a key stands for."""
        return key if key in self.choices else self._also.get(key)

    def on_key(self, event: Key) -> None:
        """Answer with the key, if it is one of the choices."""
        chosen = self.choice_of(event.character or "")
        if chosen is not None:
            event.stop()
            self.dismiss(chosen)
        elif event.key == "enter" or (event.is_printable and event.character != " "):
            self.query_one(".hint", Static).update(Text("! " + tr("These keys answer: {keys}", keys=self.keys())))


class Confirm(Choose):
    """A yes or no question; the answer is `y`, or None."""

    def __init__(self, title: str, text: str, yes: str = "") -> None:
        super().__init__(title, text, {"y": yes or tr("yes")})


class AskLine(Dialog[str]):
    """Ask for one line of text; Enter answers."""

    hint = mark("Enter accept   Esc cancel")

    def __init__(self, title: str, text: str = "", value: str = "", *, follows: str = "", called: str = "") -> None:
        """Ask; `follows` is what comes of it at once, `called` what help calls the answer, in a word."""
        super().__init__(title)
        self.text = f"{follows} {text}".strip()
        self.value = value
        self.follows = follows
        self.called = tr(called) or title.upper()

    def body(self) -> Iterable[Widget]:
        """The question and the field."""
        if self.text:
            yield Static(Text(self.text), markup=False)
        yield Input(self.value, classes="line")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Answer with what was typed."""
        self.dismiss(event.value.strip())


class Reading(Dialog[str]):
    """A long text to read: arrows and PageDown scroll, Escape or q leaves."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q,enter", "leave", show=False)]
    hint = mark("↑ ↓ PgUp PgDn scroll   Esc close")

    def __init__(self, title: str, text: str) -> None:
        super().__init__(title)
        self.text = text

    def body(self) -> Iterable[Widget]:
        """The text in a scrolling box."""
        with VerticalScroll(classes="text"):
            yield Static(Text(signs_for().spell(self.text)), markup=False)

    def on_mount(self) -> None:
        """Let the arrows scroll at once."""
        self.query_one(VerticalScroll).focus()
