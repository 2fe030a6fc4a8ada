"""The dialogs of short questions: yes or no, one of a few, one line of text, a long text to read."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.events import Key
from textual.widget import Widget
from textual.widgets import Input, Static

from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.tui.dialogs.ask import YES, AskLine, Choose, ConfirmLine, Reading
from paircard.tui.dialogs.on_screen.base import Dialog
from paircard.tui.looks.signs import signs_for


class ChooseDialog(Dialog[str]):
    """A text, and one of a few keys."""

    question: Choose

    def body(self) -> Iterable[Widget]:
        """The text, scrollable when it is long."""
        with VerticalScroll(classes="text") as scroll:
            scroll.can_focus = True
            yield Static(Text(signs_for().spell(self.question.text)), markup=False)

    def on_key(self, event: Key) -> None:
        """Answer with the key, if it is one of the choices."""
        question = self.question
        chosen = question.enter or None if event.key == "enter" else question.choice_of(event.character or "")
        if chosen is not None:
            event.stop()
            self.dismiss(chosen)
        elif event.key == "enter" or (event.is_printable and event.character != " "):
            self.query_one(".hint", Static).update(Text("! " + tr("These keys answer: {keys}", keys=self.keys())))


class AskLineDialog(Dialog[str]):
    """One line of text; Enter answers."""

    question: AskLine

    def body(self) -> Iterable[Widget]:
        """The question and the field."""
        if self.question.text:
            yield Static(Text(self.question.text), markup=False)
        yield Input(self.question.value, classes="line")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Answer with what was typed."""
        self.answer(event.value)

    def answer(self, typed: str) -> None:
        """Answer with this."""
        self.dismiss(typed.strip())


class ConfirmLineDialog(AskLineDialog):
    """A confirmation with a line of its own, in which only who goes there by Tab writes."""

    question: ConfirmLine
    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [Binding("tab,shift+tab,down,up", "to_line", show=False)]

    def body(self) -> Iterable[Widget]:
        """What is asked, the line with its name, and room for what is said."""
        if self.question.text:
            yield Static(Text(self.question.text), markup=False)
        with Horizontal(classes="field"):
            yield Static(Text(f"{self.question.label} "), classes="before")
            yield Input(self.question.value, classes="line", select_on_focus=False)
        yield Static("", classes="said", markup=False)

    def action_to_line(self) -> None:
        """Let the keys go to the line; what is typed there replaces what stands in it."""
        line = self.query_one(Input)
        line.focus()
        line.action_select_all()

    def on_key(self, event: Key) -> None:
        """Do it, or say how a line is written: nobody has gone there yet."""
        if self.focused is not None:
            return
        if event.key == "enter" or event.character == YES:
            event.stop()
            self._do(self.query_one(Input).value, go_there=event.key == "enter")
        elif self.question.by_figures and self.question.value and (event.character or "").isdecimal():
            event.stop()
            self._begin_line(event.character or "")
        elif event.is_printable:
            self._tell(tr("These keys answer: {keys}", keys=self.keys()))

    def _begin_line(self, character: str) -> None:
        """Let the keys go to the line, and begin it."""
        line = self.query_one(Input)
        line.value = character
        line.focus()

    def answer(self, typed: str) -> None:
        """Do it with what was typed."""
        self._do(typed, go_there=True)

    def _do(self, typed: str, *, go_there: bool) -> None:
        try:
            text = self.question.checked(typed)
        except Refusal as refusal:
            if go_there:  # a second y would be written there
                self.action_to_line()
            self._tell(str(refusal))
            self.on_refusal()
            return
        self.dismiss(text)

    def _tell(self, said: str) -> None:
        self.query_one(".said", Static).update(Text(f"! {said}"))


class ReadingDialog(Dialog[str]):
    """A long text: arrows and PageDown scroll, Escape or q leaves."""

    question: Reading
    BINDINGS: ClassVar[list[BindingType]] = [Binding("q,enter", "leave", show=False)]

    def body(self) -> Iterable[Widget]:
        """The text in a scrolling box."""
        with VerticalScroll(classes="text"):
            yield Static(Text(signs_for().spell(self.question.text)), markup=False)

    def on_mount(self) -> None:
        """Let the arrows scroll at once."""
        for box in self.query(VerticalScroll):
            box.focus()
