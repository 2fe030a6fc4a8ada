"""A form: labelled fields that are typed together, and saved together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import ClassVar, TypeVar

from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.core.values.text import begins, folded
from paircard.tui.dialogs.question import Question

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


class Form(Question[Values]):
    """Ask for several values at once. `save` may refuse: the form then stays open and says why."""

    shown_by = "paircard.tui.dialogs.on_screen.form:FormDialog"
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

    def keys(self) -> str:
        """Say what the keys do, as far as this form needs them."""
        if any(field.choices for field in self.fields):
            return tr(self.hint_to_choose)
        return super().keys()

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


class NotedForm(Form):
    """A form with its note under the fields."""

    shown_by = "paircard.tui.dialogs.on_screen.form:NotedFormDialog"
    on_note: Callable[[str], None] | None = None
    """Who shows the note, while somebody does."""

    def tell_note(self, note: str) -> None:
        """Let another note be shown, its end."""
        self.note = note
        if self.on_note is not None:
            self.on_note(note)
