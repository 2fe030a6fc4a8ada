"""The part of the event form that is about the system: which one, and what is asked of each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from textual.widgets import Input

from core.errors import Refusal
from core.event.regulations import Regulations
from core.language import mark, tr
from core.systems.base import System
from core.systems.catalogue import SYSTEMS
from core.systems.options import Choosable, Options
from core.text import folded
from core.tiebreaks import LISTS, book_of, parse, parse_list
from tui.dialogs.form import Field, Form, NotedForm, Values, about, choice_of
from tui.regulated_fields import USUAL_POINTS
from tui.which_rules import usual_tie_breaks

SYSTEM, _ROUNDS = mark("System"), mark("Rounds")
USUAL = Regulations()
"""Of an event of which nothing is said, as ever."""
SUGGESTED = replace(USUAL, system="dutch-2026", tie_breaks=SYSTEMS["dutch-2026"].tie_breaks)
"""Of an event about which somebody is asked: the rules of today."""
_OF_BEFORE = mark("Swiss")
"""What scripts of earlier versions call the rules of 1998, when there were no others of that name."""


@dataclass(frozen=True, slots=True)
class OptionField(Field):
    """A field for an option of one system."""

    system: str = ""
    option: Choosable | None = None


def called(system: System) -> str:
    """Return what a form calls a system."""
    return tr(system.called or system.name)


def what_it_is_for(system: System) -> str:
    """Return in a line what a system is for."""
    return tr(system.serves) if system.serves else tr(system.name)


def system_fields(offered: Regulations, keys: Iterable[str] = (), *, unasked: str = "") -> list[Field]:
    """Return the field that chooses one of the systems, all unless some are named, and those for their options.

    `unasked` is the key of the one that a script gets which names none, where that is not the one offered.
    """
    listed = tuple(keys) or tuple(SYSTEMS)
    names = tuple(called(SYSTEMS[key]) for key in listed)
    explained = tuple(what_it_is_for(SYSTEMS[key]) for key in listed)
    now = called(SYSTEMS[offered.system])
    return [
        Field(
            "system",
            SYSTEM,
            now,
            choices=names,
            explained=explained,
            by_name=True,
            unasked=called(SYSTEMS[unasked]) if unasked else "",
        ),
        *option_fields(offered, listed),
    ]


def tie_break_field(offered: Regulations) -> Field:
    """Return the field for the tie-breaks, which follow the system until somebody types others."""
    codes = ",".join(each.key for each in parse(offered.tie_breaks, teams=True))
    hint = tr("codes, or a list: {lists}", lists=", ".join(LISTS))
    return Field("tie_breaks", mark("Tie-breaks"), codes, tuple(LISTS), hint)


def rounds_field(offered: Regulations) -> Field:
    """Return the field for the rounds, asked where the system leaves them open."""
    return Field("rounds", _ROUNDS, str(offered.rounds))


def regulations_chosen(fields: Iterable[Field], values: Values, offered: Regulations) -> Regulations:
    """Return the regulations with the system chosen, its options, its rounds and the tie-breaks typed.

    The usual tie-breaks of the system offered, left as they were, give way to those of the one chosen.
    """
    key = system_chosen(values, offered)
    with about("tie_breaks"):
        tie_breaks = chosen_tie_breaks(values["tie_breaks"], offered.tie_breaks, SYSTEMS[key])
    usual = usual_tie_breaks(SYSTEMS[offered.system])
    if key != offered.system and parse(tie_breaks, teams=True) == parse(usual, teams=True):
        tie_breaks = usual_tie_breaks(SYSTEMS[key])
    rounds = typed_rounds(values["rounds"]) if "rounds" in SYSTEMS[key].asks else offered.rounds
    points = offered.points if "points" in SYSTEMS[key].asks else ""
    changed = replace(offered, system=key, tie_breaks=tie_breaks, rounds=rounds, points=points)
    return replace(changed, options=_options_chosen(fields, values, changed))


def system_chosen(values: Values, offered: Regulations) -> str:
    """Return the key of the system chosen; the one offered where nothing was asked."""
    typed = values.get("system", "")
    if not typed or typed == called(SYSTEMS[offered.system]):
        return offered.system
    if typed in SYSTEMS:
        return typed  # as the command line names it
    if folded(typed) in (folded(_OF_BEFORE), folded(tr(_OF_BEFORE))):
        return USUAL.system
    return choice_of(typed, "system", SYSTEM, {key: system.called or system.name for key, system in SYSTEMS.items()})


def chosen_tie_breaks(text: str, before: tuple[str, ...], system: System) -> tuple[str, ...]:
    """Return the codes, those that name no book by that of the system.

    The same list stays as it was written, also by an earlier version.
    """
    was = parse(before, teams=True)
    if parse_list(text, teams=True) == was:
        return before
    chosen = parse_list(text, teams=True, book=book_of(system.tie_breaks))
    return before if chosen == was else tuple(each.key for each in chosen)


def typed_rounds(text: str) -> int:
    """Return how many rounds were typed; refuse what is no number."""
    if not text.isascii() or not text.isdigit():
        typed = text or tr("nothing")
        wrong = tr("{field}: {text} is not a number: type one, such as 5.", field=tr(_ROUNDS), text=typed)
        raise Refusal(wrong, field="rounds")
    return int(text[:4])


def option_fields(regulations: Regulations, keys: Iterable[str]) -> Iterator[OptionField]:
    """Yield a field for every option of some systems, as the event has them."""
    for key in keys:
        kind = SYSTEMS[key].options
        if kind is None:
            continue
        now = regulations.options if isinstance(regulations.options, kind) else kind.of_new_event()
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


def _options_chosen(fields: Iterable[Field], values: Values, regulations: Regulations) -> Options | None:
    """Return the options of the system chosen; None where it has none."""
    kind = SYSTEMS[regulations.system].options
    if kind is None:
        return None
    now = regulations.options if isinstance(regulations.options, kind) else kind.of_new_event()
    return now.with_chosen(
        {
            field.option.field: _value(field, field.option, values[field.name], getattr(now, field.option.field))
            for field in fields
            if isinstance(field, OptionField) and field.option and field.system == regulations.system
        }
    )


def _value(field: Field, option: Choosable, typed: str, now: Any) -> Any:
    return choice_of(typed, field.name, field.english, _words(option, now))


def _words(option: Choosable, now: Any) -> dict[Any, str]:
    """Return what may be chosen; what an event has already may always be."""
    words = dict(option.values)
    return words if now in words else {**words, now: str(now)}


def _same(typed: str, codes: tuple[str, ...]) -> bool:
    """Whether a typed list means these codes, however it is written; what is half typed means none."""
    try:
        return parse_list(typed, teams=True) == parse(codes, teams=True)
    except Refusal:
        return False


class SystemForm(Form):
    """A form that asks for what means something to the system chosen, and hides the rest."""

    own = frozenset(
        {"rounds", "half", "c6", "apart", "team_best", "first_board", "byes_most", "byes_not_last", "points"}
    )
    """Fields that not every system has."""
    system = USUAL.system
    """Chosen before the form opens."""

    def asks(self, field: Field, values: Values) -> bool:
        """Ask for nothing that only another system has."""
        key = system_chosen(values, Regulations(system=self.system))
        if isinstance(field, OptionField):
            return field.system == key
        if field.name == "points" and {field.value, values.get("points", "")} - {"", USUAL_POINTS}:
            return True  # a system that knows no other points says so
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

    def preview(self, values: Values) -> Sequence[str]:
        """Say that rounds that were typed are not taken, where the system has as many as its entrants need."""
        offered = next((field.value for field in self.fields if field.name == "rounds"), "")
        system = SYSTEMS[system_chosen(values, Regulations(system=self.system))]
        if "rounds" in system.asks or values.get("rounds", offered) == offered:
            return ()
        name, typed = called(system), values["rounds"]
        said = tr("{system}: how many rounds there are follows from the entrants, {typed} is not taken.",
                  system=name, typed=typed)  # fmt: skip
        return (said,)
