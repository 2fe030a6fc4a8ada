"""Regulations of a further section, as a form has chosen its system."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from core.event.regulations import Regulations
from core.systems.catalogue import SYSTEMS
from tui.dialogs.form import Field, Values
from tui.dialogs.system_form import options_chosen, system_chosen, usual_tie_breaks


def with_system(fields: Iterable[Field], values: Values, before: Regulations) -> Regulations:
    """Return the regulations for the system that was chosen, with its options.

    The usual tie-breaks of one system give way to those of the other; those that somebody chose are kept.
    """
    key = system_chosen(values, before)
    usual = before.tie_breaks == usual_tie_breaks(SYSTEMS[before.system])
    tie_breaks = usual_tie_breaks(SYSTEMS[key]) if usual else before.tie_breaks
    changed = replace(before, system=key, tie_breaks=tie_breaks)
    return replace(changed, options=options_chosen(fields, values, changed))
