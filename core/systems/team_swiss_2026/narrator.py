"""Says what of the steps of a round only C.04.6 has."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.facets.trace import Verdict
from paircard.core.systems.kit.books_2026 import accelerated
from paircard.core.systems.swiss.drawn_up.by_identifier import narrator
from paircard.core.values.points import format_points
from paircard.core.values.said import said


class Narrator(narrator.Narrator):
    """Tells of a round, bracket by bracket."""

    def virtual_points(self) -> None:
        """Tell what acceleration adds to the scores (C.04.7 1.4)."""
        if group := self.position.accelerated:
            named = {"points": format_points(group[0].virtual), "last": group[-1].number}
            reason = said("Scores have virtual points in them: {points} for each team up to {last}.", **named)
            self.tell(accelerated("1.4"), (), Verdict.NOTED, reason)

    def looked_at(self) -> Iterator[str]:
        """Return C8 - C10; C9 is only of preferences of type B."""
        return (name for name in self.text.of_pairs if name != "C9" or self.position.type_b)
