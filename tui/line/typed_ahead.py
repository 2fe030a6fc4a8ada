"""Answers typed on the line of a command, ahead of its questions; what is left open is asked (`questions`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.core.values.text import folded
from paircard.tui.dialogs.form import Field, Values
from paircard.tui.looks.plain_text import plain

Asks = Callable[[Field, Mapping[str, str]], bool]  # no words: a type


class Answers:
    """What was typed after a command, in parts between semicolons."""

    def __init__(self, text: str = "") -> None:
        self.given = bool(text)
        """Whether anything was typed; what is not answered then takes its default."""
        self._parts = [part.strip() for part in text.split(";")] if text else []

    def next(self) -> str | None:
        """Take the next part, None when there is none."""
        return self._parts.pop(0) if self._parts else None

    @property
    def more(self) -> bool:
        """Whether anything is left."""
        return bool(self._parts)

    def begin_with(self, choices: Iterable[str]) -> bool:
        """Whether the next part is one of these keys."""
        return bool(self._parts) and self._parts[0] in choices

    def are_only(self, answer: str) -> bool:
        """Whether nothing but this is left."""
        return self._parts == [answer]

    def take_all(self) -> str:
        """Take everything that is left as one text."""
        parts, self._parts = self._parts, []
        return "; ".join(parts)

    def names_a_field(self) -> bool:
        """Whether the next part says what it is for, as in `rating=2190`."""
        return bool(self._parts) and _field_and_value(self._parts[0]) is not None

    def for_fields(self, fields: Iterable[Field], *, by_name: bool = False, asks: Asks | None = None) -> dict[str, str]:
        """Take what is for the fields of a form: in their order, or by name as in `rating=2190`.

        Of fields with the same name it is the one that is asked for (`asks`), the others being as they are so far.
        What comes after the last field is left for the next question; with `by_name` all that names no field. Raises
        `Refusal` for the name of a field that is not there: it would else be taken for a value of another.
        """
        known = list(fields)
        told = self._told(known, asks)
        asked = [field for field in known if asks is None or asks(field, told)]
        order = [field for field in known if not field.by_name]
        values = {field.name: field.value for field in known}
        place = 0
        while self._parts:
            named = _field_and_value(self._parts[0])
            if named is None and (by_name or place >= len(order)):
                break
            if named is None:
                field, value = order[place], self._parts[0]
            else:
                field, value = _called(named[0], asked, self._parts[0]), named[1]
            values[field.name] = emptied(value.strip() or field.value)
            place = place if field.by_name else order.index(field) + 1
            del self._parts[0]
        return values

    def _told(self, fields: list[Field], asks: Asks | None) -> Values:
        """Return what the fields are, as far as a name alone says which of them is meant; of several the one asked for.

        Which that is another part says, such as the system: whatever the order, that is known the second time.
        """
        values = {field.name: field.value for field in fields}
        for _ in range(2):
            for name, value in filter(None, map(_field_and_value, self._parts)):
                field = named_field(fields, name)
                if field is None and asks is not None:
                    field = named_field([each for each in fields if asks(each, values)], name)
                if field is not None:
                    values[field.name] = value.strip() or field.value
        return values


def _field_and_value(part: str) -> tuple[str, str] | None:
    """Return what stands before and after the first `=`; None where that is no name, as in `5 =`, a draw."""
    label, equals, value = part.partition("=")
    return (label.strip(), value) if equals and label[:1].isalpha() else None


def _called(label: str, asked: list[Field], part: str) -> Field:
    """Return the field asked for by that name; raise `Refusal` with the names there are: none is dropped unsaid."""
    field = named_field(asked, label)
    if field is None:
        raise Refusal(
            tr(
                "{typed}: there is no field {name} here, nothing was done. Fields: {fields}. "
                "A value with = in it needs its field before it: {example}.",
                typed=part,
                name=label,
                fields=", ".join(dict.fromkeys(each.label for each in asked)),
                example=f"{asked[0].label}={part}",
            )
        )
    return field


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
