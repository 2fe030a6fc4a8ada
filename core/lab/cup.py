"""Drawn matches of a cup: further games by the announced play-off, at last one in which White must win."""

from __future__ import annotations

from collections.abc import Sequence

from core.commands import DecideMatch, OpenSeries
from core.event.match import Match
from core.lab.event import Event
from core.systems.knockout.options import options_of
from core.systems.knockout.play_offs import RAPID, SUDDEN_DEATH, PlayOff
from core.systems.knockout.team_system import LOTS, TeamKnockoutOptions

MOST_SERIES = 2
"""So many play-offs of two games; then one game decides, or lots between teams."""


def open_further_games(event: Event, number: int, drawn: Sequence[Match]) -> None:
    """Open the next games of every drawn match, or decide by lots where teams do."""
    for match in drawn:
        if event.tournament.of_teams and (_by_lots(event) or len(match.series) >= MOST_SERIES):
            event.do(DecideMatch(number, match.number, "lots", seed=event.slip))
        else:
            kind = _kind(event, match)
            times = (kind.minutes, kind.increment, kind.black)
            event.do(OpenSeries(number, match.number, *times, seed=event.slip))


def _by_lots(event: Event) -> bool:
    options = event.cell.contender.options
    return isinstance(options, TeamKnockoutOptions) and options.equal == LOTS


def _kind(event: Event, match: Match) -> PlayOff:
    if event.tournament.of_teams:
        return RAPID[0]
    return options_of(event.tournament).kind if len(match.series) < MOST_SERIES else SUDDEN_DEATH[0]
