"""Colours by a reading of 5.2 of its own."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.finding import Finding
from paircard.core.systems.dutch2026.checker.sheet import ABSOLUTE, Sheet, balance
from paircard.core.systems.dutch2026.cited import dutch
from paircard.core.systems.dutch2026.outcome import Pairing
from paircard.core.systems.swiss.checked import turned, wrong_rule
from paircard.core.values.colour import Colour

_TURNED: dict[Colour, Colour] = {"W": "B", "B": "W"}


def wrong_colours(sheet: Sheet, pairing: Pairing) -> Iterator[Finding]:
    """Yield the pairs whose colours, or the rule named for them, are not those of 5.2."""
    for pair in pairing.pairs:
        white, article = white_of(sheet, pair.white, pair.black)
        if white != pair.white:
            yield turned(pair, dutch(article))
        else:
            yield from wrong_rule(pair, dutch(article))


def white_of(sheet: Sheet, one: PairingNumber, two: PairingNumber) -> tuple[PairingNumber, str]:
    """Return who of two players has White, and the article that decides it."""
    first, second = sheet.ranked((one, two))
    colour, article = _of_higher(sheet, first, second)
    return (first if colour == "W" else second), article


def _of_higher(sheet: Sheet, first: PairingNumber, second: PairingNumber) -> tuple[Colour, str]:
    mine, theirs = sheet.due[first], sheet.due[second]
    drawn = sheet.position.initial_colour
    if mine.colour is None and theirs.colour is None:
        return (drawn if sheet.players[first].colour_number % 2 == 1 else _TURNED[drawn]), "5.2.5"
    if mine.colour is None or theirs.colour is None or mine.colour != theirs.colour:
        return mine.colour or _TURNED[theirs.colour or "B"], "5.2.1"
    weights = [_weight(sheet, number) for number in (first, second)]
    if weights[0] != weights[1]:
        return (mine.colour if weights[0] > weights[1] else _TURNED[mine.colour]), "5.2.2"
    past = zip(sheet.players[first].colours[::-1], sheet.players[second].colours[::-1], strict=False)
    for my_colour, their_colour in past:
        if my_colour != their_colour:
            return ("B" if my_colour == "W" else "W"), "5.2.3"
    return mine.colour, "5.2.4"


def _weight(sheet: Sheet, number: PairingNumber) -> tuple[int, int]:
    """Return how strong a claim is (5.2.2)."""
    kind = sheet.due[number].kind
    return kind, abs(balance(sheet.players[number].colours)) if kind == ABSOLUTE else 0
