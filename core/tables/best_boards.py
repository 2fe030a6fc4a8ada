"""The best players of every board: prizes are given by it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping

from core.event.card import PairingCard
from core.event.ids import Place, PlayerId
from core.event.tournament import Tournament
from core.frozen import dataclass
from core.tables.team_table import member_rows, percentage_of


@dataclass(frozen=True, slots=True)
class BoardRow:
    """One player among those of a board."""

    place: Place
    """Who has the same points, percentage and performance shares it."""
    card: PairingCard
    team: PlayerId
    points: int
    """Half points."""
    games: int
    performance: int | None


def best_on_boards(tournament: Tournament, after: int) -> Mapping[int, list[BoardRow]]:
    """Return for every board who played on it most, the best first: points, percentage, performance."""
    found: dict[int, list[BoardRow]] = defaultdict(list)
    for team in tournament.teams:
        for row in member_rows(tournament, team, after):
            if not row.games:
                continue
            board = _usual_board(row.card)
            found[board].append(BoardRow(Place(0), row.card, team, row.points, row.games, row.performance))
    return {board: _placed(found[board]) for board in sorted(found)}


def _usual_board(card: PairingCard) -> int:
    """Return the board somebody has played on most often, the higher one of several."""
    boards = Counter(line.game for line in card.lines)
    return min(boards, key=lambda board: (-boards[board], board))


def _placed(rows: list[BoardRow]) -> list[BoardRow]:
    rows = sorted(rows, key=lambda row: (*(-each for each in _merit(row)), row.card.number))
    merits = [_merit(row) for row in rows]
    return [
        BoardRow(Place(merits.index(merit) + 1), row.card, row.team, row.points, row.games, row.performance)
        for row, merit in zip(rows, merits, strict=True)
    ]


def _merit(row: BoardRow) -> tuple[int, int, int]:
    return row.points, percentage_of(row.points, row.games) or 0, row.performance or 0
