"""What reports and papers call the team Swiss of 2026."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.facets.reported import ChoicesTold
from paircard.core.systems.kit.acceleration import baku_of, virtual_points
from paircard.core.systems.swiss.facets import exchange
from paircard.core.systems.team_swiss_2026.options import TeamSwiss2026Options, options_of
from paircard.core.values.language import mark

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


class Exchange(exchange.Exchange):
    """Record 192 says the type of colours, and which points pair."""

    options = TeamSwiss2026Options
    words = "Team Swiss 2026 (FIDE C.04.6)"  # no words: a value of record 092
    rules = mark("Rules: Swiss Team Pairing System, C.04.6, in force since 1 February 2026.")


def choices_told(tournament: Tournament) -> ChoicesTold:
    """Return which teams do not meet, and the virtual points; what matches give stands in the options."""
    virtual = tuple(virtual_points(tournament, baku_of(tournament, options_of(tournament))))
    return ChoicesTold(apart=tournament.facts.apart, virtual=virtual)
