"""The table where everybody meets everybody, as results come: places, points, what can still be reached.

The bounds of the places look at points alone, each player for themselves: nobody ends above the one or below the
other, but that all of it can still happen is not said.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import TYPE_CHECKING

from paircard.core.event.card import CardLine, Kind, PairingCard
from paircard.core.event.ids import ContestantId, Place
from paircard.core.facets.live_table import LiveRow
from paircard.core.tables.standings import StandingRow, standings

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament

_UNDECIDED = frozenset({Kind.OPEN, Kind.ADJOURNED})
_NO_GAME = frozenset({Kind.FREE, Kind.ANNULLED})


def rows(tournament: Tournament) -> tuple[LiveRow, ...]:
    """Return everybody in the order of the table."""
    table = standings(tournament).rows
    most = [_most(row, tournament.scale.win) for row in table]
    return tuple(_row(row, table, most, tournament.scale.win) for row in table)


def _row(row: StandingRow, table: Sequence[StandingRow], most: Sequence[int], win: int) -> LiveRow:
    card = row.card
    open_ = sum(line.kind in _UNDECIDED for line in card.lines)
    mine = row.points + win * open_
    if any(most_of_one > each.points for most_of_one, each in zip(most, table, strict=True)):
        best = 1 + sum(each.points > mine for each in table)
        worst = sum(most_of_one >= row.points for most_of_one in most)  # they are one of those themselves
    else:
        best = worst = row.place
    played = sum(line.kind not in _UNDECIDED | _NO_GAME for line in card.lines)
    return LiveRow(
        card, row.place, row.shared, row.points, played, open_, mine, Place(best), Place(worst), _against(card)
    )


def _most(row: StandingRow, win: int) -> int:
    return row.points + win * sum(line.kind in _UNDECIDED for line in row.card.lines)


def _against(card: PairingCard) -> dict[ContestantId, tuple[CardLine, ...]]:
    lines: dict[ContestantId, list[CardLine]] = defaultdict(list)
    for line in card.lines:
        opponent = line.was.opponent if line.was else line.opponent
        if opponent is not None:
            lines[opponent].append(line)
    return {opponent: tuple(games) for opponent, games in lines.items()}
