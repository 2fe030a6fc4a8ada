"""A form on a screen: labelled fields one under the other; Enter saves from any of them, Tab and arrows go to the next.

Escape leaves it; once more than a few letters are typed the first Escape only says so, and the next one throws them
away.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.suggester import SuggestFromList
from textual.widget import Widget
from textual.widgets import Input, Static

from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.data.papers.cells import cell_len
from paircard.tui.dialogs.form import Field, Form, NotedForm, Values
from paircard.tui.dialogs.on_screen.base import Dialog
from paircard.tui.dialogs.on_screen.choice import Choice, ExplainedChoice
from paircard.tui.widgets.line_input import LineInput

WORTH_KEEPING = 10
"""Characters typed into a form, a field that was changed counting as three at least: fewer are soon typed again."""


class Fields(VerticalScroll, inherit_bindings=False, can_focus=False):
    """Scrolls where there are many, by going from field to field: the arrows are not its own."""


class FormDialog(Dialog[Values]):
    """Fields, and a line for what was said last."""

    question: Form
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down", "step(1)", show=False),
        Binding("up", "step(-1)", show=False),
        Binding("pagedown", "suggest(1)", show=False),
        Binding("pageup", "suggest(-1)", show=False),
    ]

    def __init__(self, question: Form) -> None:
        """Show a form."""
        super().__init__(question)
        self._at_first: Values = {}
        """What stood there before anything was typed."""
        self._given_up: Values = {}
        """What was typed when Escape was pressed."""

    def body(self) -> Iterable[Widget]:
        """The fields, and a line for what was said last."""
        yield from self.rows()
        yield Static("", classes="said", markup=False)

    @property
    def label_width(self) -> int:
        """As wide as the widest label needs, in cells."""
        return max(self.question.narrowest, *(cell_len(field.label) + 1 for field in self.question.fields))

    def rows(self) -> Iterable[Widget]:
        """The fields one under the other."""
        with Fields(classes="fields"):
            for field in self.question.fields:
                with Horizontal(classes="field") as line:
                    line.set_class(bool(field.explained), "explained")
                    line.set_class(field.apart, "apart")
                    label = Static(Text(field.label), classes="label")
                    label.styles.width = self.label_width
                    yield label
                    yield _field(field)
                    if field.figures:
                        yield Static(Text(field.hint, "dim", no_wrap=True, overflow="ellipsis"), classes="beside")
                if field.name in self.question.in_words:
                    name = f"{field.name}-words"  # no words: an id
                    words = Static(classes="words", markup=False, id=name)
                    words.styles.padding = (0, 0, 0, self.label_width)
                    yield words

    def on_mount(self) -> None:
        """Start in the first field."""
        self._at_first = self._typed_values()
        self._go_to(self.question.fields[0])

    def on_input_submitted(self) -> None:
        """Save; on a refusal go to the field that it names, and say why."""
        values = self._typed_values()
        if self.question.ends_empty and not any(values.values()):
            self.dismiss(None)
            return
        try:
            values, said = self.question.saved(values)
        except Refusal as refusal:
            self._say(f"! {refusal}")
            if named := self.question.named_by(refusal):
                if named.check:
                    self.input(named.name).value = named.value
                self._go_to(named)
            self.on_refusal()
            return
        if not self.question.again:
            self.dismiss(values)
            return
        self._say(str(said or tr("Saved.")))
        self._empty()

    def on_line_input_lines(self, event: LineInput.Lines) -> None:
        """Take the first of several lines that were pasted, and say so: the field holds one."""
        event.line.take(event.lines[0])
        self._say("! " + tr("{count} lines were pasted: only the first was taken.", count=len(event.lines)))

    def on_choice_submitted(self) -> None:
        """Save."""
        self.on_input_submitted()

    def on_choice_unknown(self, event: Choice.Unknown) -> None:
        """Say what may be chosen."""
        choices = ", ".join(value or event.choice.nothing for value in event.choice.values)
        field = next(field for field in self.question.fields if field.name == event.choice.id)
        said = mark("{field}: none of {choices} begins with {typed}. Space goes on.")
        self._say("! " + tr(said, field=field.label, typed=event.typed, choices=choices))
        self.on_refusal()

    def action_leave(self) -> None:
        """Answer None; what would take a while to be typed again goes with the second Escape only."""
        typed = self._typed_values()
        changed = [value for name, value in typed.items() if value != self._at_first.get(name, "")]
        if sum(max(3, len(value)) for value in changed) < WORTH_KEEPING or typed == self._given_up:
            super().action_leave()
            return
        self._given_up = typed
        self._say("! " + tr("This is not saved: Enter saves it, Esc again throws it away."))

    def _typed_values(self) -> Values:
        return {field.name: self.input(field.name).value.strip() for field in self.question.fields}

    def action_step(self, step: int) -> None:
        """Go to the next field, or the one before; not round the end."""
        here = self._here()
        if here is None:
            return
        ahead = self.question.fields[here + 1 :] if step > 0 else self.question.fields[:here][::-1]
        reached = self.focus_chain
        if there := next((field for field in ahead if self.input(field.name) in reached), None):
            self._go_to(there)

    def action_suggest(self, step: int) -> None:
        """Write the next of the suggestions into the field."""
        here, offered = self._here(), self._suggestions
        if here is None or not offered:
            return
        line = self.input(self.question.fields[here].name)
        at = offered.index(line.value) + step if line.value in offered else min(step - 1, 0) % len(offered)
        line.value = offered[at % len(offered)]
        self._select(line)

    @property
    def _suggestions(self) -> tuple[str, ...]:
        """What the field the keys go to suggests."""
        here = self._here()
        return () if here is None else self.question.fields[here].suggestions

    def _here(self) -> int | None:
        """Return which field the keys go to."""
        name = self.focused.id if self.focused else None
        return next((at for at, field in enumerate(self.question.fields) if field.name == name), None)

    def _go_to(self, field: Field) -> None:
        """Let the keys go to a field; what is typed there replaces what stands in it."""
        line = self.input(field.name)
        line.focus()
        self._select(line)

    @staticmethod
    def _select(line: Input | Choice) -> None:
        if isinstance(line, Input):
            line.action_select_all()

    def _empty(self) -> None:
        for field in self.question.fields:
            self.input(field.name).value = field.value
        self._go_to(self.question.fields[0])

    def _say(self, message: str) -> None:
        self.query_one(".said", Static).update(Text(message))

    def input(self, name: str) -> Input | Choice:
        """Return what takes the keys of a field."""
        found = self.query_one(f"#{name}")
        if isinstance(found, Input | Choice):
            return found
        raise TypeError(name)


def _field(field: Field) -> Input | Choice:
    if field.locked:
        only = Choice((field.value,), field.value, nothing=field.nothing, hint=field.locked, id=field.name)
        only.disabled = True
        return only
    if field.explained:
        return ExplainedChoice(field.choices, field.value, field.explained, id=field.name)
    if field.choices:
        return Choice(field.choices, field.value, nothing=field.nothing, hint=field.hint, id=field.name)
    suggester = SuggestFromList(field.suggestions, case_sensitive=False)
    classes, placeholder = ("figures", "") if field.figures else ("", field.hint)  # no words: a class
    return LineInput(field.value, placeholder=placeholder, id=field.name, suggester=suggester, classes=classes)


class NotedFormDialog(FormDialog):
    """A form with its note under the fields: PageUp and PageDown scroll it."""

    question: NotedForm
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("pageup", "scroll_note(-1)", show=False),
        Binding("pagedown", "scroll_note(1)", show=False),
    ]

    def __init__(self, question: NotedForm) -> None:
        """Show a form, and every note that comes."""
        super().__init__(question)
        question.on_note = self._show_note

    def body(self) -> Iterable[Widget]:
        """The fields, and the note."""
        yield from super().body()
        with VerticalScroll(classes="note", can_focus=False):
            yield Static(Text(self.question.note), markup=False)

    def _show_note(self, note: str) -> None:
        if not self.is_mounted:
            return
        scroll = self.query_one(".note", VerticalScroll)
        scroll.query_one(Static).update(Text(note))
        scroll.call_after_refresh(scroll.scroll_end, animate=False)

    def action_scroll_note(self, step: int) -> None:
        """Scroll the note, or offer what the field suggests."""
        if self._suggestions:
            self.action_suggest(step)
            return
        scroll = self.query_one(".note", VerticalScroll)
        scroll.scroll_relative(y=step * max(1, scroll.size.height - 1), animate=False)
