"""What is said of an event for which nobody has named the rules, and with what regulations it begins."""

from __future__ import annotations

from dataclasses import replace

from paircard.core.event.regulations import Regulations
from paircard.core.facets.system import System
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.today import OF_BEFORE, TODAY
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.core.values.said import said


def by_which_rules(regulations: Regulations) -> str:
    """Say that an event goes by the rules of 1998, and how those of today are chosen; nothing of another system."""
    if regulations.system != OF_BEFORE:
        return ""
    told = mark("Paired by the FIDE rules of 1998. For an event rated today: t on Entrants, System {today}.")
    return tr(told, today=tr(SYSTEMS[TODAY].called))


def rules_of_new_list(regulations: Regulations) -> str:
    """Say by which rules an event goes that a list of entrants has begun, and where others are chosen."""
    rules = tr(SYSTEMS[regulations.system].name)
    return tr("Paired by {rules}; other rules: t on Entrants, System, or --system here.", rules=rules)


def usual_tie_breaks(system: System) -> tuple[str, ...]:
    """Return the tie-breaks of a new event."""
    return () if system.shares_places else system.tie_breaks or Regulations().tie_breaks


def of_new_event(key: str, rounds: int | None) -> Regulations:
    """Return the regulations of a new event by a system, with so many rounds where somebody has said."""
    need_known(key)
    system = SYSTEMS[key]
    options = system.options.of_new_event() if system.options else None
    begun = replace(Regulations(), system=key, tie_breaks=usual_tie_breaks(system), options=options)
    return begun if rounds is None else replace(begun, rounds=rounds)


def need_known(key: str) -> None:
    """Raise `Refusal` for what is no key of a system."""
    if key not in SYSTEMS:
        known = ", ".join(SYSTEMS)
        raise Refusal(said("There is no pairing system {system}: name one of {known}.", system=repr(key), known=known))
