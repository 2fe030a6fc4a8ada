"""Drawn matches of a cup: further games by the announced play-off, at last one in which White must win."""

from __future__ import annotations

from collections.abc import Sequence

from paircard.core.commands import DecideMatch, OpenSeries
from paircard.core.event.match import Match
from paircard.core.facets.system import system_of
from paircard.core.lab.event import Event

MOST_SERIES = 2
"""So many play-offs of two games; then one game decides, or lots where the system has no such game."""
BY_LOTS = "lots"
"""What teams may have announced for matches that their boards leave drawn."""
Times = tuple[int, int, int]
"""Minutes, seconds a move, and the minutes of Black where White must win."""


def open_further_games(event: Event, number: int, drawn: Sequence[Match]) -> None:
    """Open the next games of every drawn match, or draw lots where none are left to be played."""
    for match in drawn:
        times = _next_kind(event, len(match.series))
        if times is None:
            event.do(DecideMatch(number, match.number, "lots", seed=event.slip))
        else:
            event.do(OpenSeries(number, match.number, *times, seed=event.slip))


def _next_kind(event: Event, played: int) -> Times | None:
    """Return the games that come after so many series; None where lots decide."""
    tournament = event.tournament
    if getattr(tournament.regulations.options, "equal", "") == BY_LOTS:  # no words: an option of teams
        return None
    announced, *others = system_of(tournament).play_offs(tournament).values()
    if played < MOST_SERIES:
        return announced
    return next((times for times in others if times[2]), None)
