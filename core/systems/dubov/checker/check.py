"""A recorded round held against C.04.4.1."""

from __future__ import annotations

from paircard.core.facets.finding import Finding
from paircard.core.systems.dubov.book import BOOK
from paircard.core.systems.dubov.checker.sets import better_set, values_of
from paircard.core.systems.dubov.checker.sheet import Sheet
from paircard.core.systems.dubov.checker.sides import wrong_pairs
from paircard.core.systems.dubov.position import Position
from paircard.core.systems.swiss.bye_first import white_checked
from paircard.core.systems.swiss.drawn_up import checker
from paircard.core.systems.swiss.drawn_up.book import Pairing
from paircard.core.systems.swiss.drawn_up.checker import Link


class Checker(white_checked.Checker, checker.Checker[Sheet]):
    """Holds a round against the text."""

    book = BOOK
    sheet: Sheet

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


def check(position: Position, pairing: Pairing) -> tuple[Finding, ...]:
    """Return everything that does not hold; of brackets the first that is not right, the later ones rest on it."""
    return Checker(Sheet(position)).findings(pairing)
