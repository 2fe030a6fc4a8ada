"""The whole check: the round first, then its brackets from the top."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.finding import Finding
from paircard.core.systems.dutch2026.checker.chain import broken_links, chain
from paircard.core.systems.dutch2026.checker.completing import Completing, least_bye_scores
from paircard.core.systems.dutch2026.checker.legality import illegal_pairs, not_once
from paircard.core.systems.dutch2026.checker.quality import bracket_findings
from paircard.core.systems.dutch2026.checker.seats import wrong_colours
from paircard.core.systems.dutch2026.checker.sheet import Sheet
from paircard.core.systems.dutch2026.cited import dutch
from paircard.core.systems.dutch2026.outcome import Pairing, Values
from paircard.core.systems.dutch2026.position import Position
from paircard.core.systems.kit.books_2026 import handling
from paircard.core.systems.swiss.checked import wrong_marks, wrong_order
from paircard.core.values.points import format_points
from paircard.core.values.said import said


def check(position: Position, pairing: Pairing) -> tuple[Finding, ...]:
    """Return everything that does not hold of a pairing; nothing for a right one.

    A pairing without brackets, as one recorded elsewhere, is held against those that its pairs make.
    """
    return tuple(_findings(Sheet(position), pairing))


def can_be_paired(position: Position) -> bool:
    """Tell whether there is any complete pairing by C1, C2 and C3 (1.9.3)."""
    return least_bye_scores(Sheet(position)) is not None


def _findings(sheet: Sheet, pairing: Pairing) -> Iterator[Finding]:
    wrong = list(not_once(sheet, pairing))
    if wrong:
        yield from wrong
        return
    illegal = list(illegal_pairs(sheet, pairing))
    yield from illegal
    if not illegal:
        yield from _brackets(sheet, pairing)
    yield from wrong_colours(sheet, pairing)
    yield from wrong_marks(pairing.pairs, sheet.score, dutch("1.4"))
    yield from wrong_order(pairing.pairs, sheet.score, int, handling("3.6"))


def _brackets(sheet: Sheet, pairing: Pairing) -> Iterator[Finding]:
    """Yield what is wrong with the bye, or else with the brackets: they are judged by the bye that is due (C5)."""
    byes = least_bye_scores(sheet)
    if byes is None:
        return  # then the pairing at hand would be illegal
    wrong_bye = list(bye_too_high(sheet, pairing, byes))
    if wrong_bye:
        yield from wrong_bye
        return
    links = chain(sheet, pairing)
    if pairing.brackets:
        broken = list(broken_links(links, pairing.brackets))
        if broken:
            yield from broken
            return
    completing = Completing(sheet, byes)
    told: list[Values | None] = [bracket.values for bracket in pairing.brackets] or [None] * len(links)
    for link, values in zip(links, told, strict=True):
        wrong = list(bracket_findings(sheet, link, completing, values))
        if wrong:
            yield from wrong
            return  # whatever is below rests on this bracket


def bye_too_high(sheet: Sheet, pairing: Pairing, byes: frozenset[PairingNumber]) -> Iterator[Finding]:
    """Yield that the bye could go to somebody with fewer points (C5)."""
    if pairing.bye is not None and pairing.bye not in byes:
        points = format_points(min(sheet.score(number) for number in byes))
        sentence = said("The bye could go to somebody with {points} points.", points=points)
        yield Finding(dutch("C5"), None, (pairing.bye,), sentence)
