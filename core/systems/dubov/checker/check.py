"""A recorded round held against C.04.4.1."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.finding import Finding
from paircard.core.facets.pairing import Pair
from paircard.core.systems.dubov.book import BOOK
from paircard.core.systems.dubov.checker.seats import wrong_colours
from paircard.core.systems.dubov.checker.sets import better_set, values_of
from paircard.core.systems.dubov.checker.sheet import Sheet
from paircard.core.systems.dubov.checker.sides import wrong_pairs
from paircard.core.systems.dubov.position import Position
from paircard.core.systems.swiss.drawn_up import checker
from paircard.core.systems.swiss.drawn_up.book import Pairing
from paircard.core.systems.swiss.drawn_up.checker import Link


class Checker(checker.Checker[Sheet]):
    """Holds a round against the text."""

    book = BOOK

    def keeping_apart(self, one: PairingNumber, two: PairingNumber) -> str:
        """Return C3 of two who must both have one colour."""
        return "C3" if self.sheet.same_absolute(one, two) else "C1"

    def wrong_set(self, link: Link) -> Finding | None:
        """Return a set that the text puts before the recorded one, if there is any; else that C7 is not least."""
        own = values_of(self.sheet, link, link.upfloaters)
        better = better_set(self.sheet, link, own)
        if better is not None:
            return self.other_set(link, better, own, values_of(self.sheet, link, better))
        reached = own._replace(c7=sum(self.sheet.alike(*pair) for pair in link.pairs))
        return None if reached == own else self.could_be_better("C7", link, reached, own)

    def wrong_pairs(self, link: Link) -> Finding | None:
        """Return the first choice of 3.2.4 or 3.2.6 that was made otherwise."""
        return wrong_pairs(self.sheet, link)

    def wrong_colours(self, pairs: Sequence[Pair]) -> Iterator[Finding]:
        """Yield every pair whose colours are the other way round (5.2)."""
        return wrong_colours(self.sheet, pairs)


def check(position: Position, pairing: Pairing) -> tuple[Finding, ...]:
    """Return everything that does not hold; of brackets the first that is not right, the later ones rest on it."""
    return Checker(Sheet(position)).findings(pairing)
