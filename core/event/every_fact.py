"""Every kind of event there is: whoever reads a journal loads them all, whatever it may tell."""

from __future__ import annotations

from importlib import import_module

from paircard.core.event.facts import KINDS, Fact
from paircard.core.event.fold import FILES

ELSEWHERE = ("facts", "stage_facts")
"""Files of facts that change more than a stage."""


def kind_named(name: str) -> type[Fact] | None:
    """Return a kind of event by its name in the journal; None where this version knows none of that name."""
    if name not in KINDS:
        for each in (*ELSEWHERE, *FILES):
            import_module(f"{__package__}.{each}")
    return KINDS.get(name)
