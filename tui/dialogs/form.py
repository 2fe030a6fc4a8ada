"""A form: labelled fields one under the other; Enter saves from any of them, Tab goes to the next."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from rich.cells import cell_len
from rich.text import Text
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.suggester import SuggestFromList
from textual.widget import Widget
from textual.widgets import Input, Static

from core.errors import Refusal
from core.language import mark, tr
from tui.dialogs.base import Dialog

NARROWEST_LABEL = 20
"""Cells before a field; more where a label is longer."""


@dataclass(frozen=True, slots=True)
class Field:
    """One line of a form."""

    name: str
    english: str
    """Its label as it stands in the code; line mode takes it in every language."""
    value: str = ""
    suggestions: tuple[str, ...] = ()
    """Completions offered while typing; the right arrow takes one."""
    hint: str = ""

    @property
    def label(self) -> str:
        """What stands before it, in the language spoken."""
        return tr(self.english)


Values = Mapping[str, str]


class Form(Dialog[Values]):
    """Ask for several values at once. `save` may refuse: the form then stays open and says why."""

    hint = mark("Enter save   Tab next field   → take suggestion   Esc cancel")
    note = ""
    """What should be known before one types."""
    narrowest = NARROWEST_LABEL
    by_name = False
    """Whether line mode takes only fields that are named, and leaves what is not for the next question."""

    def preview(self, values: Values) -> Sequence[str]:  # noqa: ARG002
        """Return what comes of the values, to be told in line mode once they are saved."""
        return ()

    def __init__(
        self, title: str, fields: Sequence[Field], save: Callable[[Values], object], *, again: bool = False
    ) -> None:
        """Build the form; with `again` it empties itself after saving and asks for the next."""
        super().__init__(title)
        self.fields = fields
        self.save = save
        self.again = again

    def body(self) -> Iterable[Widget]:
        """The fields, and a line for what was said last."""
        yield from self.rows()
        yield Static("", classes="said", markup=False)

    @property
    def label_width(self) -> int:
        """As wide as the widest label needs, in cells."""
        return max(self.narrowest, *(cell_len(field.label) + 1 for field in self.fields))

    def rows(self) -> Iterable[Widget]:
        """The fields one under the other."""
        with VerticalScroll(classes="fields", can_focus=False):
            for field in self.fields:
                with Horizontal(classes="field"):
                    label = Static(Text(field.label), classes="label")
                    label.styles.width = self.label_width
                    yield label
                    suggester = SuggestFromList(field.suggestions, case_sensitive=False)
                    yield Input(
                        field.value,
                        placeholder=field.hint,
                        id=field.name,
                        suggester=suggester,
                        select_on_focus=False,
                    )

    def on_mount(self) -> None:
        """Start in the first field."""
        self._input(self.fields[0].name).focus()

    def on_input_submitted(self) -> None:
        """Save; on a refusal stay and say why."""
        values = {field.name: self._input(field.name).value.strip() for field in self.fields}
        try:
            said = self.save(values)
        except Refusal as refusal:
            self._say(f"! {refusal}")
            self.on_refusal()
            return
        if not self.again:
            self.dismiss(values)
            return
        self._say(str(said or tr("Saved.")))
        self._empty()

    def _empty(self) -> None:
        for field in self.fields:
            self._input(field.name).value = field.value
        self._input(self.fields[0].name).focus()

    def _say(self, message: str) -> None:
        self.query_one(".said", Static).update(Text(message))

    def _input(self, name: str) -> Input:
        return self.query_one(f"#{name}", Input)


class NotedForm(Form):
    """A form with its note under the fields: PageUp and PageDown scroll it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("pageup", "scroll_note(-1)", show=False),
        Binding("pagedown", "scroll_note(1)", show=False),
    ]

    def body(self) -> Iterable[Widget]:
        """The fields, and the note."""
        yield from super().body()
        with VerticalScroll(classes="note", can_focus=False):
            yield Static(Text(self.note), markup=False)

    def tell_note(self, note: str) -> None:
        """Show another note, its end."""
        self.note = note
        if not self.is_mounted:
            return
        scroll = self.query_one(".note", VerticalScroll)
        scroll.query_one(Static).update(Text(note))
        scroll.call_after_refresh(scroll.scroll_end, animate=False)

    def action_scroll_note(self, step: int) -> None:
        """Scroll the note."""
        scroll = self.query_one(".note", VerticalScroll)
        scroll.scroll_relative(y=step * max(1, scroll.size.height - 1), animate=False)
