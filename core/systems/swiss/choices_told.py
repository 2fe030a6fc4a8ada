"""What a report has to tell of an event of players by a book of 2026, beside the name of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.event.swiss_facts import Apart
from paircard.core.facets.reported import ChoicesTold
from paircard.core.systems.kit.acceleration import virtual_points
from paircard.core.systems.kit.upper_group import Accelerates
from paircard.core.systems.swiss.apart import together

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


def choices_of(tournament: Tournament, bye: int, acceleration: Accelerates | None) -> ChoicesTold:
    """Return what results and byes give, who is kept apart, and the virtual points; `bye` in half points."""
    scale = tournament.regulations.scale
    return ChoicesTold(
        scale,
        scale.of_bye(bye),
        (*(Apart(members, 1, 0) for members in together(tournament)), *tournament.facts.apart),
        tuple(virtual_points(tournament, acceleration)),
    )
