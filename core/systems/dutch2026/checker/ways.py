"""Where the best ways of a bracket are looked for: among its own players, or among all not yet paired."""

from __future__ import annotations

from paircard.core.systems.dutch2026.checker.cheapest import Cheapest, Preferred, Way
from paircard.core.systems.dutch2026.checker.values import Judge
from paircard.core.systems.dutch2026.outcome import Values


class Ways:
    """Ways to pair a bracket that leave as many over as the pairing at hand does.

    Once nothing undercuts C6 - C8 of the pairing at hand, its own players tell the rest, and those are far fewer than
    all below. What is left over must suit these: a single player who does not is not left over again, and where more
    are, the search goes on among all.
    """

    def __init__(self, judge: Judge, mine: Values) -> None:
        """Look at a bracket paired with such values."""
        self._judge = judge
        self._mine = mine
        self._cheapest = Cheapest(judge, one_left=mine.c6 == 1)
        bye = judge.bye_here and mine.c6 == 1
        self._may_stay = [one for one in judge.link.players if not bye or one in judge.completing.byes]

    def best(self, first: Preferred | None = None) -> Way | None:
        """Return the best way, whatever it leaves over; the first of them if something is preferred."""
        return self._cheapest.together(first)

    def best_of_as_many(self, first: Preferred | None = None) -> Way | None:
        """Return the best way among those with the same C6 - C8, which nothing undercuts."""
        while True:
            way = self._cheapest.alone(self._mine.c6, self._may_stay, first)
            if way is None or self._suits(way):
                return way
            if self._mine.c6 > 1:
                return self.best(first)
            self._may_stay.remove(*way[1])

    def _suits(self, way: Way) -> bool:
        values = self._judge.values(*way)
        return values is not None and values.c8 == self._mine.c8
