"""Everybody once (1.9), and what may never be (C1, C2, C3)."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.facets.finding import Finding
from paircard.core.systems.dutch2026.checker.sheet import Sheet
from paircard.core.systems.dutch2026.cited import dutch
from paircard.core.systems.dutch2026.outcome import Pairing
from paircard.core.systems.swiss import checked
from paircard.core.values.said import said


def not_once(sheet: Sheet, pairing: Pairing) -> Iterator[Finding]:
    """Yield strangers, who is paired twice or not at all, and a bye where nobody is odd."""
    return checked.not_once(sheet.players, pairing.pairs, pairing.bye, dutch("1.9"), dutch("1.9"))


def illegal_pairs(sheet: Sheet, pairing: Pairing) -> Iterator[Finding]:
    """Yield every pair that breaks C1 or C3, and a bye that breaks C2."""
    for pair in pairing.pairs:
        one, other = pair.white, pair.black
        both = {"one": one, "other": other}
        if sheet.met(one, other):
            met = said("{one} and {other} have already met.", **both)
            yield Finding(dutch("C1"), None, (one, other), met, illegal=True)
        elif sheet.forbidden(one, other):
            apart = said("The rules of the event keep {one} and {other} apart.", **both)
            yield Finding(dutch("C1"), None, (one, other), apart, illegal=True)
        if sheet.same_absolute(one, other):
            white = sheet.due[one].colour == "W"
            clash = (
                said("{one} and {other} must both have White.", **both)
                if white
                else said("{one} and {other} must both have Black.", **both)
            )
            yield Finding(dutch("C3"), None, (one, other), clash, illegal=True)
    bye = pairing.bye
    if bye is not None and sheet.players[bye].bye_barred:
        barred = said("{player} has had a bye, or the points of a win without playing.", player=bye)
        yield Finding(dutch("C2"), None, (bye,), barred, illegal=True)
