"""A form: labelled fields one under the other; Enter saves from any of them, Tab and the arrows go to the next.

Escape leaves it; once more than a few letters are typed the first Escape only says so, and the next one throws them
away.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import ClassVar, TypeVar

from rich.cells import cell_len
from rich.text import Text
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.suggester import SuggestFromList
from textual.widget import Widget
from textual.widgets import Input, Static

from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.core.values.text import begins, folded
from paircard.tui.dialogs.base import Dialog
from paircard.tui.dialogs.choice import Choice, ExplainedChoice
from paircard.tui.widgets.line_input import LineInput

WORTH_KEEPING = 10
"""Characters typed into a form, a field that was changed counting as three at least: fewer are soon typed again."""
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
    choices: tuple[str, ...] = ()
    """All values it may have; without them any text is typed."""
    explained: tuple[str, ...] = ()
    """What each of them is for, in a line: they are shown one under the other while the field has the keys."""
    nothing: str = ""
    """What an empty value means, where that is one of the choices."""
    by_name: bool = False
    """Whether line mode takes it by its name only: what is typed in order goes to the others."""
    figures: bool = False
    """Whether a number of a few figures is typed: it has little room, and the hint stays beside it."""
    apart: bool = False
    """Whether it begins another subject: a blank row stands before it."""
    locked: str = ""
    """Why it cannot change now, in few words; nothing where it can."""
    check: Callable[[str], object] | None = None
    """Refuses what is never meant for it. What stood there then comes back: who typed it meant something else."""

    @property
    def label(self) -> str:
        """What stands before it, in the language spoken."""
        return tr(self.english)


Values = Mapping[str, str]


@contextmanager
def about(field: str) -> Iterator[None]:
    """Let a refusal say which field it is about, where it does not say so itself."""
    try:
        yield
    except Refusal as refusal:
        refusal.field = refusal.field or field
        raise


Chosen = TypeVar("Chosen")  # no words: a type


def choice_of(text: str, field: str, label: str, words: Mapping[Chosen, str]) -> Chosen:
    """Return what is called so, or the only thing whose name begins so, in English or in the language spoken.

    Refuses anything else, and says what there is. What has figures is typed to the end: 1 is not the beginning of 10.
    """
    typed = folded(text)
    names = {each: (folded(tr(word)), folded(word)) for each, word in words.items()}
    exact = [each for each, said in names.items() if typed in said]
    begun = [each for each, said in names.items() if any(begins(name, typed) for name in said)]
    for found in (exact, begun):
        if len(found) == 1:
            return found[0]
    *first, other = map(tr, words.values())
    wrong = mark("{field}: type {one} or {other}, not {text}.")
    one = ", ".join(first or [other])
    if any("," in each for each in (*first, other)):
        one = "; ".join(first) + ";"  # a choice with a comma of its own would be read as two
    fields = {"field": tr(label), "one": one, "other": other, "text": text or tr("nothing")}
    raise Refusal(tr(wrong, **fields), field=field)


class Fields(VerticalScroll, inherit_bindings=False, can_focus=False):
    """Scrolls where there are many, by going from field to field: the arrows are not its own."""


class Form(Dialog[Values]):
    """Ask for several values at once. `save` may refuse: the form then stays open and says why."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down", "step(1)", show=False),
        Binding("up", "step(-1)", show=False),
        Binding("pagedown", "suggest(1)", show=False),
        Binding("pageup", "suggest(-1)", show=False),
    ]
    hint = mark("Enter save   Tab next field   → take suggestion   Esc cancel")
    hint_to_choose = mark("Enter save   Tab next field   Space choose   PgDn suggest   Esc cancel")
    """The same where there is something to be chosen."""
    note = ""
    """What should be known before one types."""
    ends_empty = False
    """Whether it is one of a stream that ends once nothing at all is typed."""
    narrowest = NARROWEST_LABEL
    in_words: ClassVar[frozenset[str]] = frozenset()
    """Fields in which codes are typed: what they mean stands under them."""
    by_name = False
    """Whether line mode takes only fields that are named, and leaves what is not for the next question."""
    last = False
    """Whether no question comes after it, so that line mode refuses what is typed beyond its fields."""

    def preview(self, values: Values) -> Sequence[str]:  # noqa: ARG002
        """Return what comes of the values, to be told in line mode once they are saved."""
        return ()

    def asks(self, field: Field, values: Values) -> bool:  # noqa: ARG002
        """Whether a field means anything, the others being as they are."""
        return True

    def __init__(
        self, title: str, fields: Sequence[Field], save: Callable[[Values], object], *, again: bool = False
    ) -> None:
        """Build the form; with `again` it empties itself after saving and asks for the next."""
        super().__init__(title)
        self.fields = list(fields)
        self.save = save
        self.again = again
        self.spared: dict[str, str] = {}
        """Answers that are not asked for, with what stands in for each where it is needed."""
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
        return max(self.narrowest, *(cell_len(field.label) + 1 for field in self.fields))

    def keys(self) -> str:
        """Say what the keys do, as far as this form needs them."""
        if any(field.choices for field in self.fields):
            return tr(self.hint_to_choose)
        return super().keys()

    def rows(self) -> Iterable[Widget]:
        """The fields one under the other."""
        with Fields(classes="fields"):
            for field in self.fields:
                with Horizontal(classes="field") as line:
                    line.set_class(bool(field.explained), "explained")
                    line.set_class(field.apart, "apart")
                    label = Static(Text(field.label), classes="label")
                    label.styles.width = self.label_width
                    yield label
                    yield _field(field)
                    if field.figures:
                        yield Static(Text(field.hint, "dim", no_wrap=True, overflow="ellipsis"), classes="beside")
                if field.name in self.in_words:
                    name = f"{field.name}-words"  # no words: an id
                    words = Static(classes="words", markup=False, id=name)
                    words.styles.padding = (0, 0, 0, self.label_width)
                    yield words

    def on_mount(self) -> None:
        """Start in the first field."""
        self._at_first = self._typed_values()
        self._go_to(self.fields[0])

    def on_input_submitted(self) -> None:
        """Save; on a refusal go to the field that it names, and say why."""
        values = self._typed_values()
        if self.ends_empty and not any(values.values()):
            self.dismiss(None)
            return
        try:
            values, said = self.saved(values)
        except Refusal as refusal:
            self._say(f"! {refusal}")
            if named := self.named_by(refusal):
                if named.check:
                    self.input(named.name).value = named.value
                self._go_to(named)
            self.on_refusal()
            return
        if not self.again:
            self.dismiss(values)
            return
        self._say(str(said or tr("Saved.")))
        self._empty()

    def spare(self, name: str, stand_in: str) -> None:
        """Do not ask for this; where it is needed, something stands in for it."""
        if any(field.name == name for field in self.fields):
            self.fields = [field for field in self.fields if field.name != name]
            self.spared[name] = stand_in

    def saved(self, typed: Values) -> tuple[Values, object]:
        """Save, and return all values and what `save` has said; raise its `Refusal`."""
        values = {**typed, **dict.fromkeys(self.spared, "")}
        for field in self.fields:
            if field.check:
                with about(field.name):
                    field.check(values[field.name])
        try:
            return values, self.save(values)
        except Refusal as refusal:
            if not self.spared.get(refusal.field):
                raise
            values[refusal.field] = self.spared[refusal.field]
        return values, self.save(values)

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
        field = next(field for field in self.fields if field.name == event.choice.id)
        said = mark("{field}: none of {choices} begins with {typed}. Space goes on.")
        self._say("! " + tr(said, field=field.label, typed=event.typed, choices=choices))
        self.on_refusal()

    def named_by(self, refusal: Refusal) -> Field | None:
        """Return the field that a refusal is about, where it says so."""
        return next(
            (
                field
                for field in self.fields
                if refusal.field == field.name or refusal.message.startswith(f"{field.label}:")
            ),
            None,
        )

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
        return {field.name: self.input(field.name).value.strip() for field in self.fields}

    def action_step(self, step: int) -> None:
        """Go to the next field, or the one before; not round the end."""
        here = self._here()
        if here is None:
            return
        ahead = self.fields[here + 1 :] if step > 0 else self.fields[:here][::-1]
        reached = self.focus_chain
        if there := next((field for field in ahead if self.input(field.name) in reached), None):
            self._go_to(there)

    def action_suggest(self, step: int) -> None:
        """Write the next of the suggestions into the field."""
        here, offered = self._here(), self._suggestions
        if here is None or not offered:
            return
        line = self.input(self.fields[here].name)
        at = offered.index(line.value) + step if line.value in offered else min(step - 1, 0) % len(offered)
        line.value = offered[at % len(offered)]
        self._select(line)

    @property
    def _suggestions(self) -> tuple[str, ...]:
        """What the field the keys go to suggests."""
        here = self._here()
        return () if here is None else self.fields[here].suggestions

    def _here(self) -> int | None:
        """Return which field the keys go to."""
        name = self.focused.id if self.focused else None
        return next((at for at, field in enumerate(self.fields) if field.name == name), None)

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
        for field in self.fields:
            self.input(field.name).value = field.value
        self._go_to(self.fields[0])

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
        """Scroll the note, or offer what the field suggests."""
        if self._suggestions:
            self.action_suggest(step)
            return
        scroll = self.query_one(".note", VerticalScroll)
        scroll.scroll_relative(y=step * max(1, scroll.size.height - 1), animate=False)
