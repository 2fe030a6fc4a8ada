"""What speaks against other regulations than were announced, once round 1 is paired."""

from __future__ import annotations

from paircard.core.commands import ChangeRegulations
from paircard.core.commands.locked import held
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.tiebreaks import codes_kept
from paircard.core.values.errors import Refusal
from paircard.core.values.said import said
from paircard.core.values.warned import Doubt


def fixed(tournament: Tournament, command: ChangeRegulations) -> Doubt | None:
    """Return what is announced before round 1 and would be otherwise, or is none of the rules of today."""
    if not held(tournament):
        return None
    wrong = _against(tournament, command)
    if wrong is None:
        return None
    return Doubt(said("Other regulations"), wrong.words, wrong.article)


def _against(tournament: Tournament, command: ChangeRegulations) -> Refusal | None:
    try:
        return SYSTEMS[command.regulations.system].against_fide_mode(tournament, command.regulations)
    except Refusal:
        return None  # refused anyhow: nobody can play by them


def other_tie_breaks(tournament: Tournament, command: ChangeRegulations) -> Doubt | None:
    """Return that the tie-breaks were announced (Q201): the list is not locked, as a slip in it must be put right.

    An arbiter who has typed the list otherwise than it was announced needs a way that does not cost the event its
    mode; two questions, a reason and a line in the report (Q202) let nobody change it lightly.
    """
    if not tournament.rounds or not held(tournament) or command.regulations.system not in SYSTEMS:
        return None
    old, new = tournament.regulations, command.regulations
    try:
        if SYSTEMS.tie_breaks(old) == SYSTEMS.tie_breaks(new):
            return None
    except Refusal:
        return None
    book = system_of(tournament).tie_break_book
    lists = {name: ", ".join(codes_kept(each.tie_breaks, book)) or "-" for name, each in (("old", old), ("new", new))}
    what = said("Tie-breaks are announced before round 1: {old}. They would be {new}.", **lists)
    return Doubt(
        said("Other tie-breaks"),
        what,
        system_of(tournament).article("tie_breaks"),
        (
            said("Every table of the event is made by the new list, those of the rounds played too."),
            said("Every report tells it for itself with both lists (###)."),
        ),
        go_on=said("change them"),
        stay=said("leave them as they are"),
    )
