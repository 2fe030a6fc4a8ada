"""The seed of an event: the first one that anything was drawn from, kept at its first use and never forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.event.announced_facts import FirstColourSet, LotsDrawn
from paircard.core.event.ids import ContestantId
from paircard.core.event.stage_facts import NumbersGiven
from paircard.core.event.start_position_facts import StartPositionSet
from paircard.core.values.text import clean

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament

_DRAWN = FirstColourSet | LotsDrawn | NumbersGiven | StartPositionSet
"""What is drawn from a seed that the journal keeps."""


def event_seed(tournament: Tournament) -> str:
    """Return the first seed of the journal, also of a draw that was taken back; empty while nothing was drawn."""
    drawn = (entry.event for entry in tournament.entries)
    seeds = (clean(each.seed) for each in drawn if isinstance(each, _DRAWN))
    return next(filter(None, seeds), "")


def drawn_before(tournament: Tournament, purpose: str, group: frozenset[ContestantId], seed: str) -> LotsDrawn | None:
    """Return lots of the same group, purpose and seed that were ever drawn in the stage seen; None where none were."""
    of_stage = (entry.event for entry in tournament.entries if entry.stage == tournament.stage)
    return next(
        (
            each
            for each in of_stage
            if isinstance(each, LotsDrawn)
            and (each.purpose, frozenset(each.order), clean(each.seed)) == (purpose, group, seed)
        ),
        None,
    )
