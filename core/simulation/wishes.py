"""What somebody asks of made-up events; what they leave open is drawn anew for every event from its seed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from paircard.core.simulation.how_often import Rate
from paircard.core.systems.today import TODAY

OF_TEAMS_TODAY = "team-swiss-2026"
"""The rules in force for teams."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """None, or nothing, stands for whatever the seed gives."""

    system: str = ""
    """A key of the table of systems; empty: the rules of today, those of teams where teams are asked for."""
    players: tuple[int, int] | None = None
    """The fewest and the most of an event."""
    teams: tuple[int, int] | None = None
    members: int | None = None
    """Of a team: as many as a match has boards."""
    rounds: tuple[int, int] | None = None
    rates: Mapping[str, Rate] = field(default_factory=dict)
    """How often things happen, by the names of `core.simulation.drawing.HAPPENS`."""
    baku: float | None = None
    """The share of the events with Baku acceleration."""
    virtual: tuple[int, ...] = ()
    """Half points of an announced acceleration, round by round."""
    points: str | None = None
    """What results give, such as `3-1-0`."""
    bye: str | None = None
    """What the bye of the pairing gives, such as ½."""
    forbidden: int | None = None
    """So many lists of players who do not meet."""
    tie_breaks: str | None = None
    """A list of codes."""
    ratings: tuple[int, ...] | None = None
    """One by one; as many players as ratings, unless their number is said."""
    rating_range: tuple[int, int] | None = None
    rating_step: int | None = None
    sigma: float | None = None
    unrated: Rate | None = None
    results: str = ""
    """The year of the model of results; empty: that in use."""

    @property
    def key(self) -> str:
        """The system that is meant."""
        return self.system or (OF_TEAMS_TODAY if self.teams or self.members else TODAY)
