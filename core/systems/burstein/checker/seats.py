"""Who is due White in every pair (5.2), read down the list of rules."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.finding import Finding
from paircard.core.facets.pairing import Pair
from paircard.core.systems.burstein.checker.sheet import Sheet
from paircard.core.systems.burstein.rules import burstein
from paircard.core.systems.swiss.checked import turned


def wrong_colours(sheet: Sheet, pairs: tuple[Pair, ...]) -> Iterator[Finding]:
    """Yield every pair whose colours are the other way round."""
    for pair in pairs:
        due, rule = next(_rules(sheet, *sheet.by_index((pair.white, pair.black))))
        if due != pair.white:
            yield turned(pair, burstein(rule))


def _rules(sheet: Sheet, first: PairingNumber, second: PairingNumber) -> Iterator[tuple[PairingNumber, str]]:
    """Yield what every rule says that says anything, in their order."""
    mine, theirs = (sheet.players[each].colours for each in (first, second))
    (wanted, how), (other_wanted, how_much) = sheet.wishes[first], sheet.wishes[second]
    if not mine + theirs:
        odd = sheet.players[first].colour_number % 2 == 1
        yield (first if odd == (sheet.position.initial_colour == "W") else second), "5.2.1"
    if wanted is None or wanted != other_wanted:
        yield (first if wanted == "W" or other_wanted == "B" else second), "5.2.2"
    if how != how_much:
        granted, refused = (first, second) if how > how_much else (second, first)
        yield (granted if wanted == "W" else refused), "5.2.3"
    for back in range(1, min(len(mine), len(theirs)) + 1):
        if mine[-back] != theirs[-back]:
            yield (second if mine[-back] == "W" else first), "5.2.4"
    yield (first if wanted == "W" else second), "5.2.5"
