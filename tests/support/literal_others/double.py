"""Double-Swiss (C.04.5): the second engine that tests of the system have, with articles off.

Off, `3.4.1` gives the bye without looking at scores, `3.4.2` without looking at matches, `3.4.3` to the smallest
number; `C4` draws up two more than need be, `4.2` makes the smaller number the higher of a pair, `last` looks at
floats in the last round too.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import combinations
from typing import Any

from paircard.core.event.tournament import Tournament
from paircard.core.systems.double_swiss.book import BOOK
from paircard.core.values.frozen import replace
from tests.support.literal_double import LiteralDouble
from tests.support.literal_others.made import Made

_CALLED = {"C8": "C10"}
"""What an article is called in the team system, which that engine was written for."""


class Double(LiteralDouble):
    """One round."""

    def __init__(self, tournament: Tournament, off: Collection[str] = ()) -> None:
        """Take an event before a round."""
        position = BOOK.position(tournament)
        super().__init__(replace(position, last_round=False) if "last" in off else position)
        self.off = frozenset(_CALLED.get(each, each) for each in off)

    def made(self) -> Made | None:
        """Return the round; None where it cannot be made."""
        found = self.paired()
        if found.bye is None and len(self.teams) % 2:
            return None
        floats = tuple(each.upfloaters for each in found.brackets)
        return Made(found.bye, frozenset(map(frozenset, found.pairs)), floats, complete=found.complete)

    def _bye(self, everybody: frozenset[int]) -> int | None:
        def due(number: int) -> tuple[int, ...]:
            player = self.teams[number]
            return (
                0 if "3.4.1" in self.off else player.score,
                0 if "3.4.2" in self.off else -player.played,
                number if "3.4.3" in self.off else -number,
            )

        free = (each for each in sorted(everybody, key=due) if "C2" in self.off or not self.teams[each].bye_barred)
        return next((each for each in free if self._pairable(everybody - {each})), None)

    def _upfloaters(self, residents: frozenset[int], lower: frozenset[int]) -> frozenset[int] | None:
        first = super()._upfloaters(residents, lower)
        if "C4" not in self.off or first is None:
            return first
        order = sorted(lower, key=lambda each: (-self.teams[each].score, each))
        more = (frozenset(some) for some in combinations(order, len(first) + 2))
        legal = [each for each in more if self._pairable(residents | each) and self._pairable(lower - each)]
        return min(legal, key=lambda some: self._worth(some, lower), default=None)

    def _first_team(self, team: Any) -> tuple[int, ...]:
        return (int(team.number),) if "4.2" in self.off else super()._first_team(team)
