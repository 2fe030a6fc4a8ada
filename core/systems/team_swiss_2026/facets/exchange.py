"""What reports and papers call the team Swiss of 2026."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from paircard.core.facets.reported import ChoicesTold
from paircard.core.systems.kit.acceleration import baku_of, virtual_points
from paircard.core.systems.team_swiss_2026.options import options_of
from paircard.core.values.language import tr

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.asked.exchange import Recognised

_NAME = "Team Swiss 2026 (FIDE C.04.6)"  # no words: a value of record 092


def name(tournament: Tournament) -> str:
    """Return the value of record 092."""
    accelerated = options_of(tournament).acceleration == "baku"
    return f"{_NAME}, Baku acceleration" if accelerated else _NAME  # no words: a value


def code(tournament: Tournament) -> str:
    """Return the value of record 192: it says the type of colours, and which points pair."""
    return options_of(tournament).code


def foot() -> tuple[str, ...]:
    """Return by which rules an event is paired."""
    return (tr("Rules: Swiss Team Pairing System, C.04.6, in force since 1 February 2026."),)


def recognised(
    words: str,
    code: str,
    players: int,
    rounds: int,
    recorded: Sequence[Collection[tuple[int, int]]],
) -> Recognised | None:
    """Return nothing: there is no table, and what a report names is asked elsewhere."""
    return None


def choices_told(tournament: Tournament) -> ChoicesTold:
    """Return which teams do not meet, and the virtual points; what matches give stands in the options."""
    virtual = tuple(virtual_points(baku_of(tournament, options_of(tournament))))
    return ChoicesTold(apart=tournament.facts.apart, virtual=virtual)
