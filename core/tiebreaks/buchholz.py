"""Buchholz as it was in 1998: opponents' adjusted scores, an unplayed round as a draw with oneself."""

from __future__ import annotations

from dataclasses import dataclass

from core.card import Kind
from core.tiebreaks.base import Cards, Figure, Item, adjusted_score


@dataclass(frozen=True)
class BuchholzFide1998:
    """Sum of the opponents' adjusted scores; rulings B1 - B4 of the tie-breaks."""

    key: str = "buchholz-fide1998"
    label: str = "Buch"
    name: str = "Buchholz (FIDE 1998: unplayed rounds count ½)"
    counts: bool = False

    def figure(self, cards: Cards, id_: int) -> Figure:
        """Add one item a round; a round without a game gives the player's own adjusted score (B2, B3)."""
        card = cards[id_]
        items: list[Item] = []
        for record in card.rounds:
            if record.kind in (Kind.PLAYED, Kind.ADJOURNED) and record.opponent is not None:
                opponent = cards[record.opponent]
                items.append(Item(record.round, adjusted_score(opponent), str(opponent.number)))
            elif record.kind is not Kind.OPEN:
                items.append(Item(record.round, adjusted_score(card), f"{record.kind.value}: own score"))
        return Figure(sum(item.half_points for item in items), tuple(items))
