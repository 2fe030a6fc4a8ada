"""The sections of an event as people name them."""

from __future__ import annotations

from collections.abc import Mapping

from paircard.core.event.tournament import Tournament
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.core.values.text import begins, begins_word, folded


def sections(tournament: Tournament) -> Mapping[str, int]:
    """Return the stages of an event by what they are called."""
    return {tournament.seen(stage).stage_name: stage for stage in tournament.stages}


def in_file_names(tournament: Tournament | None) -> str:
    """Return what names of files say of the section; nothing where there is one only. Another name changes no file.

    >>> in_file_names(None)
    ''
    """
    if tournament is None or not tournament.several:
        return ""
    return f"-section-{tournament.stage}"  # no words: names of files


def section_named(tournament: Tournament, typed: str) -> int:
    """Return the stage that is called so, begins so, or has a word that does; refuse a name of none, or of several."""
    named = sections(tournament)
    exact = [stage for name, stage in named.items() if folded(name) == folded(typed)]
    begun = [stage for name, stage in named.items() if begins(folded(name), folded(typed))]
    within = [stage for name, stage in named.items() if begins_word(folded(name), folded(typed))]
    for found in (exact, begun, within):
        if len(found) == 1:
            return found[0]
    known = ", ".join(named)
    wrong = tr("No section is called {typed}: there are {sections}.", typed=typed or "-", sections=known)
    raise Refusal(wrong, field="section")
