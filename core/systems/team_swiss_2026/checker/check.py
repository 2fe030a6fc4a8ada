"""A recorded round held against C.04.6."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from paircard.core.facets.finding import Finding
from paircard.core.facets.pairing import Pair
from paircard.core.systems.swiss.drawn_up.book import Pairing
from paircard.core.systems.swiss.drawn_up.by_identifier import checker
from paircard.core.systems.team_swiss_2026.book import BOOK
from paircard.core.systems.team_swiss_2026.checker.seats import wrong_colours
from paircard.core.systems.team_swiss_2026.checker.sheet import Sheet
from paircard.core.systems.team_swiss_2026.position import Position


class Checker(checker.Checker[Sheet]):
    """Holds a round against the text."""

    book = BOOK

    def wrong_colours(self, pairs: Sequence[Pair]) -> Iterator[Finding]:
        """Yield every pair whose colours are the other way round (4.3)."""
        return wrong_colours(self.sheet, pairs)


def check(position: Position, pairing: Pairing) -> tuple[Finding, ...]:
    """Return everything that does not hold; of brackets the first that is not right, the later ones rest on it."""
    return Checker(Sheet(position)).findings(pairing)
