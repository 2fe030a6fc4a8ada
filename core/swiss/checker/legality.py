"""Everybody once (A5), and what may never be (B1a, B1b, B2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from core.swiss.checker.finding import Finding
from core.swiss.checker.sheet import Sheet
from core.swiss.pairing import Pairing


def not_once(sheet: Sheet, pairing: Pairing) -> Iterator[Finding]:
    """Yield who is paired twice or not at all, strangers, and a bye where nobody is odd."""
    times = Counter(number for pair in pairing.pairs for number in (pair.white, pair.black))
    if pairing.bye is not None:
        times[pairing.bye] += 1
    for number in sorted(times):
        if number not in sheet.players:
            yield Finding("F5", None, (number,), f"{number} does not take part in this round.", illegal=True)
        elif times[number] > 1:
            yield Finding("A5", None, (number,), f"{number} is paired {times[number]} times.", illegal=True)
    missing = tuple(number for number in sheet.players if number not in times)
    if missing:
        names = " ".join(map(str, missing))
        yield Finding("A5", None, missing, f"Not paired: {names}.", illegal=True)


def illegal_pairs(sheet: Sheet, pairing: Pairing) -> Iterator[Finding]:
    """Yield every pair that breaks B1a or B2, and a bye that breaks B1b."""
    for pair in pairing.pairs:
        one, other = pair.white, pair.black
        if sheet.met(one, other):
            yield Finding("B1a", None, (one, other), f"{one} and {other} have already met.", illegal=True)
        if sheet.both_absolute(one, other):
            colour = "White" if sheet.due[one].colour == "W" else "Black"
            yield Finding("B2", None, (one, other), f"{one} and {other} must both have {colour}.", illegal=True)
    bye = pairing.bye
    if bye is not None and sheet.players[bye].bye_barred:
        sentence = f"{bye} has the bye, but has already had a point without playing."
        yield Finding("B1b", None, (bye,), sentence, illegal=True)
