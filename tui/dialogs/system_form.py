"""The part of the event form that is about the system: which one, and what is asked of each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from paircard.core.event.regulations import Regulations
from paircard.core.facets.system import System
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.today import OF_BEFORE, TODAY
from paircard.core.tiebreaks import LISTS, codes_in, codes_kept, parse_list
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.core.values.text import folded
from paircard.tui.dialogs.form import Field, Form, NotedForm, Values, about, choice_of
from paircard.tui.dialogs.settled_fields import (
    USUAL_POINTS,
    SettledField,
    means_something,
    option_fields,
    options_chosen,
)
from paircard.tui.program.new_event import usual_tie_breaks

SYSTEM, _ROUNDS = mark("System"), mark("Rounds")
_OF_BEFORE = mark("Swiss")
"""What scripts of earlier versions call the rules of 1998, when there were no others of that name."""
_BY_YEAR = {"1998": OF_BEFORE, "2026": TODAY}
"""A year alone is a Swiss for players."""


def suggested() -> Regulations:
    """Return the regulations that a new event begins with: those of the rules of today."""
    return replace(Regulations(), system=TODAY, tie_breaks=SYSTEMS[TODAY].tie_breaks)


def name_of_system(system: System) -> str:
    """Return what a form calls a system."""
    return tr(system.called or system.name)


def what_it_is_for(system: System) -> str:
    """Return in a line what a system is for."""
    return tr(system.serves) if system.serves else tr(system.name)


def system_fields(offered: Regulations, keys: Iterable[str] = ()) -> list[Field]:
    """Return the field that chooses one of the systems, all unless some are named, and those for their options."""
    listed = tuple(keys) or tuple(SYSTEMS)
    names = tuple(name_of_system(SYSTEMS[key]) for key in listed)
    explained = tuple(what_it_is_for(SYSTEMS[key]) for key in listed)
    now = name_of_system(SYSTEMS[offered.system])
    return [
        Field("system", SYSTEM, now, choices=names, explained=explained, by_name=True),
        *option_fields(offered, listed),
    ]


def tie_break_field(offered: Regulations) -> Field:
    """Return the field for the tie-breaks, which follow the system until somebody types others."""
    codes = ",".join(codes_kept(offered.tie_breaks, SYSTEMS[offered.system].tie_break_book))
    hint = tr("codes, or a list: {lists}", lists=", ".join(LISTS))
    return Field("tie_breaks", mark("Tie-breaks"), codes, tuple(LISTS), hint)


def rounds_field(offered: Regulations) -> Field:
    """Return the field for the rounds, asked where the system leaves them open."""
    return Field("rounds", _ROUNDS, str(offered.rounds))


def system_and_rounds(offered: Regulations) -> list[Field]:
    """Return the fields for the system, then the rounds, then what each system asks: what is typed first decides."""
    system, *options = system_fields(offered)
    return [system, rounds_field(offered), *options]


def rounds_and_options(offered: Regulations) -> list[Field]:
    """Return the same where the system is settled."""
    return [rounds_field(offered), *option_fields(offered, [offered.system])]


def regulations_chosen(fields: Iterable[Field], values: Values, offered: Regulations) -> Regulations:
    """Return the regulations with the system chosen, its options, its rounds and the tie-breaks typed.

    The usual tie-breaks of the system offered, left as they were, give way to those of the one chosen.
    """
    key = system_chosen(values, offered)
    before, now = SYSTEMS[offered.system], SYSTEMS[key]
    with about("tie_breaks"):
        # the form shows those of the system chosen, a line says nothing of them: either way they are stored as written
        if before != now and (is_usual(values["tie_breaks"], before) or is_usual(values["tie_breaks"], now)):
            tie_breaks = usual_tie_breaks(now)
        else:
            tie_breaks = chosen_tie_breaks(values["tie_breaks"], offered.tie_breaks, now)
    rounds = typed_rounds(values["rounds"]) if "rounds" in SYSTEMS[key].asks else offered.rounds
    points = offered.points if "points" in SYSTEMS[key].asks else ""
    changed = replace(offered, system=key, tie_breaks=tie_breaks, rounds=rounds, points=points)
    return replace(changed, options=options_chosen(fields, values, changed))


def system_chosen(values: Values, offered: Regulations) -> str:
    """Return the key of the system chosen; the one offered where nothing was asked."""
    typed = values.get("system", "")
    if not typed or typed == name_of_system(SYSTEMS[offered.system]):
        return offered.system
    if typed in SYSTEMS:
        return typed  # as the command line names it
    if folded(typed) in (folded(_OF_BEFORE), folded(tr(_OF_BEFORE))):
        return OF_BEFORE
    if typed in _BY_YEAR:
        return _BY_YEAR[typed]
    return choice_of(typed, "system", SYSTEM, {key: system.called or system.name for key, system in SYSTEMS.items()})


def chosen_tie_breaks(text: str, before: tuple[str, ...], system: System) -> tuple[str, ...]:
    """Return the codes, those that name no book by that of the system.

    The same list stays as it was written, also by an earlier version.
    """
    chosen = parse_list(text, teams=True, book=system.tie_break_book)
    same = codes_in(chosen, "") == codes_kept(before, "")
    return before if same else tuple(each.key for each in chosen)


def typed_rounds(text: str) -> int:
    """Return how many rounds were typed; refuse what is no number."""
    if not text.isascii() or not text.isdigit():
        typed = text or tr("nothing")
        wrong = tr("{field}: {text} is not a number: type one, such as 5.", field=tr(_ROUNDS), text=typed)
        raise Refusal(wrong, field="rounds")
    return int(text[:4])


def is_usual(typed: str, system: System) -> bool:
    """Whether a typed list means the usual codes of a system, however it is written; what is half typed means none."""
    usual = usual_tie_breaks(system)
    try:
        return chosen_tie_breaks(typed, usual, system) == usual
    except Refusal:
        return False


class SystemForm(Form):
    """A form that asks for what means something to the system chosen, and hides the rest."""

    shown_by = "paircard.tui.dialogs.on_screen.system_form:SystemDialog"
    own = frozenset({"rounds", "points"})
    """Fields beside those of one regulation that not every system has."""
    in_words = frozenset({"tie_breaks"})
    system = TODAY
    """Chosen before the form opens."""

    def asks(self, field: Field, values: Values) -> bool:
        """Ask for nothing that only another system has."""
        key = system_chosen(values, Regulations(system=self.system))
        if isinstance(field, SettledField):
            known = field.system == key if field.system else field.name in SYSTEMS[key].asks
            return known and means_something(field, self.fields, values)
        if field.name == "points" and {field.value, values.get("points", "")} - {"", USUAL_POINTS}:
            return True  # a system that knows no other points says so
        return field.name not in self.own or field.name in SYSTEMS[key].asks


ONLY_THE_NAME = mark("Only the name is needed; t on Entrants changes the rest.")


def note_on(codes: str, system: System) -> str:
    """Say what a new event needs, and in words what the codes of its tie-breaks mean as far as they are typed."""
    told = codes_in_words(codes, system)
    if not told.startswith("!") and codes.strip():
        told = tr("Tie-breaks in order: {names}. PgDn: other lists.", names=told)
    return f"{tr(ONLY_THE_NAME)}\n{told}"


def codes_in_words(codes: str, system: System) -> str:
    """Say what the codes of tie-breaks mean as far as they are typed, or what is wrong with them."""
    try:
        chosen = parse_list(codes, teams=True, book=system.tie_break_book)
    except Refusal as refusal:
        return f"! {refusal}"
    return "; ".join(each.name for each in chosen) or tr("No tie-break: equal points share a place.")


class NewEventForm(SystemForm, NotedForm):
    """The same with a note, which says what the codes mean."""

    shown_by = "paircard.tui.dialogs.on_screen.system_form:NewEventDialog"
    in_words = frozenset()

    def preview(self, values: Values) -> Sequence[str]:
        """Say that rounds that were typed are not taken, where the system has as many as its entrants need."""
        offered = next((field.value for field in self.fields if field.name == "rounds"), "")
        system = SYSTEMS[system_chosen(values, Regulations(system=self.system))]
        if "rounds" in system.asks or values.get("rounds", offered) == offered:
            return ()
        name, typed = name_of_system(system), values["rounds"]
        said = tr("{system}: how many rounds there are follows from the entrants, {typed} is not taken.",
                  system=name, typed=typed)  # fmt: skip
        return (said,)
