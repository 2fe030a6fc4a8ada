"""What does not hold in a recorded round, the gravest first."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.finding import Finding
from paircard.core.systems.burstein.checker.brackets import chain, wrong
from paircard.core.systems.burstein.checker.seats import wrong_colours
from paircard.core.systems.burstein.checker.sheet import Sheet, Two
from paircard.core.systems.burstein.outcome import Pairing
from paircard.core.systems.burstein.position import Position
from paircard.core.systems.burstein.rules import burstein
from paircard.core.systems.swiss.checked import not_once
from paircard.core.values.said import said


def check(position: Position, pairing: Pairing) -> tuple[Finding, ...]:
    """Return everything that does not hold; of brackets the first that is not right, the later ones rest on it."""
    sheet = Sheet(position)
    not_paired = tuple(not_once(sheet.players, pairing.pairs, pairing.bye, burstein("C4"), burstein("C4")))
    if not_paired:
        return not_paired
    pairs = tuple((min(each.white, each.black), max(each.white, each.black)) for each in pairing.pairs)
    illegal = tuple(_illegal(sheet, pairs, pairing.bye))
    bye = tuple(_wrong_bye(sheet, pairing.bye))
    quality = () if illegal or bye else tuple(_first_wrong(sheet, pairs, pairing.bye))
    return (*illegal, *bye, *quality, *wrong_colours(sheet, pairing.pairs))


def _illegal(sheet: Sheet, pairs: tuple[Two, ...], bye: PairingNumber | None) -> Iterator[Finding]:
    for one, two in pairs:
        if not sheet.may_meet(one, two):
            reason = said("{one} and {other} may not meet.", one=one, other=two)
            article = "C3" if sheet.same_absolute(one, two) else "C1"
            yield Finding(burstein(article), None, (one, two), reason, illegal=True)
    if bye is not None and sheet.players[bye].bye_barred:
        had = said("{player} has had a bye, or the points of a win without playing.", player=bye)
        yield Finding(burstein("C2"), None, (bye,), had, illegal=True)


def _wrong_bye(sheet: Sheet, bye: PairingNumber | None) -> Iterator[Finding]:
    """Yield the first who comes before the one with the bye and could have had it (3.1)."""
    if bye is None:
        return
    everybody = sheet.players.values()
    for each in sorted(everybody, key=lambda each: (each.score, -len(each.colours), -sheet.place[each.number])):
        if each.number == bye:
            return
        if not each.bye_barred and sheet.complete({*sheet.players} - {each.number}):
            reason = said("{player} comes before {bye} for the bye.", player=each.number, bye=bye)
            yield Finding(burstein("3.1"), None, (bye, each.number), reason)
            return


def _first_wrong(sheet: Sheet, pairs: tuple[Two, ...], bye: PairingNumber | None) -> Iterator[Finding]:
    """Yield what is wrong in the first bracket in which anything is."""
    for link, own in chain(sheet, pairs, bye):
        found = wrong(sheet, link, own)
        if found:
            yield found
            return
