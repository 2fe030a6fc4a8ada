"""The choices of an event of these rules, from what a report says of it; None where it is by none of them."""

from __future__ import annotations

from paircard.core.facets.reported import Reported
from paircard.core.systems.dutch2026.options import DutchOptions
from paircard.core.systems.kit.acceleration import BAKU_CODE, Acceleration, last_of_group_a
from paircard.core.systems.kit.bye_worth import bye_reported


def options_reported(told: Reported) -> DutchOptions | None:
    """Return the options; None for points that are no halves, and for virtual points that are not Baku's."""
    scale = told.points.scale
    if scale is None:
        return None
    bye = bye_reported(told.points)
    if not scale.by_halves and (told.virtual or told.code.upper().endswith(BAKU_CODE)):
        return None
    if not told.virtual:
        acceleration: Acceleration = "baku" if told.code.upper().endswith(BAKU_CODE) else "none"
        return DutchOptions(bye=bye, acceleration=acceleration)
    last = last_of_group_a(told)
    return DutchOptions(bye=bye, acceleration="baku", last_of_ga=last) if last else None
