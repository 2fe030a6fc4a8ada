"""The bye of a pairing that is made now, as a journal keeps it; and what byes are called that are not points."""

from __future__ import annotations

from paircard.core.event.bye import WHOLE_POINT, Bye, ByeKind
from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.language import mark

_LETTERS = {ByeKind.FULL: "f", ByeKind.HALF: "h"}


def allocated(before: Tournament, who: ContestantId | None) -> tuple[ContestantId | None, tuple[Bye, ...]]:
    """Return the bye of the pairing as a journal keeps it: whoever has a whole point, or the bye and what it gives.

    What a bye from a round of matches of two gives follows from the choices of the event alone.
    """
    return kept_as(who, worth_kept(before))


def worth_kept(before: Tournament) -> int:
    """Return what a bye of the pairing gives as a journal keeps it, in half points."""
    return WHOLE_POINT if before.match_of_two is not None else system_of(before).bye_worth(before)


def kept_as(who: ContestantId | None, worth: int) -> tuple[ContestantId | None, tuple[Bye, ...]]:
    """Return whoever has a bye of a whole point, or the bye and what it gives."""
    if who is None or worth == WHOLE_POINT:
        return who, ()
    return None, (Bye(who, ByeKind.ALLOCATED, worth),)


def meaning(tournament: Tournament, kind: ByeKind) -> str:
    """Return what a bye means where byes are not points, still to be translated; empty where it gives points."""
    called = system_of(tournament).byes_called
    if kind is ByeKind.ALLOCATED and called:
        return mark("bye")
    return called.get(_LETTERS.get(kind, ""), "")
