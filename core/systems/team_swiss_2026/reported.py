"""The choices of an event of these rules, from what a report says of it; None where it is by none of them."""

from __future__ import annotations

from dataclasses import replace

from paircard.core.facets.reported import Reported
from paircard.core.systems.kit.acceleration import last_of_group_a
from paircard.core.systems.team_swiss_2026.options import TeamSwiss2026Options, options_coded


def options_reported(told: Reported) -> TeamSwiss2026Options | None:
    """Return what the code says, and who is accelerated; None for virtual points that are not Baku's.

    Points are those of matches.
    """
    options = options_coded().get(told.code.upper())
    if options is None or not (told.virtual or options.acceleration == "baku"):
        return options
    scale = told.points.scale
    if options.primary == "game" or scale is None or not scale.by_halves:
        return None
    if not told.virtual:
        return options
    last = last_of_group_a(told)
    return replace(options, acceleration="baku", last_of_ga=last) if last else None
