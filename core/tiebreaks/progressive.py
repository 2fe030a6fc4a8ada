"""Progressive score: the sum of the running score after each round."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate

from core.tiebreaks.base import Cards, Figure, Item


@dataclass(frozen=True)
class Progressive:
    """Unplayed rounds carry the running score on, points for byes and forfeits included (ruling P1)."""

    key: str = "progressive"
    label: str = "Prog"
    name: str = "Progressive score"
    counts: bool = False

    def figure(self, cards: Cards, id_: int) -> Figure:
        """Add the running scores."""
        rounds = cards[id_].rounds
        running = accumulate(record.settled_half_points for record in rounds)
        items = tuple(
            Item(record.round, points, f"after round {record.round}")
            for record, points in zip(rounds, running, strict=True)
        )
        return Figure(sum(item.half_points for item in items), items)
