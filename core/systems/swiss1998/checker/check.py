"""The whole check: the round first, then its brackets."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.facets.finding import Finding
from paircard.core.facets.pairing import Pairing
from paircard.core.facets.position import Position
from paircard.core.systems.swiss.checked import wrong_marks, wrong_order
from paircard.core.systems.swiss1998.checker.chain import broken_links
from paircard.core.systems.swiss1998.checker.legality import illegal_pairs, not_once
from paircard.core.systems.swiss1998.checker.levels import bracket_findings
from paircard.core.systems.swiss1998.checker.seats import wrong_colours
from paircard.core.systems.swiss1998.checker.sheet import Sheet


def check(position: Position, pairing: Pairing) -> tuple[Finding, ...]:
    """Return everything that does not hold of a pairing; nothing for a right one.

    A pairing without brackets, as one recorded elsewhere, is checked without them.
    """
    return tuple(_findings(Sheet(position), pairing))


def _findings(sheet: Sheet, pairing: Pairing) -> Iterator[Finding]:
    incomplete = list(not_once(sheet, pairing))
    if incomplete:
        yield from incomplete
        return
    yield from illegal_pairs(sheet, pairing)
    yield from wrong_colours(sheet, pairing)
    yield from wrong_marks(pairing.pairs, sheet.score, "A4")
    yield from wrong_order(pairing.pairs, sheet.score, sheet.rank.__getitem__, "F1")
    if pairing.brackets:
        yield from _bracket_findings(sheet, pairing)


def _bracket_findings(sheet: Sheet, pairing: Pairing) -> Iterator[Finding]:
    broken = list(broken_links(sheet, pairing))
    if broken:
        yield from broken
        return
    all_of_them = pairing.brackets
    for bracket, below, lower in zip(
        all_of_them, (*all_of_them[1:], None), (*all_of_them[2:], None, None), strict=False
    ):
        yield from bracket_findings(sheet, bracket, below, lower)
