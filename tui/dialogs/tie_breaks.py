"""The form that chooses the tie-breaks of the event; it says what the codes mean while one types."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from paircard.core.commands import ChangeRegulations
from paircard.core.facets.system import system_of
from paircard.core.tiebreaks import LISTS, METHODS, PROFILES, code_in, codes_kept, parse_list
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.tui.dialogs.form import Field, Form, NotedForm, Values, about
from paircard.tui.dialogs.system_form import chosen_tie_breaks

if TYPE_CHECKING:
    from paircard.tui.program.program import Program

_ROOM = 180
"""What three lines of the form hold."""


class TieBreakForm(NotedForm):
    """A form with the codes under it: PageUp and PageDown scroll them."""

    shown_by = "paircard.tui.dialogs.on_screen.tie_breaks:TieBreakDialog"
    hint = mark("Enter save   Tab next field   PgUp PgDn codes   Esc cancel")
    separate_nobody: frozenset[str] = frozenset()
    """Codes of no use to the event."""
    book = ""
    """What a code means that names no book."""


def tie_break_form(program: Program) -> Form:
    """Return the form; saving changes the regulations of the open event."""
    tournament = program.need_tournament()
    regulations = tournament.regulations

    def save(values: Values) -> None:
        with about("codes"):
            chosen = chosen_tie_breaks(values["codes"], regulations.tie_breaks, system_of(tournament))
        program.execute(ChangeRegulations(replace(regulations, tie_breaks=chosen), values.get("reason", "")))

    book = system_of(tournament).tie_break_book
    codes, hint = " ".join(codes_kept(regulations.tie_breaks, book)), tr("in the order in which they decide")
    fields = [Field("codes", mark("Codes"), codes, hint=hint)]
    if tournament.rounds:
        fields.append(Field("reason", mark("Reason"), hint=tr("round 1 is paired: needed now")))
    form = TieBreakForm(tr("Tie-breaks of the event"), fields, save)
    tables = system_of(tournament).tables
    form.book, form.separate_nobody = book, tables.separate_nobody
    form.note = "\n".join(code_lines(tables.fitting, tables.separate_nobody))
    return form


def meaning(text: str, separate_nobody: Collection[str] = (), book: str = "") -> str:
    """Say what a list means, the end of it where it is long, or why it cannot be.

    >>> meaning("ps won")
    '1 Progressive score; 2 Games won over the board'
    """
    try:
        chosen = parse_list(text, teams=True, book=book)
    except Refusal as refusal:
        return f"! {refusal}"
    if useless := [code_in(each, book) for each in chosen if each.method.code in separate_nobody]:
        return tr("! {codes}: where everybody meets everybody it separates nobody; SB does.", codes=", ".join(useless))
    names = [f"{at} {each.full_name}" for at, each in enumerate(chosen, start=1)]
    told = list(names)
    while sum(map(len, told)) + 2 * len(told) > _ROOM:
        del told[0]
    said = "; ".join(told) if told == names else f"...; {'; '.join(told)}"
    return said or tr("No tie-break: equal points share a place.")


def code_lines(fitting: Collection[str] = (), useless: Collection[str] = ()) -> Iterator[str]:
    """Yield what may be typed, one code a line, what fits the event before all others, what separates nobody not."""
    if fitting:
        yield tr("What fits this event:")
        yield from map(_fitting, fitting)
    yield tr("Lists by name:")
    yield from (_list_line(name) for name in LISTS if name not in fitting)
    yield tr("Codes:")
    methods = (method for method in METHODS.values() if method.code not in useless)
    yield from (f"{method.code:<4} {tr(method.name)}{_takes(method.modifiers)}" for method in methods)
    yield tr("After /U, what counts for no rating: a number, MIN (the lowest), MEAN, or DROP (left out).")
    yield tr("After @, how unplayed rounds count:")
    yield from (f"{profile.key}: {tr(profile.name)}" for profile in PROFILES.values())


def _fitting(name: str) -> str:
    return _list_line(name) if name in LISTS else f"{name:<4} {parse_list(name, teams=True)[0].name}"


def _list_line(name: str) -> str:
    return f"{name}: {tr(LISTS[name].name).partition(': ')[2]}"


def _takes(modifiers: frozenset[str]) -> str:
    shown = {"C": "/C1", "M": "/M1", "L": "/L60", "U": "/U1400"}
    words = [shown.get(each, f"/{each}") for each in sorted(modifiers)]
    return f" ({' '.join(words)})" if words else ""
