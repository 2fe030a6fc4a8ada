"""The table of methods that only teams have (C.07, articles 11 - 13), found here by their codes."""

from __future__ import annotations

from collections.abc import Mapping

from paircard.core.tiebreaks.methods.teams.boards import BOARD_COUNT, BOTTOM_BOARDS, TOP_BOARDS
from paircard.core.tiebreaks.methods.teams.encounter import ENCOUNTERS
from paircard.core.tiebreaks.methods.teams.extended_sonneborn_berger import EXTENDED
from paircard.core.tiebreaks.methods.teams.members import BEST_WINS, REGULARS, WITHOUT_WEAKEST
from paircard.core.tiebreaks.methods.teams.secondary import SECONDARY
from paircard.core.tiebreaks.methods.teams.strength import STRENGTH
from paircard.core.tiebreaks.tie_break import Method

TEAM_METHODS: Mapping[str, Method] = {
    method.code: method
    for method in (
        SECONDARY,
        *EXTENDED,
        BOARD_COUNT,
        TOP_BOARDS,
        BOTTOM_BOARDS,
        *ENCOUNTERS,
        STRENGTH,
        BEST_WINS,
        REGULARS,
        WITHOUT_WEAKEST,
    )
}
