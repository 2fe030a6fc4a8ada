"""What an explanation states of a bracket as facts, worked out again from A3, A6, B4, R6 and R9."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.swiss1998.checker.bound import Wanted, least_clashes
from paircard.core.systems.swiss1998.checker.sheet import Sheet, due
from paircard.core.systems.swiss1998.explain.model import BracketExplained


def false_facts(sheet: Sheet, told: BracketExplained, *, lowest: bool) -> Iterator[str]:
    """Yield every fact that is not one."""
    yield from _p(told)
    yield from _clashes(sheet, told)
    yield from _over_half(sheet, told, lowest=lowest)
    yield from _excused(sheet, told)


def _p(told: BracketExplained) -> Iterator[str]:
    """P is the number of moved-down players where they are less than half, else half of all (A3, A6)."""
    here = [number for number in told.result.players if number not in told.passed_on]
    moved = [number for number in told.result.moved_down if number in here]
    heterogeneous = 0 < 2 * len(moved) < len(here) and not told.levelled
    p = len(moved) if heterogeneous else len(here) // 2
    rest = (len(here) - 2 * p) // 2 if heterogeneous else 0
    if (told.wanted.p, told.wanted.pairs - told.wanted.p) != (p, rest):
        yield f"p is {p}, and {rest} in the remainder, not {told.wanted}"
    if (told.result.p, told.result.remainder) != (p, rest):
        yield f"p is {p}, and {rest} in the remainder, not {told.result.p}, and {told.result.remainder}"


def _clashes(sheet: Sheet, told: BracketExplained) -> Iterator[str]:
    for group in filter(None, (told.movers, told.rest)):
        for choice in group.choices:
            clash = sheet.clash(choice.player, choice.opponent)
            colour = sheet.due[choice.player].colour if clash else None
            if choice.clash != colour:
                yield f"{choice.player}-{choice.opponent}: clash {choice.clash}, in truth {colour}"


def _over_half(sheet: Sheet, told: BracketExplained, *, lowest: bool) -> Iterator[str]:
    """Who floats again, and who has no absolute preference, only because of 50 % (R6)."""
    moved = {*told.result.moved_down}
    wanted = {
        (number, "B2")
        for number in told.result.players
        if number not in moved and sheet.players[number].over_half and _absolute_but_for_r6(sheet, number)
    }
    floats = [(number, "D") for number in told.result.downfloaters if number not in told.passed_on]
    floats += [(low, "U") for high, low in told.result.pairs if sheet.score(high) > sheet.score(low)]
    for number, way in floats if (told.result.pairs or lowest) and not sheet.literal else ():
        marks = sheet.players[number].floats[-2:]
        if sheet.players[number].over_half and way in marks:
            wanted.add((number, "B5" if marks[-1] == way else "B6"))
    if {(each.player, each.article) for each in told.exempt} != wanted and not told.result.joined:
        yield f"R6: {told.exempt}, in truth {wanted}"


def _absolute_but_for_r6(sheet: Sheet, number: PairingNumber) -> bool:
    return due(replace(sheet.players[number], over_half=False)).force > due(sheet.players[number]).force > 0 and (
        due(replace(sheet.players[number], over_half=False)).force == 3
    )


def _excused(sheet: Sheet, told: BracketExplained) -> Iterator[str]:
    """R9's exception asks that all others be paired, and that at least half had moved down."""
    moved = {*told.result.moved_down}
    alone = [number for number in told.passed_on if number in moved]
    others = tuple(number for number in told.result.players if number not in told.passed_on)
    pairs = len(told.result.players) // 2
    mostly = 2 * len(moved) >= len(told.result.players)
    whole = 2 * pairs == len(others) and least_clashes(sheet, Wanted(others, (), pairs, ())) is not None
    if told.excused != (bool(alone) and mostly and whole and len(told.passed_on) == 1):
        yield f"R9: {told.excused} for {told.passed_on}"
