"""Extended direct encounter (C.07, 13.3): by the primary score, then by the other, then by boards.

Whatever separates somebody, the procedure starts again in each new group. Boards speak only where two are left.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from paircard.core.event.ids import ContestantId, Place
from paircard.core.tiebreaks.field import Field, Tied
from paircard.core.tiebreaks.figure import Figure
from paircard.core.tiebreaks.methods.direct_encounter import MiniTable, by_score, kinds_of_games, split
from paircard.core.tiebreaks.methods.teams.boards import bottom_boards, top_boards
from paircard.core.tiebreaks.methods.teams.only import on_teams
from paircard.core.tiebreaks.team_field import TeamField
from paircard.core.tiebreaks.tie_break import Figures, Method, Options
from paircard.core.values.language import mark, tr
from paircard.core.values.said import series

Groups = list[list[ContestantId]]
Boards = Sequence[int]
"""Half points on each board, board 1 first."""


class Criterion(NamedTuple):
    """One step of the procedure."""

    name: str
    """English; `tr` says it."""
    separate: Callable[[TeamField, Options, Sequence[ContestantId]], Groups]


class Separated(NamedTuple):
    """A group at the end, and what separated it from the others."""

    ids: Sequence[ContestantId]
    by: tuple[str, ...]


def _by(choose: Callable[[TeamField], TeamField]) -> Callable[[TeamField, Options, Sequence[ContestantId]], Groups]:
    return lambda field, options, ids: split(choose(field), options, ids)


def _on_boards(
    merit: Callable[[Boards], tuple[int, ...]],
) -> Callable[[TeamField, Options, Sequence[ContestantId]], Groups]:
    def separate(field: TeamField, options: Options, ids: Sequence[ContestantId]) -> Groups:
        if len(ids) != 2:  # 13.3.2
            return [list(ids)]
        return by_score(ids, {id_: merit(_between(field, options, id_, set(ids))) for id_ in ids})

    return separate


def _between(field: TeamField, options: Options, id_: ContestantId, ids: set[int]) -> Boards:
    """Return what a team has on each board of its matches with the others."""
    totals = [0] * field.event.boards
    for match in field.event.sheets[id_].matches:
        if match.opponent in ids and match.kind in kinds_of_games(field, options):
            for line in match.on_boards(len(totals)):
                totals[line.game - 1] += line.half_points
    return totals


_SCORES = (
    Criterion(mark("the primary score"), _by(lambda field: field)),
    Criterion(mark("the other score"), _by(lambda field: field.other)),
)
_COUNT = Criterion(
    mark("board count"), _on_boards(lambda boards: (-sum(at * points for at, points in enumerate(boards, 1)),))
)
_TOP = Criterion(mark("top board results"), _on_boards(lambda boards: tuple(top_boards(boards))))
_BOTTOM = Criterion(mark("bottom board elimination"), _on_boards(lambda boards: tuple(bottom_boards(boards))))


def _encounter(*boards: Criterion) -> Callable[[Field, Options, Tied], Figures]:
    criteria = (*_SCORES, *boards)

    def figures(field: TeamField, options: Options, tied: Tied) -> Figures:
        table = MiniTable.of(field, options, tied.ids)
        made: dict[ContestantId, Figure] = {}
        for group in _separated(field, options, tied.ids, criteria, ()):
            place = len(made) + 1
            remark = tr("separated by {what}", what=series(map(tr, group.by))) if group.by else ""
            made |= {id_: Figure(table.average(id_), table.games[id_], Place(place), remark) for id_ in group.ids}
        return made

    return on_teams(figures)


def _separated(
    field: TeamField, options: Options, ids: Sequence[ContestantId], criteria: Sequence[Criterion], by: tuple[str, ...]
) -> Iterator[Separated]:
    """Yield the groups in order, each with the criteria that made it."""
    for criterion in criteria if len(ids) > 1 else ():
        groups = criterion.separate(field, options, ids)
        if len(groups) > 1:
            named = by if criterion.name in by else (*by, criterion.name)
            for group in groups:
                yield from _separated(field, options, group, criteria, named)
            return
    yield Separated(ids, by)


def _method(code: str, name: str, *boards: Criterion) -> Method:
    modifiers = frozenset({"P"})
    return Method(code, name, _encounter(*boards), parts=2, modifiers=modifiers, tied_only=True, by_score=True)


ENCOUNTERS = (
    _method("EDE", mark("Direct encounter by both scores")),
    _method("EDEBT", mark("Direct encounter by both scores, board count, top boards"), _COUNT, _TOP),
    _method("EDEBB", mark("Direct encounter by both scores, board count, bottom boards"), _COUNT, _BOTTOM),
    _method("EDET", mark("Direct encounter by both scores, top boards"), _TOP),
    _method("EDEB", mark("Direct encounter by both scores, bottom boards"), _BOTTOM),
)
