"""A recorded round held against C.04.4.2."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.finding import Finding
from paircard.core.systems.burstein.book import BOOK
from paircard.core.systems.burstein.checker.brackets import chain, wrong
from paircard.core.systems.burstein.checker.sheet import Sheet
from paircard.core.systems.burstein.outcome import Pairing
from paircard.core.systems.burstein.position import Position
from paircard.core.systems.swiss.bye_first import white_checked
from paircard.core.systems.swiss.bye_first.sheet import Two


class Checker(white_checked.Checker):
    """Holds a round against the text."""

    book = BOOK
    sheet: Sheet

    def first_wrong(self, pairs: Sequence[Two], bye: PairingNumber | None) -> Iterator[Finding]:
        """Yield what is wrong in the first bracket in which anything is."""
        for link, own in chain(self.sheet, pairs, bye):
            if found := wrong(self.sheet, link, own):
                yield found
                return

    def higher_first(self, one: PairingNumber, two: PairingNumber) -> Sequence[PairingNumber]:
        """Return a pair with the higher of the Index first."""
        return self.sheet.by_index((one, two))


def check(position: Position, pairing: Pairing) -> tuple[Finding, ...]:
    """Return everything that does not hold; of brackets the first that is not right, the later ones rest on it."""
    return Checker(Sheet(position)).findings(pairing)
