"""Colours as a checker reads them, where a book begins with the number and goes on with preferences (5.2).

Preferences are read from the colours of the games. No code of the engines is used here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.finding import Finding
from paircard.core.facets.pairing import Pair
from paircard.core.systems.kit.bit_masks import mask_of
from paircard.core.systems.swiss.bye_first import checker, sheet
from paircard.core.systems.swiss.checked import turned
from paircard.core.systems.swiss.position import C
from paircard.core.values.preference import Strength

Wish = tuple[str | None, Strength]
"""The colour somebody prefers, and how strongly."""
NO_WISH: Wish = (None, Strength.NONE)


class Sheet(sheet.Sheet[C]):
    """All that is asked about one round."""

    without_games = NO_WISH
    """What who has not played prefers."""

    def __init__(self, position: Any) -> None:
        """Read a position."""
        super().__init__(position)
        self.position = position
        self.wishes = {each.number: _wish(each.colours) or self.without_games for each in position.players}
        must: list[Wish] = [(colour, Strength.ABSOLUTE) for colour in ("W", "B")]
        self._must = {wish: mask_of(each for each in self.players if self.wishes[each] == wish) for wish in must}

    def may_meet(self, one: PairingNumber, two: PairingNumber) -> bool:
        """Tell whether two may be paired (C1, C3)."""
        return super().may_meet(one, two) and not self.same_absolute(one, two)

    def same_absolute(self, one: PairingNumber, two: PairingNumber) -> bool:
        """Tell whether both must have one colour (C3)."""
        return self.wishes[one] == self.wishes[two] and self.wishes[one][1] is Strength.ABSOLUTE

    def alike(self, one: PairingNumber, two: PairingNumber) -> bool:
        """Tell whether both prefer one colour."""
        return self.wishes[one][0] is not None and self.wishes[one][0] == self.wishes[two][0]

    def kept_apart(self, number: PairingNumber) -> int:
        """Return who must have the same colour as somebody (C3)."""
        return self._must.get(self.wishes[number], 0)


def _wish(colours: str) -> Wish | None:
    """Read the table of preferences; None of no game."""
    if not colours:
        return None
    more_white = 2 * colours.count("W") - len(colours)
    if more_white < -1 or (more_white < 2 and colours[-2:] == "BB"):
        return "W", Strength.ABSOLUTE
    if more_white > 1 or colours[-2:] == "WW":
        return "B", Strength.ABSOLUTE
    if more_white:
        return ("W" if more_white < 0 else "B"), Strength.STRONG
    return ("W" if colours[-1] == "B" else "B"), Strength.MILD


class Checker(checker.Checker[Any]):
    """Holds a round against the text; who has White is read down the list of rules."""

    sheet: Sheet[Any]

    def keeping_apart(self, one: PairingNumber, two: PairingNumber) -> str:
        """Return C3 of two who must both have one colour."""
        return "C3" if self.sheet.same_absolute(one, two) else "C1"

    def higher_first(self, one: PairingNumber, two: PairingNumber) -> Sequence[PairingNumber]:
        """Return a pair as 5.2 looks at it."""
        return self.sheet.ranked((one, two))

    def wrong_colours(self, pairs: Sequence[Pair]) -> Iterator[Finding]:
        """Yield every pair whose colours are the other way round (5.2)."""
        for pair in pairs:
            due, rule = next(_rules(self.sheet, *self.higher_first(pair.white, pair.black)))
            if due != pair.white:
                yield turned(pair, self.text.cited(rule))


def _rules(sheet: Sheet[Any], first: PairingNumber, second: PairingNumber) -> Iterator[tuple[PairingNumber, str]]:
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
