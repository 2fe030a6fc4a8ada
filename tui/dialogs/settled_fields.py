"""Fields for what an event settles beforehand, made of the one list that `core.systems.settled` is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from paircard.core.event.options import Choosable, Options
from paircard.core.event.regulations import Regulations
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.settled import OF_EVERY_EVENT
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.core.values.scale import Scale
from paircard.tui.dialogs.form import Field, Values, choice_of

USUAL_POINTS = "1-½-0"


@dataclass(frozen=True, slots=True)
class SettledField(Field):
    """A field for one regulation; of every event, or an option of one system."""

    choosable: Choosable = OF_EVERY_EVENT["rounds"]
    system: str = ""
    """Whose option it is; empty where the regulations of every event hold it."""
    now: Any = None
    """What the event has."""


def fields_of_every_event(regulations: Regulations, *names: str, by_name: bool = True) -> Iterator[SettledField]:
    """Yield the fields for some regulations, as the event has them; with `by_name` lines take them by name only."""
    for name in names:
        choosable = OF_EVERY_EVENT[name]
        yield _field(name, choosable, getattr(regulations, choosable.field), by_name=by_name)


def option_fields(regulations: Regulations, keys: Iterable[str]) -> Iterator[SettledField]:
    """Yield a field for every option of some systems, as the event has them."""
    for key in keys:
        kind = SYSTEMS[key].options
        if kind is None:
            continue
        now = regulations.options if isinstance(regulations.options, kind) else kind.of_new_event()
        for each in kind.asked:
            yield _field(f"{key}_{each.field}", each, getattr(now, each.field), system=key)


def points_field(regulations: Regulations) -> Field:
    """Return the field for what results give; line mode takes it by name."""
    hint = tr("win-draw-loss, such as 3-1-0; then U=½ for the bye")
    return Field("points", mark("Results give"), regulations.scale.text or USUAL_POINTS, hint=hint, by_name=True)


def with_locks(fields: Iterable[Field], locked: Mapping[str, object]) -> Iterator[Field]:
    """Yield the fields, those whose regulation cannot change with the reason."""
    for field in fields:
        name = field.choosable.field if isinstance(field, SettledField) else field.name
        yield replace(field, locked=str(locked[name])) if name in locked else field


def with_settled(before: Regulations, fields: Iterable[Field], values: Values) -> Regulations:
    """Return regulations with what was typed of those that every event holds, as they were where nothing is asked."""
    asked = (field for field in fields if isinstance(field, SettledField) and not field.system)
    chosen = {field.choosable.field: typed_value(field, values[field.name]) for field in asked if field.name in values}
    points = Scale.of(values["points"]).text if "points" in values else before.points
    return replace(before, **chosen, points=points)


def options_chosen(fields: Iterable[Field], values: Values, regulations: Regulations) -> Options | None:
    """Return the options of the system chosen; None where it has none.

    What meant something and no longer does, as another option is chosen otherwise, is as usual again.
    """
    kind = SYSTEMS[regulations.system].options
    if kind is None:
        return None
    now = regulations.options if isinstance(regulations.options, kind) else kind.of_new_event()
    own = [field for field in fields if isinstance(field, SettledField) and field.system == regulations.system]
    chosen = now.with_chosen({field.choosable.field: typed_value(field, values[field.name]) for field in own})
    idle = [each for each in kind.asked if now.means(each) and not chosen.means(each)]
    usual = kind.of_new_event()
    return chosen.with_chosen({each.field: getattr(usual, each.field) for each in idle})


def typed_value(field: SettledField, text: str) -> Any:
    """Return the value that was typed or chosen; raise `Refusal` for what is none."""
    if text == field.value:  # as it is, though no form would offer it: an older version or a report may tell it
        return field.now
    if field.choosable.numbers is None:
        return choice_of(text, field.name, field.english, _words(field.choosable, field.now))
    try:
        return field.choosable.number(text)
    except Refusal as refusal:
        refusal.field = field.name
        raise


def means_something(field: SettledField, fields: Iterable[Field], values: Values) -> bool:
    """Whether a regulation means anything, the others being as they are typed so far."""
    where = field.choosable.where
    if where is None:
        return True
    for other in fields:
        if isinstance(other, SettledField) and (other.system, other.choosable.field) == (field.system, where[0]):
            try:
                return typed_value(other, values.get(other.name, other.value)) in where[1]
            except Refusal:
                return True  # what is half typed hides nothing
    return True


def _field(name: str, choosable: Choosable, value: Any, *, system: str = "", by_name: bool = True) -> SettledField:
    words = _words(choosable, value)
    return SettledField(
        name,
        choosable.label,
        tr(words[value]) if words else choosable.written(value),
        hint=_hint(choosable, system),
        choices=tuple(map(tr, words.values())),
        by_name=by_name,
        figures=choosable.numbers is not None,
        choosable=choosable,
        system=system,
        now=value,
    )


def _hint(choosable: Choosable, system: str) -> str:
    """Return what a regulation means, with the article of the book of its system."""
    hint = tr(choosable.hint) if choosable.hint else ""
    return SYSTEMS[system].citing(hint, choosable.matter) if system and choosable.matter else hint


def _words(choosable: Choosable, now: Any) -> Mapping[Any, str]:
    """Return what may be chosen, nothing where a number is typed; what an event has already may always be."""
    words = dict(choosable.values)
    if choosable.numbers is not None or now in words:
        return words
    return {**words, now: choosable.written(now)}
