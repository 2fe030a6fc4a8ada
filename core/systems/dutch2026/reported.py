"""The choices of an event of these rules, from what a report says of it; None where it is by none of them."""

from __future__ import annotations

from core.event.ids import NOBODY, PlayerId
from core.event.regulations import ROUNDS_LIMIT
from core.systems.dutch2026.acceleration import Baku
from core.systems.dutch2026.options import Acceleration, ByeWorth, DutchOptions
from core.systems.reported import Points, Reported

_BAKU = "_BAKU"


def options_reported(told: Reported) -> DutchOptions | None:
    """Return the options; None for points that are no halves, and for virtual points that are not Baku's."""
    scale = told.points.scale
    if scale is None:
        return None
    bye = _bye(told.points)
    if not scale.by_halves and (told.virtual or told.code.upper().endswith(_BAKU)):
        return None
    if not told.virtual:
        acceleration: Acceleration = "baku" if told.code.upper().endswith(_BAKU) else "none"
        return DutchOptions(bye=bye, acceleration=acceleration)
    last = last_of_group_a(told)
    return DutchOptions(bye=bye, acceleration="baku", last_of_ga=last) if last else None


def _bye(points: Points) -> ByeWorth:
    """Return what a bye is worth as an option; where it is none of them, the scale of points says it."""
    return "draw" if points.bye == points.draw else "none" if points.bye == 0 else "win"


def last_of_group_a(told: Reported) -> PlayerId:
    """Return who is the last of group A (C.04.7 1.2); nobody where the virtual points are not those of Baku.

    >>> last_of_group_a(Reported(virtual={(1, PlayerId(1)): 2, (1, PlayerId(2)): 2}, rounds=1))
    2
    """
    last = max(id_ for _, id_ in told.virtual)
    paired = max(round_ for round_, _ in told.virtual)
    for rounds in (told.rounds,) if told.rounds else range(1, ROUNDS_LIMIT + 1):
        whole = _of_baku(Baku(last, rounds, told.points.win // 50))
        if told.so_far:
            whole = {at: points for at, points in whole.items() if at[0] <= paired}
        if told.virtual == whole:
            return last
    return NOBODY


def _of_baku(baku: Baku) -> dict[tuple[int, PlayerId], int]:
    group = [PlayerId(id_) for id_ in range(1, baku.last_of_ga + 1)]
    by_round = ((round_, baku.virtual_points(round_)) for round_ in range(1, baku.rounds + 1))
    return {(round_, id_): points for round_, points in by_round if points for id_ in group}
