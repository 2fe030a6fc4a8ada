"""Into which groups the people of a stage were drawn: they play there, and not in the stage that was drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.values.errors import Refusal
from paircard.core.values.said import said

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


def drawn_from(tournament: Tournament) -> tuple[int, ...]:
    """Return the groups of one draw into which people of the stage seen came; who moved away is no longer of it."""
    here = tournament.registrations
    return tuple(
        stage
        for stage in tournament.stages
        if tournament.world[stage].pool
        and not tournament.world[stage].filling  # a final from which others go on has a name for that, too
        and any(
            each.source == tournament.stage and id_ in here
            for id_, each in tournament.world[stage].registrations.items()
        )
    )


def already_drawn(tournament: Tournament) -> Refusal | None:
    """Return into which groups they were drawn, None where they were not."""
    names = [tournament.seen(stage).stage_name for stage in drawn_from(tournament)]
    if not names:
        return None
    return Refusal(
        said("They are drawn into {groups} already: u takes a draw back.", groups=", ".join(names)), "B.VI A2"
    )
