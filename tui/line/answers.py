"""Answers to questions: those typed on the line of the command first, then what is asked."""

from __future__ import annotations

from collections.abc import Iterable

from core.text import folded
from tui.dialogs.form import Field
from tui.line.plain import plain


class Answers:
    """What was typed after a command, in parts between semicolons."""

    def __init__(self, text: str = "") -> None:
        self.given = bool(text)
        """Whether anything was typed; what is not answered then takes its default."""
        self._parts = [part.strip() for part in text.split(";")] if text else []

    def next(self) -> str | None:
        """Take the next part, None when there is none."""
        return self._parts.pop(0) if self._parts else None

    def begin_with(self, choices: Iterable[str]) -> bool:
        """Whether the next part is one of these keys."""
        return bool(self._parts) and self._parts[0] in choices

    def take_all(self) -> str:
        """Take everything that is left as one text."""
        parts, self._parts = self._parts, []
        return "; ".join(parts)

    def names_one_of(self, fields: Iterable[Field]) -> bool:
        """Whether the next part is for one of these fields, by its name."""
        label, equals, _ = self._parts[0].partition("=") if self._parts else ("", "", "")
        return bool(equals) and named_field(fields, label) is not None

    def for_fields(self, fields: Iterable[Field], *, by_name: bool = False) -> dict[str, str]:
        """Take what is for the fields of a form: in their order, or by name as in `rating=2190`.

        What comes after the last field is left for the next question; with `by_name` all that names no field.
        """
        order = list(fields)
        values = {field.name: field.value for field in order}
        place = 0
        while self._parts:
            label, equals, value = self._parts[0].partition("=")
            named = named_field(order, label) if equals else None
            if named is None and (by_name or place >= len(order)):
                break
            field = named or order[place]
            values[field.name] = emptied((value if named else self._parts[0]).strip() or field.value)
            place = order.index(field) + 1
            del self._parts[0]
        return values


def named_field(fields: Iterable[Field], typed: str) -> Field | None:
    """Return the field of that name, or the only one whose label begins so."""
    wanted = folded(typed.strip())
    if not wanted:
        return None
    labels = {field: (folded(field.label), folded(field.english)) for field in fields}
    exact = [field for field in labels if wanted in (field.name, *labels[field])]
    begun = exact or [field for field in labels if any(label.startswith(wanted) for label in labels[field])]
    # as a terminal with ASCII only shows the label
    begun = begun or [field for field in labels if folded(plain(field.label)).startswith(wanted)]
    return begun[0] if len(begun) == 1 else None


def emptied(value: str) -> str:
    """Return a value as typed; a lone hyphen empties its field."""
    return "" if value == "-" else value
