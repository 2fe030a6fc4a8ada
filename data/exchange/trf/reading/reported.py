"""What the records of a report say of the choices of its event, as the plain values that a system is told."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from paircard.core.event.ids import ContestantId
from paircard.core.facets.reported import Points, Reported
from paircard.core.systems.catalogue import SYSTEMS
from paircard.data.exchange.import_report import BadRow
from paircard.data.exchange.trf.records import assigned
from paircard.data.exchange.trf.records.points import READERS, PointValues
from paircard.data.exchange.trf.records.system import named
from paircard.data.exchange.trf.records.team_rounds import match_points
from paircard.data.exchange.trf.records.virtual_points import Virtual, virtual_points

READERS_OF_POINTS = {**READERS, assigned.CODE: assigned.read_worth}
VALUES = frozenset(READERS_OF_POINTS)
"""The codes of what says what results give."""


def reported(lines: Sequence[str], ids: Mapping[int, ContestantId] | None = None, rounds: int = 0) -> Reported | None:
    """Return what records say of the choices of an event of players; None where they cannot be understood.

    `ids` are those of the start numbers, which stand for themselves when None.
    """
    points = points_told(lines)
    return None if points is None else _reported(lines, ids, rounds, points, virtual_points(lines))


def reported_of_teams(
    lines: Sequence[str], ids: Mapping[int, ContestantId] | None = None, rounds: int = 0
) -> Reported | None:
    """Return the same of an event of teams: points are those of matches (362)."""
    told = match_points(next((line for line in lines if line.startswith("362")), ""))
    win, draw, loss = (round(100 * value) for value in told.values())
    points = Points(win, draw, loss, draw, forfeit_win=win, full_bye=win, half_bye=draw)
    return _reported(lines, ids, rounds, points, virtual_points(lines, of_teams=True))


def _reported(
    lines: Sequence[str], ids: Mapping[int, ContestantId] | None, rounds: int, points: Points, virtual: Virtual | None
) -> Reported | None:
    if virtual is None or (ids is not None and any(number not in ids for _, number in virtual)):
        return None
    by_id = {
        (round_, ContestantId(number) if ids is None else ids[number]): value
        for (round_, number), value in virtual.items()
    }
    so_far = any(line.startswith("XXA") for line in lines)
    words, code = named(lines)
    return Reported(code, rounds, points, by_id, so_far, words)


def points_told(lines: Iterable[str]) -> Points | None:
    """Return what records say that results give; None where one of them cannot be read."""
    points = PointValues()
    try:
        for line in lines:
            if read := READERS_OF_POINTS.get(line[:3]):
                points.take(read(0, line))
    except BadRow:
        return None
    return points.reported


def points_of(records: Iterable[str], system: str) -> str:
    """Return what results give by the records of a report, as an event of a system writes it.

    Empty for 1, ½ and 0, and where the system, or no system, can count it.

    >>> points_of(["162  W 3.0    D 1.0    L 0.0"], "dutch-2026"), points_of(["162  W 3.0"], "swiss-1998")
    ('3-1-0', '')
    """
    told = reported([line for line in records if line[:3] in READERS_OF_POINTS])
    scale = told.points.scale if told and system and "points" in SYSTEMS[system].asks else None
    return scale.text if scale else ""
