"""The form that chooses the tie-breaks of the event; it says what the codes mean while one types."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from textual import on
from textual.widgets import Input

from core.commands import ChangeRegulations
from core.errors import Refusal
from core.language import mark, tr
from core.tiebreaks import LISTS, METHODS, PROFILES, parse_list
from tui.dialogs.event_form import chosen_tie_breaks
from tui.dialogs.form import Field, Form, NotedForm, Values, about

if TYPE_CHECKING:
    from tui.program import Program

_ROOM = 180
"""What three lines of the form hold."""


class TieBreakForm(NotedForm):
    """A form with the codes under it: PageUp and PageDown scroll them."""

    hint = mark("Enter save   Tab next field   PgUp PgDn codes   Esc cancel")

    @on(Input.Changed, "#codes")
    def tell_meaning(self, event: Input.Changed) -> None:
        """Say what is typed so far, or what is wrong with it."""
        self._say(meaning(event.value))


def tie_break_form(program: Program) -> Form:
    """Return the form; saving changes the regulations of the open event."""
    tournament = program.need_tournament()
    regulations = tournament.regulations

    def save(values: Values) -> None:
        with about("codes"):
            chosen = chosen_tie_breaks(values["codes"], regulations.tie_breaks)
        program.execute(ChangeRegulations(replace(regulations, tie_breaks=chosen), values.get("reason", "")))

    codes, hint = " ".join(regulations.tie_breaks), tr("in the order in which they decide")
    fields = [Field("codes", mark("Codes"), codes, hint=hint)]
    if tournament.rounds:
        fields.append(Field("reason", mark("Reason"), hint=tr("round 1 is paired: needed now")))
    form = TieBreakForm(tr("Tie-breaks of the event"), fields, save)
    form.note = "\n".join(code_lines())
    return form


def meaning(text: str) -> str:
    """Say what a list means, the end of it where it is long, or why it cannot be.

    >>> meaning("ps won")
    '1 Progressive score; 2 Games won over the board'
    """
    try:
        names = [f"{at} {each.full_name}" for at, each in enumerate(parse_list(text), start=1)]
    except Refusal as refusal:
        return f"! {refusal}"
    told = list(names)
    while sum(map(len, told)) + 2 * len(told) > _ROOM:
        del told[0]
    said = "; ".join(told) if told == names else f"...; {'; '.join(told)}"
    return said or tr("No tie-break: equal points share a place.")


def code_lines() -> Iterator[str]:
    """Yield what may be typed, one code a line."""
    yield tr("Lists by name:")
    yield from (f"{name}: {tr(each.name).partition(': ')[2]}" for name, each in LISTS.items())
    yield tr("Codes:")
    yield from (f"{method.code:<4} {tr(method.name)}{_takes(method.modifiers)}" for method in METHODS.values())
    yield tr("After @, how unplayed rounds count:")
    yield from (f"{profile.key}: {tr(profile.name)}" for profile in PROFILES.values())


def _takes(modifiers: frozenset[str]) -> str:
    shown = {"C": "/C1", "M": "/M1", "L": "/L60", "U": "/U1400"}
    words = [shown.get(each, f"/{each}") for each in sorted(modifiers)]
    return f" ({' '.join(words)})" if words else ""
