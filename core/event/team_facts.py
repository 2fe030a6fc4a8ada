"""What can happen to teams: they are registered and corrected, and hand in who plays on which board.

A team that contests matches is entered as a player is, with an id and a pairing number of its own; it leaves, stays
away and comes back by the facts of players.
"""

from __future__ import annotations

from dataclasses import field
from typing import ClassVar

from core.event.facts import Fact, Scope
from core.event.ids import PairingNumber, PlayerId
from core.event.persisted import later
from core.event.team import Team
from core.frozen import dataclass

SINCE = 4
"""The format of the journal that came with teams."""


@dataclass(frozen=True, slots=True)
class TeamRegistered(Fact):
    """A team was entered, before round 1 or late."""

    since: ClassVar[int] = SINCE

    id: PlayerId
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

    id: PlayerId
    team: Team
    reason: str = ""


@dataclass(frozen=True, slots=True)
class LineUpHanded(Fact):
    """A team said who plays on which board of its match; it is final (E2d)."""

    since: ClassVar[int] = SINCE

    round: int
    team_id: PlayerId
    players: tuple[PlayerId, ...]
    """Ids by board, the first board first; 0 where nobody plays."""
    by: str = field(default="", metadata=later(SINCE))
    """Who handed it in, where that was noted."""


@dataclass(frozen=True, slots=True)
class LineUpCorrected(Fact):
    """The record of who played was wrong: another line-up played than the one that was written down."""

    since: ClassVar[int] = SINCE

    round: int
    team_id: PlayerId
    players: tuple[PlayerId, ...]
    reason: str = ""
