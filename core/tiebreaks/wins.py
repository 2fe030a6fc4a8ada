"""Number of games won over the board."""

from __future__ import annotations

from dataclasses import dataclass

from core.card import Kind
from core.points import WIN
from core.tiebreaks.base import Cards, Figure, Item


@dataclass(frozen=True)
class Wins:
    """The lists of 1998 count games won over the board: no forfeits, no byes (ruling W1)."""

    key: str = "wins"
    label: str = "Wins"
    name: str = "Games won over the board"
    counts: bool = True

    def figure(self, cards: Cards, id_: int) -> Figure:
        """Count the wins."""
        won = tuple(
            Item(record.round, record.half_points, f"won against {cards[record.opponent].number}")
            for record in cards[id_].rounds
            if record.kind is Kind.PLAYED and record.half_points == WIN and record.opponent is not None
        )
        return Figure(len(won), won)
