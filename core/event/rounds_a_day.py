"""How many rounds an event has on which day."""

from __future__ import annotations

from collections import Counter

from paircard.core.event.tournament import Tournament


def rounds_by_day(tournament: Tournament) -> Counter[str]:
    """Return how many rounds there are on each day; a round without a date is on none."""
    dates = (tournament.when(number).date for number in range(1, tournament.planned + 1))
    return Counter(day for day in dates if day)
