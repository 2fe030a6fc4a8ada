"""Tie-breaks by boards (C.07, article 12): board count, top board results, bottom board elimination.

Forfeits of a board are games here, and a bye is a win on each board.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from paircard.core.event.ids import ContestantId, Place
from paircard.core.tiebreaks.field import Field, Score, Tied
from paircard.core.tiebreaks.figure import Figure, Item
from paircard.core.tiebreaks.methods.teams.only import on_teams
from paircard.core.tiebreaks.team_field import TeamField
from paircard.core.tiebreaks.tie_break import Figures, Method, Options
from paircard.core.values.language import mark, tr

_TOTAL, _COUNT = "board", "board count"  # no words: keys of the rules


def _board_totals(field: TeamField, id_: ContestantId) -> tuple[int, ...]:
    """Return the half points of a team on each board, board 1 first."""
    totals = [0] * field.event.boards
    for line in field.on_boards(id_):
        if line.game <= len(totals):
            totals[line.game - 1] += line.half_points
    return tuple(totals)


def _items(values: Sequence[int], rule: str) -> tuple[Item, ...]:
    return tuple(Item(0, value, rule, board=board) for board, value in enumerate(values, 1))


def _board_count(field: TeamField, _: Options, tied: Tied) -> Figures:
    """12.1: each board's number times the points on it; it says something only among equal game points."""
    points = field.by(Score.GAME).points
    equal = len({points[id_] for id_ in tied.ids}) == 1
    figures = {}
    for id_ in tied.ids:
        items = _items([board * total for board, total in enumerate(_board_totals(field, id_), 1)], _COUNT)
        value = sum(int(item.value) for item in items)
        figures[id_] = Figure(value, items) if equal else Figure(None, items, remark=tr("game points differ (12.1)"))
    return figures


def _compared(compare: Callable[[Sequence[int]], Sequence[int]]) -> Callable[[Field, Options, Tied], Figures]:
    """Compare teams step by step; a figure is what they have in the first step in which not all are equal."""

    def figures(field: TeamField, _: Options, tied: Tied) -> Figures:
        totals = {id_: _board_totals(field, id_) for id_ in tied.ids}
        steps = {id_: tuple(compare(each)) for id_, each in totals.items()}
        at = _first_difference(steps)
        return {
            id_: Figure(own[at], _items(totals[id_], _TOTAL), Place(1 + sum(each > own for each in steps.values())))
            for id_, own in steps.items()
        }

    return on_teams(figures)


def _first_difference(steps: Mapping[ContestantId, Sequence[int]]) -> int:
    columns = list(zip(*steps.values(), strict=True))
    return next((at for at, column in enumerate(columns) if len(set(column)) > 1), len(columns) - 1)


def top_boards(totals: Sequence[int]) -> Sequence[int]:
    """Return what is compared from the top: board 1, then board 2, and so on (12.2)."""
    return totals


def bottom_boards(totals: Sequence[int]) -> Sequence[int]:
    """Return what is compared from the bottom: all without the last board, without the last two, and so on (12.3).

    >>> bottom_boards((2, 0, 1, 2))
    (3, 2, 2)
    """
    return tuple(sum(totals[:left]) for left in range(len(totals) - 1, 0, -1)) or (sum(totals),)


BOARD_COUNT = Method(
    "BC",
    mark("Board count, the lower first"),
    on_teams(_board_count),
    parts=2,
    tied_only=True,
    less_is_better=True,
)
TOP_BOARDS = Method("TBR", mark("Top board results"), _compared(top_boards), parts=2, tied_only=True)
BOTTOM_BOARDS = Method("BBE", mark("Bottom board elimination"), _compared(bottom_boards), parts=2, tied_only=True)
