"""The team of a row and the board they sit at; what a list says of its teams."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from paircard.core.commands import Listed
from paircard.core.values.language import mark, tr, trn
from paircard.core.values.text import NAME_LIMIT, clean, folded
from paircard.data.exchange.import_report import BadRow, Remark, RowReport

NO_COLUMN = mark("Teams play in this event, and the list names none: it needs a column team, best a column board, too.")
MOST_PLACES = 99
"""Places in the order of a team."""


@dataclass(frozen=True, slots=True)
class Place:
    """For whom somebody plays, and where they stand in the order of the boards."""

    team: str = ""
    board: int = 0
    """0 where the list does not say."""
    remarks: tuple[Remark, ...] = ()


class Places:
    """Reads the places of a list row by row; finds a board of a team that is named twice."""

    def __init__(self, *, teams_play: bool) -> None:
        """Begin; where teams contest the event nobody may be without one."""
        self._teams_play = teams_play
        self._rows: dict[tuple[str, int], int] = {}

    def read(self, cells: Mapping[str, str], row: int) -> Place:
        """Return the place of a row; raise `BadRow` where teams play and it names none."""
        team, typed = clean(cells.get("team", ""))[:NAME_LIMIT].strip(), clean(cells.get("board", "")).rstrip(".")
        if not team:
            if self._teams_play:
                raise BadRow("team", tr("no team is named, and teams play here"))
            return Place()
        if not typed:
            return Place(team)
        if not (typed.isascii() and typed.isdigit() and len(typed) < 4 and 1 <= int(typed) <= MOST_PLACES):
            wrong = tr("{found} is no board: stands where the list has them", found=typed[:20])
            return Place(team, 0, (Remark("board", wrong),))
        board = int(typed)
        other = self._rows.setdefault((folded(team), board), row)
        if other != row:
            twice = tr("board {board} of {team} is that of row {row}, too: check", board=board, team=team, row=other)
            return Place(team, board, (Remark("board", twice),))
        return Place(team, board)


def listed(rows: Iterable[RowReport]) -> tuple[Listed, ...]:
    """Return everybody who would be entered, those of one team in the order of their boards.

    Who has no board stands behind those who have one; otherwise all stand as in the list.
    """
    taken = [row for row in rows if row.entrant]
    order = sorted(range(len(taken)), key=lambda at: taken[at].board or MOST_PLACES + 1)
    by_team: dict[str, list[int]] = {}
    for at in order:
        by_team.setdefault(folded(taken[at].team), []).append(at)
    next_of = {team: iter(places) for team, places in by_team.items()}
    in_order = [taken[next(next_of[folded(row.team)]) if row.team else at] for at, row in enumerate(taken)]
    return tuple(Listed(row.entrant, row.team) for row in in_order if row.entrant)


def team_lines(rows: Sequence[RowReport], boards: int) -> Iterator[str]:
    """Yield how many teams a list names, and which of them have fewer members than a match has boards."""
    names: dict[str, str] = {}
    counts: Counter[str] = Counter()
    for row in rows:
        if row.entrant and row.team:
            counts[names.setdefault(folded(row.team), row.team)] += 1
    if not counts:
        return
    fewest, most = min(counts.values()), max(counts.values())
    named = _shown(list(counts))
    if fewest == most:
        yield trn("{count} team: {names}.", "{count} teams: {names}.", len(counts), names=named)
        yield trn("Each has {count} member.", "Each has {count} members.", most)
    else:
        yield trn(
            "{count} team, with {fewest} to {most} members: {names}.",
            "{count} teams, with {fewest} to {most} members: {names}.",
            len(counts), fewest=fewest, most=most, names=named,
        )  # fmt: skip
    if few := [name for name, count in counts.items() if count < boards]:
        yield tr("Fewer members than the {boards} boards of a match: {names}.", boards=boards, names=_shown(few))


_SHOWN = 12


def _shown(names: list[str]) -> str:
    return ", ".join(names[:_SHOWN]) + (" ..." if len(names) > _SHOWN else "")
