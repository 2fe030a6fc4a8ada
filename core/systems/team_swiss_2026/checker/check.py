"""What does not hold in a recorded round, the gravest first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.finding import Finding
from paircard.core.systems.swiss.forcing import first_worse
from paircard.core.systems.team_swiss_2026.checker.brackets import Link, best_pairs, best_set, chain, values_of
from paircard.core.systems.team_swiss_2026.checker.seats import wrong_colours
from paircard.core.systems.team_swiss_2026.checker.sheet import Pairs, Sheet
from paircard.core.systems.team_swiss_2026.criteria_in_words import value_words
from paircard.core.systems.team_swiss_2026.outcome import NAMES, Pairing
from paircard.core.systems.team_swiss_2026.position import Position
from paircard.core.systems.team_swiss_2026.rules import team
from paircard.core.values.said import said


def check(position: Position, pairing: Pairing) -> tuple[Finding, ...]:
    """Return everything that does not hold; of brackets the first that is not right, the later ones rest on it."""
    sheet = Sheet(position)
    pairs: Pairs = tuple(sorted((min(p.white, p.black), max(p.white, p.black)) for p in pairing.pairs))
    illegal = (*_not_once(sheet, pairs, pairing.bye), *_illegal(sheet, pairs, pairing.bye))
    if any(each.article == team("C3") for each in illegal):
        return illegal
    bye = tuple(_wrong_bye(sheet, pairing.bye))
    quality = () if illegal or bye else tuple(_first_wrong(sheet, pairs, pairing.bye))
    return (*illegal, *bye, *quality, *wrong_colours(sheet, pairing))


def _not_once(sheet: Sheet, pairs: Pairs, bye: PairingNumber | None) -> Iterator[Finding]:
    times = Counter(each for pair in pairs for each in pair)
    if bye is not None:
        times[bye] += 1
    for number in sorted({*times, *sheet.players}):
        if number not in sheet.players:
            yield Finding(team("C3"), None, (number,), said("{team} does not take part.", team=number), illegal=True)
        elif times[number] != 1:
            reason = said("{team} is not in the round exactly once.", team=number)
            yield Finding(team("C3"), None, (number,), reason, illegal=True)


def _illegal(sheet: Sheet, pairs: Pairs, bye: PairingNumber | None) -> Iterator[Finding]:
    for one, two in pairs:
        if {one, two} <= sheet.players.keys() and not sheet.may_meet(one, two):
            reason = said("{one} and {other} may not meet.", one=one, other=two)
            yield Finding(team("C1"), None, (one, two), reason, illegal=True)
    if bye in sheet.players and bye is not None and sheet.players[bye].bye_barred:
        had = said("{team} has had a bye, a match won by forfeit or a full-point bye.", team=bye)
        yield Finding(team("C2"), None, (bye,), had, illegal=True)


def _wrong_bye(sheet: Sheet, bye: PairingNumber | None) -> Iterator[Finding]:
    """Yield the first team that comes before the one with the bye and could have had it (3.4)."""
    if bye is None:
        return
    ordered = sorted(sheet.players.values(), key=lambda each: (each.score, -len(each.colours), -each.number))
    for each in ordered:
        if each.number == bye:
            return
        if not each.bye_barred and sheet.complete({*sheet.players} - {each.number}):
            reason = said("{team} comes before {bye} for the bye.", team=each.number, bye=bye)
            yield Finding(team("3.4"), None, (bye, each.number), reason)
            return


def _first_wrong(sheet: Sheet, pairs: Pairs, bye: PairingNumber | None) -> Iterator[Finding]:
    """Yield what is wrong in the first bracket in which anything is."""
    for link in chain(sheet, pairs, bye):
        found = _wrong_set(sheet, link) or _wrong_pairs(sheet, link)
        if found:
            yield found
            return


def _wrong_set(sheet: Sheet, link: Link) -> Finding | None:
    chosen = best_set(sheet, link)
    if chosen == link.upfloaters:
        return None
    score = sheet.players[link.residents[0]].score
    reached, right = values_of(sheet, link), values_of(sheet, link._replace(upfloaters=chosen))
    name = first_worse(NAMES[:4], reached[:4], right[:4])
    named = {"right": " ".join(map(str, chosen)) or "-", "upfloaters": " ".join(map(str, link.upfloaters)) or "-"}
    if name is None:
        earlier = said("The rules draw up {right}: {upfloaters} comes later in the order of sets.", **named)
        return Finding(team("3.5"), score, link.upfloaters, earlier)
    better = said(
        "Drawn up {upfloaters}: {reached} With {right}: {could}",
        reached=value_words(name, reached),
        could=value_words(name, right),
        **named,
    )
    return Finding(team(name), score, link.upfloaters, better)


def _wrong_pairs(sheet: Sheet, link: Link) -> Finding | None:
    reached = values_of(sheet, link)
    if not any(reached[4:]) and _half_against_half(link):
        return None  # nothing can be better, and nothing comes earlier
    right = best_pairs(sheet, (*link.residents, *link.upfloaters), link.upfloaters)
    if right == link.pairs:
        return None
    score = sheet.players[link.residents[0]].score
    could = values_of(sheet, link._replace(pairs=right))
    name = first_worse(NAMES[4:], reached[4:], could[4:])
    pair = next(each for each in right if each not in link.pairs)
    if name is None:
        first = said("{one}-{other} comes earlier in the order of identifiers.", one=pair[0], other=pair[1])
        return Finding(team("3.6"), score, pair, first)
    better = said("{reached} Possible: {could}", reached=value_words(name, reached), could=value_words(name, could))
    return Finding(team(name), score, tuple(each for two in link.pairs for each in two), better)


def _half_against_half(link: Link) -> bool:
    """Tell whether the first of the upper half meets the first of the lower one, and so on: the least identifier."""
    ordered = sorted((*link.residents, *link.upfloaters))
    half = len(ordered) // 2
    return link.pairs == tuple(zip(ordered[:half], ordered[half:], strict=True))
