"""The best players of every board: prizes are given by it, for games over the board; a forfeit is no game there."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence

from paircard.core.event.card import CardLine, Kind, PairingCard
from paircard.core.event.ids import Place, TeamId
from paircard.core.event.team_options import team_options
from paircard.core.event.tournament import Tournament
from paircard.core.tables.team_table import member_rows, percentage_of
from paircard.core.values.frozen import dataclass


@dataclass(frozen=True, slots=True)
class BoardRow:
    """One player among those of a board."""

    place: Place
    """Who has the same points, percentage and performance shares it."""
    card: PairingCard
    team: TeamId
    points: int
    """Half points of these games."""
    games: int
    """Those that were played to the end."""
    performance: int | None


def best_on_boards(tournament: Tournament, after: int) -> Mapping[int, list[BoardRow]]:
    """Return for every board who played on it most, the best first: points, percentage, performance."""
    found: dict[int, list[BoardRow]] = defaultdict(list)
    boards = team_options(tournament.regulations).boards
    for team in tournament.teams:
        for row in member_rows(tournament, team, after):
            games = [line for line in row.card.lines if line.kind is Kind.PLAYED]
            if games:
                points = sum(line.half_points for line in games)
                made = BoardRow(Place(0), row.card, team, points, len(games), row.performance)
                found[_usual_board(games, boards)].append(made)
    return {board: _placed(found[board]) for board in sorted(found)}


def _usual_board(games: Sequence[CardLine], boards: int) -> int:
    """Return the board somebody has played on most often, the higher one of several; legs go on counting."""
    often = Counter((line.game - 1) % boards + 1 for line in games)
    return min(often, key=lambda board: (-often[board], board))


def _placed(rows: list[BoardRow]) -> list[BoardRow]:
    rows = sorted(rows, key=lambda row: (*(-each for each in _merit(row)), row.card.number))
    merits = [_merit(row) for row in rows]
    return [
        BoardRow(Place(merits.index(merit) + 1), row.card, row.team, row.points, row.games, row.performance)
        for row, merit in zip(rows, merits, strict=True)
    ]


def _merit(row: BoardRow) -> tuple[int, int, int]:
    return row.points, percentage_of(row.points, row.games) or 0, row.performance or 0
