"""What an event may choose of a Scheveningen match."""

from __future__ import annotations

from typing import ClassVar, Literal

from paircard.core.event.options import Choosable
from paircard.core.event.team_options import (
    BOARDS,
    LATE_MEMBERS,
    LEAST_REGULAR_GAMES,
    LOST_AFTER,
    MOST_RESERVE_GAMES,
    STRENGTH,
    Reserves,
    TeamOptions,
)
from paircard.core.systems.scheveningen.table import FEWEST, MOST, need_size
from paircard.core.values.frozen import dataclass, replace
from paircard.core.values.language import mark


@dataclass(frozen=True, slots=True)
class ScheveningenOptions(TeamOptions):
    """Boards and reserves; games decide."""

    tag: ClassVar[str] = "scheveningen"
    asked: ClassVar[tuple[Choosable, ...]] = (
        replace(BOARDS, hint=mark("and so many rounds, 2 to 60"), numbers=range(FEWEST, MOST + 1)),
        STRENGTH,
        MOST_RESERVE_GAMES,
        LEAST_REGULAR_GAMES,
        LATE_MEMBERS,
        LOST_AFTER,
    )

    primary: Literal["match", "game"] = "game"
    reserves: Reserves = "any-place"
    """F4: a reserve takes any regular's place, and the regulars are not moved."""

    def checked(self) -> ScheveningenOptions:
        """Return these options; raise `Refusal` for boards without a table, and limits beyond its rounds."""
        need_size(self.boards)
        TeamOptions.checked(self)
        self.need_rounds(self.boards)
        return self
