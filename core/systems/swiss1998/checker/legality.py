"""Everybody once (A5), and what may never be (B1a, B1b, B2)."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.finding import Finding
from paircard.core.facets.pairing import Pairing
from paircard.core.systems.kit.apart import RULE, of_one
from paircard.core.systems.swiss import checked
from paircard.core.systems.swiss1998.checker.sheet import Sheet
from paircard.core.values.said import Words, said


def not_once(sheet: Sheet, pairing: Pairing) -> Iterator[Finding]:
    """Yield who is paired twice or not at all, strangers, and a bye where nobody is odd."""
    return checked.not_once(sheet.players, pairing.pairs, pairing.bye, "F5", "A5")


def illegal_pairs(sheet: Sheet, pairing: Pairing) -> Iterator[Finding]:
    """Yield every pair that breaks B1a, B.VI C5 or B2, and a bye that breaks B1b."""
    for pair in pairing.pairs:
        one, other = pair.white, pair.black
        if sheet.met(one, other):
            sentence = said("{one} and {other} have already met.", one=one, other=other)
            yield Finding("B1a", None, (one, other), sentence, illegal=True)
        if sheet.together(one, other):
            yield Finding(RULE, None, (one, other), of_one(one, other, sheet.players[one].apart), illegal=True)
        if sheet.both_absolute(one, other):
            yield Finding("B2", None, (one, other), _both_must(sheet, one, other), illegal=True)
    bye = pairing.bye
    if bye is not None and sheet.players[bye].bye_barred:
        sentence = said("{player} has the bye, but has already had a point without playing.", player=bye)
        yield Finding("B1b", None, (bye,), sentence, illegal=True)


def _both_must(sheet: Sheet, one: PairingNumber, other: PairingNumber) -> Words:
    if sheet.due[one].colour == "W":
        return said("{one} and {other} must both have White.", one=one, other=other)
    return said("{one} and {other} must both have Black.", one=one, other=other)
