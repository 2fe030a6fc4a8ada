"""Can a journal be followed to its end? What nothing can be worked out of cannot be opened, whatever its seal says."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from paircard.core.event.journal import BadEntry
from paircard.core.values.language import tr

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


def need_followed(tournament: Tournament) -> None:
    """Raise `BadEntry` naming the first entry after which the event cannot be worked out any more."""
    if fault := fault_in(tournament, _all_worked_out):
        number = first_failing(tournament, _all_worked_out)
        message = tr("after entry {number} the event cannot be worked out ({why})", number=number, why=told(fault))
        raise BadEntry(message, number) from fault


def worked_out(tournament: Tournament) -> None:
    """Work out what every room of a stage rests on: who plays, their cards, their order, the round in play."""
    _ = tournament.cards, tournament.order, tournament.current


def _all_worked_out(tournament: Tournament) -> None:
    for stage in tournament.stages:
        worked_out(tournament.seen(stage))


def fault_in(tournament: Tournament, work: Callable[[Tournament], None]) -> Exception | None:
    """Return what goes wrong with some work on a state; None if nothing does."""
    try:
        work(tournament)
    except Exception as fault:  # whatever it is: who opens the event would end with it
        return fault
    return None


def first_failing(tournament: Tournament, work: Callable[[Tournament], None]) -> int:
    """Return the number of the entry from which on some work fails that fails now."""
    good, bad = 0, tournament.revision
    while bad - good > 1:
        middle = (good + bad) // 2
        if fault_in(tournament.as_of(middle), work) is None:
            good = middle
        else:
            bad = middle
    return bad


def told(fault: Exception) -> str:
    """Say what a fault is, in few words for a sentence: its kind, and what it speaks of."""
    text = " ".join(str(fault).split())[:80]
    return f"{type(fault).__name__}: {text}" if text else type(fault).__name__
