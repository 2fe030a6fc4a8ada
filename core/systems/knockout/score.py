"""The score of a match of a cup, from the side of a contestant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.event.drawn_match import Undecided
from paircard.core.values.points import format_points

if TYPE_CHECKING:
    from paircard.core.event.ids import ContestantId
    from paircard.core.event.match import Match


def score_of(match: Match, id_: ContestantId) -> str:
    """Return the points of a contestant, those of play-offs in brackets; empty before the first result.

    Of teams that are equal in points with the values of the boards they have won.
    """
    if not match.begun:
        return ""
    main, *others = (_points(match, series, id_) for series in range(len(match.series) + 1))
    played = [each for at, each in enumerate(others, 1) if any(board.result for board in match.boards_of(at))]
    return f"{main} ({' '.join(played)})" if played else main


def _points(match: Match, series: int, id_: ContestantId) -> str:
    points = format_points(match.points_in(series, id_))
    if series not in match.drawn_series or isinstance(match.by_boards(series), Undecided):
        return points
    side = match.contestants.index(id_)
    return f"{points} [{sum(leg.values[side] for leg in match.legs_of(series))}]"
