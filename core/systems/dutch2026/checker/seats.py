"""Colours by a reading of 5.2 of its own; float marks, and the order of boards (C.04.2 3.6)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from core.event.ids import PairingNumber
from core.facets.finding import Finding
from core.facets.pairing import Pair
from core.systems.dutch2026.checker.sheet import ABSOLUTE, Sheet, balance
from core.systems.dutch2026.outcome import Pairing
from core.systems.dutch2026.rules import dutch
from core.systems.kit.books_2026 import handling
from core.values.colour import Colour
from core.values.said import said

_TURNED: dict[Colour, Colour] = {"W": "B", "B": "W"}


def wrong_colours(sheet: Sheet, pairing: Pairing) -> Iterator[Finding]:
    """Yield the pairs whose colours, or the rule named for them, are not those of 5.2."""
    for pair in pairing.pairs:
        white, article = white_of(sheet, pair.white, pair.black)
        if white != pair.white:
            turned = said("{white} has White against {black}.", white=pair.black, black=pair.white)
            yield Finding(dutch(article), None, (pair.white, pair.black), turned)
        elif pair.colour_rule and pair.colour_rule != dutch(article):
            other = said(
                "The colours of {pair} follow from {rule}, not from {named}.",
                pair=f"{pair.white}-{pair.black}",
                rule=dutch(article),
                named=pair.colour_rule,
            )
            yield Finding(dutch(article), None, (pair.white, pair.black), other)


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


def wrong_marks(sheet: Sheet, pairing: Pairing) -> Iterator[Finding]:
    """Yield the pairs whose float marks are not those of their scores (1.4)."""
    for pair in pairing.pairs:
        above = sheet.score(pair.white) - sheet.score(pair.black)
        right = ("-", "-") if not above else ("D", "U") if above > 0 else ("U", "D")
        if (pair.white_float, pair.black_float) != right:
            sentence = said(
                "The floats of {pair} are {white} and {black}.",
                pair=f"{pair.white}-{pair.black}",
                white=right[0],
                black=right[1],
            )
            yield Finding(dutch("1.4"), None, (pair.white, pair.black), sentence)


def wrong_order(sheet: Sheet, pairing: Pairing) -> Iterator[Finding]:
    """Yield the first pair that stands before one that belongs above it (C.04.2 3.6)."""

    def place(pair: Pair) -> tuple[int, int, int]:
        higher, lower = sheet.ranked((pair.white, pair.black))
        return -sheet.score(higher), -sheet.score(higher) - sheet.score(lower), higher

    for before, after in pairwise(pairing.pairs):
        if place(before) > place(after):
            sentence = said(
                "{pair} belongs above {other}.",
                pair=f"{after.white}-{after.black}",
                other=f"{before.white}-{before.black}",
            )
            yield Finding(handling("3.6"), None, (after.white, after.black), sentence)
            return
