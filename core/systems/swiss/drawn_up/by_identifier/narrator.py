"""Says how a bracket is paired by identifiers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from paircard.core.facets.trace import Verdict
from paircard.core.systems.swiss.drawn_up import narrator
from paircard.core.systems.swiss.drawn_up.by_identifier.cards import Costs
from paircard.core.systems.swiss.forcing import first_worse
from paircard.core.values.said import Words, said


class Narrator(narrator.Narrator[Costs]):
    """Tells of a round, bracket by bracket."""

    weighed = Verdict.SKIPPED

    def article_of_sides(self, s1: Sequence[int]) -> str:
        """Name the identifiers."""
        return self.order

    def said_sides(self, s1: Sequence[int], s2: Sequence[int]) -> Words:
        """Say who are the top members, and who their partners."""
        return said("Top members {tops}, partners {others}.", tops=self.numbers(s1), others=self.numbers(s2))

    def short_of(self, found: Costs | None) -> tuple[str, Words]:
        """Return the first criterion in which these values are worse than the least, and how bad it is."""
        if found is None or self.least_values is None:
            return self.text.cited("C1"), said("not all of the bracket could be paired.")
        name = first_worse(self.text.of_pairs, found, self.least_values)
        assert name is not None
        return self.text.cited(name), self._told(name, found)

    def _told(self, name: str, costs: Costs) -> Words:
        at = self.text.of_pairs.index(name)
        return self.text.criteria[at - len(costs)].told(costs[at])

    def looked_at(self) -> Iterable[str]:
        """Return the criteria of pairs that there are in this round."""
        return self.text.of_pairs

    def least(self, costs: Costs) -> None:
        """Tell the least value of every criterion by which pairs are chosen, one after the other."""
        self.least_values = costs
        if self.heard:
            for name in self.looked_at():
                self.tell(self.text.cited(name), (), Verdict.NOTED, self._told(name, costs))
