"""What can happen to teams: they are registered and corrected, and hand in who plays on which board.

A team that contests matches is entered as a player is, with an id and a pairing number of its own; it leaves, stays
away and comes back by the facts of players.
"""

from __future__ import annotations

from typing import ClassVar

from paircard.core.event.facts import Fact, Scope
from paircard.core.event.ids import PairingNumber, PlayerId, TeamId
from paircard.core.event.persisted import later
from paircard.core.event.team import Team
from paircard.core.event.when import MINUTES_A_DAY, is_time
from paircard.core.values.frozen import dataclass, field

SINCE = 4
"""The format of the journal that came with teams."""


@dataclass(frozen=True, slots=True)
class TeamRegistered(Fact):
    """A team was entered, before round 1 or late."""

    since: ClassVar[int] = SINCE

    id: TeamId
    team: Team
    number: PairingNumber | None = None
    """As of `EntrantRegistered`, where teams contest the stage."""
    first_round: int = 1
    missed: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class TeamCorrected(Fact):
    """Name, captain, members or order of a team were changed."""

    since: ClassVar[int] = SINCE
    scope: ClassVar[Scope] = Scope.PERSON

    id: TeamId
    team: Team
    reason: str = ""
    instead: bool = field(default=False, metadata=later(6))
    """Whether it is another team, which takes the place of one that has played nothing."""


@dataclass(frozen=True, slots=True)
class LineUpHanded(Fact):
    """A team said who plays on which board of its match; it is final (E2d)."""

    since: ClassVar[int] = SINCE

    round: int
    team_id: TeamId
    players: tuple[PlayerId, ...]
    """Ids by board, the first board first; 0 where nobody plays."""
    by: str = field(default="", metadata=later(SINCE))
    """Who handed it in, where that was noted."""
    leg: int = field(default=0, metadata=later(5))
    """Of which leg of the match it is; 0 for all of them."""


@dataclass(frozen=True, slots=True)
class LineUpCorrected(Fact):
    """The record of who played was wrong: another line-up played than the one that was written down."""

    since: ClassVar[int] = SINCE

    round: int
    team_id: TeamId
    players: tuple[PlayerId, ...]
    reason: str = ""
    leg: int = field(default=0, metadata=later(5))
    """As of `LineUpHanded`."""


@dataclass(frozen=True, slots=True)
class Admission:
    """A team was let to start: its line-up is in, and more than half of it are in the hall (E2e)."""

    team_id: TeamId
    at: str
    """`HH:MM`."""
    present: int


@dataclass(frozen=True, slots=True)
class StartNoted(Fact):
    """When a match began, and when its teams were admitted (E2f); the last one counts."""

    since: ClassVar[int] = SINCE

    round: int
    match: int
    begun: str
    """`HH:MM`: the hour set, or where neither team was there when the control clock was started."""
    allowed: int
    """Minutes after which who was not admitted has lost: an hour, in rapid and blitz half the time of a game."""
    admitted: tuple[Admission, ...] = ()

    @property
    def possible(self) -> bool:
        """Whether all its times are some, and no team is admitted twice."""
        teams = [each.team_id for each in self.admitted]
        times = (self.begun, *(each.at for each in self.admitted))
        return all(map(is_time, times)) and 0 < self.allowed < MINUTES_A_DAY and len(set(teams)) == len(teams)
