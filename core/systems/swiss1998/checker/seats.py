"""Colours of every pair, by a reading of E1 - E5 and R7 of its own."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.finding import Finding
from paircard.core.facets.pairing import Pair, Pairing
from paircard.core.systems.swiss.checked import turned, wrong_rule
from paircard.core.systems.swiss1998.checker.sheet import ABSOLUTE, Sheet
from paircard.core.values.colour import Colour, other
from paircard.core.values.said import said


def wrong_colours(sheet: Sheet, pairing: Pairing) -> Iterator[Finding]:
    """Yield the pairs whose colours, or the rule named for them, are not those of E."""
    for pair in pairing.pairs:
        white, rule = white_of(sheet, pair.white, pair.black)
        if white != pair.white:
            yield _reversed(sheet, pair, rule)
        else:
            yield from wrong_rule(pair, rule)


def _reversed(sheet: Sheet, pair: Pair, rule: str) -> Finding:
    """Say that a pair has the wrong colours; illegal if somebody gets one that they must not have (B2)."""
    given: tuple[tuple[PairingNumber, Colour], ...] = ((pair.white, "W"), (pair.black, "B"))
    for number, colour in given:
        due = sheet.due[number]
        if due.force == ABSOLUTE and due.colour != colour:
            if colour == "W":
                sentence = said("{player} must not have White again.", player=number)
            else:
                sentence = said("{player} must not have Black again.", player=number)
            return Finding("B2", None, (pair.white, pair.black), sentence, illegal=True)
    return turned(pair, rule)


def white_of(sheet: Sheet, one: PairingNumber, two: PairingNumber) -> tuple[PairingNumber, str]:
    """Return who of two players has White, and the rule that decides it."""
    higher, lower = sheet.by_rank((one, two))
    colour, rule = _colour_of_higher(sheet, higher, lower)
    return (higher if colour == "W" else lower), rule


def _colour_of_higher(sheet: Sheet, higher: PairingNumber, lower: PairingNumber) -> tuple[Colour, str]:
    mine, theirs = sheet.due[higher], sheet.due[lower]
    if mine.colour is None and theirs.colour is None:
        first = sheet.position.first_colour
        return (first if higher % 2 else other(first)), "E5" if sheet.position.round == 1 else "R7"
    if mine.colour is None or theirs.colour is None or mine.colour != theirs.colour:
        wanted = mine.colour or other(theirs.colour or "W")
        return wanted, "E1"
    if mine.force != theirs.force:
        return (mine.colour if mine.force > theirs.force else other(mine.colour)), "E2"
    for had, he_had in zip(sheet.players[higher].colours[::-1], sheet.players[lower].colours[::-1], strict=False):
        if had != he_had:
            return ("B" if had == "W" else "W"), "E3"
    return mine.colour, "E4"
