"""What an event may choose of a round robin of teams."""

from __future__ import annotations

from typing import ClassVar

from paircard.core.event.options import Choosable
from paircard.core.event.team_options import MATCH_POINTS, TeamOptions
from paircard.core.systems.kit.fide_mode_choice import FIDE_MODE
from paircard.core.systems.kit.leaving import Leaving
from paircard.core.systems.round_robin.options import RoundRobinOptions
from paircard.core.values.frozen import dataclass, replace

_CYCLES, *_OTHERS = (each for each in RoundRobinOptions.asked if each is not FIDE_MODE)


@dataclass(frozen=True, slots=True)
class TeamRoundRobinOptions(TeamOptions):
    """What teams choose, and what a round robin does."""

    tag: ClassVar[str] = "team-round-robin"
    asked: ClassVar[tuple[Choosable, ...]] = (_CYCLES, *TeamOptions.asked, MATCH_POINTS, *_OTHERS)

    cycles: int = 1
    swap_last_two: bool = False
    leaving: Leaving = "half"

    def checked(self) -> TeamRoundRobinOptions:
        """Return these options; raise `Refusal` when the boards or the cycles cannot be."""
        TeamOptions.checked(self)
        table = self.of_the_table.checked()
        return replace(self, swap_last_two=table.swap_last_two)

    @property
    def of_the_table(self) -> RoundRobinOptions:
        """What a round robin of players would have chosen."""
        return RoundRobinOptions(self.cycles, self.swap_last_two, self.leaving)
