"""A round explained, and one that was recorded held against the text: what only C.04.5 has."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.finding import Finding
from paircard.core.facets.pairing import Pair
from paircard.core.systems.double_swiss.book import BOOK, TEXT
from paircard.core.systems.double_swiss.cited import double
from paircard.core.systems.double_swiss.colours import colour_line
from paircard.core.systems.double_swiss.position import Player, Position
from paircard.core.systems.swiss.bye_first import explain as bye_first
from paircard.core.systems.swiss.bye_first.explain import Round
from paircard.core.systems.swiss.drawn_up.book import Pairing
from paircard.core.systems.swiss.drawn_up.by_identifier import checker, forcing, lines
from paircard.core.values.cited import Cited
from paircard.core.values.language import mark
from paircard.core.values.said import said


class Lines(lines.Lines):
    """Says all of a round."""

    book = BOOK

    def colour_line(self, told: Round, pair: Pair) -> Cited:
        """Say who of a pair has White in the first game, and by which rule."""
        return colour_line(told, pair)


class Forcing(forcing.Forcing):
    """Asks what would become of the brackets of a round."""

    book = BOOK


class Checker(checker.Checker[checker.Sheet[Player]]):
    """Holds a round against the text; who has White is read down the list of rules."""

    book = BOOK

    def wrong_colours(self, pairs: Sequence[Pair]) -> Iterator[Finding]:
        """Yield every pair whose colours are the other way round (4.3)."""
        for pair in pairs:
            due, rule = next(self._due(pair.white, pair.black))
            if due != pair.white:
                reason = said(
                    "{player} has White against {other}, not the other way round.", player=due, other=pair.white
                )
                yield Finding(double(rule), None, (pair.white, pair.black), reason)

    def _due(self, one: PairingNumber, two: PairingNumber) -> Iterator[tuple[PairingNumber, str]]:
        """Yield who has White by every rule that says anything, in their order."""
        higher, lower = sorted((one, two), key=lambda each: (-self.sheet.score(each), each))
        mine, theirs = (self.sheet.players[each].colours for each in (higher, lower))
        if not mine + theirs:
            odd_white = self.sheet.position.initial_colour == "W"
            odd = self.sheet.players[higher].colour_number % 2 == 1
            yield (higher if odd == odd_white else lower), "4.3.1"
        whites = mine.count("W") - theirs.count("W")
        if whites:
            yield (higher if whites < 0 else lower), "4.3.2"
        for back in range(1, min(len(mine), len(theirs)) + 1):
            if mine[-back] != theirs[-back]:
                yield (lower if mine[-back] == "W" else higher), "4.3.3"
        if mine:
            yield (lower if mine[-1] == "W" else higher), "4.3.4"
        yield (higher if theirs[-1] == "W" else lower), "4.3.5"


def check(position: Position, pairing: Pairing) -> tuple[Finding, ...]:
    """Return everything that does not hold; of brackets the first that is not right, the later ones rest on it."""
    return Checker(checker.Sheet(position)).findings(pairing)


class Explain(bye_first.Explain[Position]):
    """Every criterion that decides something is named."""

    book, lines, forcing = BOOK, Lines(), Forcing
    criteria = TEXT.names
    notes = (
        mark("Numbers are pairing numbers. The bye is given first; then each bracket is paired from the top."),
        mark("Who is drawn up comes from a lower score: C4 to C7 choose the set, C8 the pairs."),
    )
    check = staticmethod(check)
