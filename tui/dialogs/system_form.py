"""The part of the event form that is about the system: which one, and what is asked of each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from textual.widgets import Input

from core.errors import Refusal
from core.event.regulations import Regulations
from core.language import mark, tr
from core.systems.base import System
from core.systems.catalogue import SYSTEMS
from core.systems.options import Choosable, Options
from core.tiebreaks import parse, parse_list
from tui.dialogs.form import Field, Form, NotedForm, Values, choice_of

SYSTEM = mark("System")
USUAL = Regulations()


@dataclass(frozen=True, slots=True)
class OptionField(Field):
    """A field for an option of one system."""

    system: str = ""
    option: Choosable | None = None


def called(system: System) -> str:
    """Return what a form calls a system."""
    return tr(system.called) if system.called else system.name


def usual_tie_breaks(system: System) -> tuple[str, ...]:
    """Return the tie-breaks of a new event."""
    return system.tie_breaks or USUAL.tie_breaks


def what_systems_are_for() -> Iterator[str]:
    """Yield a line for each system."""
    for system in SYSTEMS.values():
        if system.serves:
            yield tr("{system}: {purpose}.", system=called(system), purpose=tr(system.serves))


def system_field(key: str) -> Field:
    """Return the field that chooses the system."""
    choices = tuple(map(called, SYSTEMS.values()))
    return Field("system", SYSTEM, called(SYSTEMS[key]), choices=choices, by_name=True)


def system_chosen(values: Values, before: Regulations) -> str:
    """Return the key of the system chosen; what it was where nothing was asked."""
    names = {called(system): key for key, system in SYSTEMS.items()}
    typed = values.get("system", "")
    if typed == called(SYSTEMS[before.system]):
        return before.system
    return names[choice_of(typed, SYSTEM, tuple(names))] if typed else before.system


def option_fields(regulations: Regulations, keys: Iterable[str]) -> Iterator[OptionField]:
    """Yield a field for every option of some systems, as the event has them."""
    for key in keys:
        kind = SYSTEMS[key].options
        if kind is None:
            continue
        now = regulations.options if isinstance(regulations.options, kind) else kind()
        for each in kind.asked:
            words = _words(each, getattr(now, each.field))
            yield OptionField(
                f"{key}_{each.field}",
                each.label,
                tr(words[getattr(now, each.field)]),
                hint=tr(each.hint) if each.hint else "",
                choices=tuple(map(tr, words.values())),
                by_name=True,
                system=key,
                option=each,
            )


def options_chosen(fields: Iterable[Field], values: Values, regulations: Regulations) -> Options | None:
    """Return the options of the system chosen; None where it has none."""
    kind = SYSTEMS[regulations.system].options
    if kind is None:
        return None
    now = regulations.options if isinstance(regulations.options, kind) else kind()
    return now.with_chosen(
        {
            field.option.field: _value(field, field.option, values[field.name], getattr(now, field.option.field))
            for field in fields
            if isinstance(field, OptionField) and field.option and field.system == regulations.system
        }
    )


def _value(field: Field, option: Choosable, typed: str, now: Any) -> Any:
    words = _words(option, now)
    word = choice_of(typed, field.english, tuple(words.values()))
    return next(value for value, each in words.items() if each == word)


def _words(option: Choosable, now: Any) -> dict[Any, str]:
    """Return what may be chosen; what an event has already may always be."""
    words = dict(option.values)
    return words if now in words else {**words, now: str(now)}


def _same(typed: str, codes: tuple[str, ...]) -> bool:
    """Whether a typed list means these codes, however it is written; what is half typed means none."""
    try:
        return parse_list(typed) == parse(codes)
    except Refusal:
        return False


class SystemForm(Form):
    """A form that asks for what means something to the system chosen, and hides the rest."""

    own = frozenset({"rounds", "half", "c6", "apart", "team_best"})
    """Fields that not every system has."""
    system = USUAL.system
    """Chosen before the form opens."""

    def asks(self, field: Field, values: Values) -> bool:
        """Ask for nothing that only another system has."""
        key = system_chosen(values, Regulations(system=self.system))
        if isinstance(field, OptionField):
            return field.system == key
        return field.name not in self.own or field.name in SYSTEMS[key].asks

    def on_mount(self) -> None:
        """Follow the choice."""
        if any(field.name == "system" for field in self.fields):
            self.watch(self.input("system"), "value", self._follow, init=False)
        self._show_asked()

    def _follow(self, before: str, now: str) -> None:
        """Show other fields, and the usual tie-breaks of the other system in place of those of the one before."""
        usual = {called(system): usual_tie_breaks(system) for system in SYSTEMS.values()}
        line = self.input("tie_breaks")
        if isinstance(line, Input) and _same(line.value, usual[before]):
            line.value = ",".join(usual[now])
        self._show_asked()

    def _show_asked(self) -> None:
        values = {field.name: self.input(field.name).value for field in self.fields}
        for field in self.fields:
            row = self.input(field.name).parent
            if row is not None and hasattr(row, "display"):
                row.display = self.asks(field, values)


class NewEventForm(SystemForm, NotedForm):
    """The same with its note."""
