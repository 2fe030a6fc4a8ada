"""The field that chooses a pairing system, and the regulations that follow from the choice."""

from __future__ import annotations

from dataclasses import replace

from core.errors import Refusal
from core.event.regulations import Regulations
from core.language import mark, tr
from core.systems.catalogue import SYSTEMS
from core.text import folded
from tui.dialogs.form import Field

_CALLED = {"swiss-1998": mark("Swiss"), "round-robin": mark("Round robin")}
"""What a form calls a system, in a word or two; one that is not named here has its whole name."""
_USUAL = {True: ("SB", "DE", "WON"), False: Regulations().tie_breaks}
"""Tie-breaks to begin with, by whether all rounds are known beforehand."""
_SYSTEM = mark("System")


def system_field(key: str) -> Field:
    """Return the field; `key` is the system chosen at first."""
    return Field("system", _SYSTEM, _called(key), choices=tuple(map(_called, SYSTEMS)))


def with_system(regulations: Regulations, typed: str) -> Regulations:
    """Return regulations for the system that was chosen by its name or the beginning of it.

    Options and tie-breaks of another system would mean nothing there: it begins with its own. Tie-breaks that somebody
    chose for the event, not the usual ones, are kept.
    """
    key = _chosen(typed) if typed else regulations.system
    if key == regulations.system:
        return regulations
    kind = SYSTEMS[key].options
    before, now = (_USUAL[SYSTEMS[each].rounds.beforehand] for each in (regulations.system, key))
    tie_breaks = now if regulations.tie_breaks == before else regulations.tie_breaks
    return replace(regulations, system=key, options=kind() if kind else None, tie_breaks=tie_breaks)


def _chosen(typed: str) -> str:
    begun = [key for key in SYSTEMS if folded(_called(key)).startswith(folded(typed))]
    if len(begun) != 1:
        *first, last = map(_called, SYSTEMS)
        said = mark("{field}: type {one} or {other}, not {text}.")
        raise Refusal(tr(said, field=tr(_SYSTEM), one=", ".join(first), other=last, text=typed), field="system")
    return begun[0]


def _called(key: str) -> str:
    return tr(_CALLED[key]) if key in _CALLED else SYSTEMS[key].name
