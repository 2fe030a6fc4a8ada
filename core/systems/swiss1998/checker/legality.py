"""Everybody once (A5), and what may never be (B1a, B1b, B2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from core.event.ids import PairingNumber
from core.facets.finding import Finding
from core.facets.pairing import Pairing
from core.systems.kit.apart import RULE, of_one
from core.systems.swiss1998.checker.sheet import Sheet
from core.values.said import Words, said, said_n


def not_once(sheet: Sheet, pairing: Pairing) -> Iterator[Finding]:
    """Yield who is paired twice or not at all, strangers, and a bye where nobody is odd."""
    times = Counter(number for pair in pairing.pairs for number in (pair.white, pair.black))
    if pairing.bye is not None:
        times[pairing.bye] += 1
    for number in sorted(times):
        if number not in sheet.players:
            sentence = said("{player} does not take part in this round.", player=number)
            yield Finding("F5", None, (number,), sentence, illegal=True)
        elif times[number] > 1:
            sentence = said_n(
                "{player} is paired {count} time.", "{player} is paired {count} times.", times[number], player=number
            )
            yield Finding("A5", None, (number,), sentence, illegal=True)
    missing = tuple(number for number in sheet.players if number not in times)
    if missing:
        names = " ".join(map(str, missing))
        yield Finding("A5", None, missing, said("Not paired: {players}.", players=names), illegal=True)


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
