"""What speaks against leaving FIDE mode, alone or with what the mode forbids."""

from __future__ import annotations

from paircard.core.commands import AfterLeaving, LeaveFideMode
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.errors import ForbiddenInFideMode, Refusal
from paircard.core.values.said import Words, said
from paircard.core.values.warned import Doubt


def leaving(tournament: Tournament, command: LeaveFideMode) -> Doubt | None:  # noqa: ARG001
    """Return what is lost without the mode; nothing where the event is not in it."""
    return _doubt(tournament) if system_of(tournament).in_fide_mode(tournament) else None


def leaving_for(tournament: Tournament, command: AfterLeaving) -> Doubt | None:
    """Return the same, with what the mode has refused."""
    if not system_of(tournament).in_fide_mode(tournament):
        return None
    try:
        command.act.decide(tournament)
    except ForbiddenInFideMode as refused:
        return _doubt(tournament, said("What was refused is done with it: {what}", what=refused.why))
    except Refusal:
        return _doubt(tournament)  # it wants what is asked for with the leaving
    return _doubt(tournament)


def _doubt(tournament: Tournament, *also: Words) -> Doubt:
    return Doubt(
        said("Leave FIDE mode"),
        said(
            "In FIDE mode nothing is done that the rules of today do not allow. Without it the pairings may not be "
            "accepted for rating. Leave it?"
        ),
        system_of(tournament).article("fide_mode"),
        (
            *also,
            said(
                "There is no way back: nothing before this can be undone, and the report will say that FIDE mode was "
                "left before round {round}. Are you sure?",
                round=tournament.next_round,
            ),
        ),
        go_on=said("leave FIDE mode"),
        stay=said("stay in FIDE mode"),
    )
