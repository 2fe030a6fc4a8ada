"""Regulations of a further section, as a form has chosen its system."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from core.event.regulations import Regulations
from core.systems.catalogue import SYSTEMS
from core.tiebreaks import parse
from tui.dialogs.event_form import chosen_tie_breaks
from tui.dialogs.form import Field, Values, about
from tui.dialogs.system_form import options_chosen, system_chosen, usual_tie_breaks


def with_system(fields: Iterable[Field], values: Values, before: Regulations) -> Regulations:
    """Return the regulations for the system that was chosen, with its options and the tie-breaks typed.

    The usual tie-breaks of the one before, left as they were, give way to its own.
    """
    key = system_chosen(values, before)
    with about("tie_breaks"):
        tie_breaks = chosen_tie_breaks(values["tie_breaks"], before.tie_breaks)
    if key != before.system and parse(tie_breaks, teams=True) == parse(
        usual_tie_breaks(SYSTEMS[before.system]), teams=True
    ):
        tie_breaks = usual_tie_breaks(SYSTEMS[key])
    changed = replace(before, system=key, tie_breaks=tie_breaks, carry=False)
    return replace(changed, options=options_chosen(fields, values, changed))
