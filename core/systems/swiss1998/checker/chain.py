"""Brackets as reported: do they take everybody in turn, and hand on those left over (A3, C13)?"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from paircard.core.event.bracket_result import BracketResult
from paircard.core.event.ids import PairingNumber
from paircard.core.facets.finding import Finding
from paircard.core.facets.pairing import Pairing
from paircard.core.systems.swiss1998.checker.sheet import Sheet
from paircard.core.values.said import said

Numbers = tuple[PairingNumber, ...]


def broken_links(sheet: Sheet, pairing: Pairing) -> Iterator[Finding]:
    """Yield where the brackets do not add up to the round; nothing can be said of their levels then."""
    groups = [tuple(group) for _, group in groupby(sheet.players, key=sheet.score)]
    arrivals: Numbers = ()
    for at, bracket in enumerate(pairing.brackets):
        last = at == len(pairing.brackets) - 1
        taken, groups = groups[: 1 + bracket.joined], groups[1 + bracket.joined :]
        if not taken or last == bool(groups) or (bracket.joined and not last):
            yield Finding("A3", bracket.score, (), said("The brackets do not follow the score groups."))
            return
        yield from _inside(sheet, bracket, arrivals, taken)
        arrivals = bracket.downfloaters
    bye = () if pairing.bye is None else (pairing.bye,)
    if arrivals != bye:
        yield Finding("A5", None, arrivals, said("Those left over by the lowest bracket do not have the bye."))
    made = {frozenset(pair) for bracket in pairing.brackets for pair in bracket.pairs}
    if made != {frozenset((pair.white, pair.black)) for pair in pairing.pairs}:
        yield Finding("A3", None, (), said("The pairs of the brackets are not the pairs of the round."))


def _inside(sheet: Sheet, bracket: BracketResult, arrivals: Numbers, groups: list[Numbers]) -> Iterator[Finding]:
    """Yield what is wrong with the players of one bracket; `groups` are those joined in it."""
    players = (*arrivals, *(number for group in groups for number in group))
    moved = tuple(number for number in players if number not in groups[-1]) if bracket.joined else arrivals
    if (bracket.players, bracket.moved_down, bracket.score) != (players, moved, sheet.score(players[-1])):
        sentence = said("The bracket should be {players}.", players=_listed(players))
        yield Finding("A3", bracket.score, bracket.players, sentence)
    paired = {number for pair in bracket.pairs for number in pair}
    left = tuple(sorted((number for number in players if number not in paired), key=sheet.rank.__getitem__))
    if bracket.downfloaters != left or any(sheet.by_rank(pair) != pair for pair in bracket.pairs):
        sentence = said("Left over should be {players}.", players=_listed(left) or said("nobody"))
        yield Finding("C6", bracket.score, bracket.downfloaters, sentence)


def _listed(numbers: Numbers) -> str:
    return " ".join(map(str, numbers))
