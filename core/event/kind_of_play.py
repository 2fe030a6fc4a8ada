"""Which kind of play an event is."""

from __future__ import annotations

from paircard.core.event.tournament import Tournament
from paircard.core.values.time_control import Play, kind_of_play


def play_of(tournament: Tournament) -> Play:
    """Return the kind of play as it was settled, else as the time control says; empty where neither does."""
    return tournament.facts.rating_rules.play or kind_of_play(tournament.details.time_control)
