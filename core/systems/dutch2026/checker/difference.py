"""Where two pairings of one round part: the first decision that differs, in the order of the procedure."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.finding import Finding
from paircard.core.systems.dutch2026.checker.chain import Link, chain
from paircard.core.systems.dutch2026.checker.check import bye_too_high
from paircard.core.systems.dutch2026.checker.completing import Completing, least_bye_scores
from paircard.core.systems.dutch2026.checker.later import comes_later
from paircard.core.systems.dutch2026.checker.legality import illegal_pairs, not_once
from paircard.core.systems.dutch2026.checker.quality import incomplete, worse
from paircard.core.systems.dutch2026.checker.seats import wrong_colours
from paircard.core.systems.dutch2026.checker.sheet import Sheet
from paircard.core.systems.dutch2026.checker.values import Judge
from paircard.core.systems.dutch2026.outcome import Pairing
from paircard.core.systems.dutch2026.position import Position


def first_difference(position: Position, right: Pairing, other: Pairing) -> Finding | None:
    """Return what separates another pairing from the right one, None if they are the same.

    What may never be comes first, then the bye, then the first bracket that is paired otherwise, and colours last.
    """
    if _boards(right) == _boards(other):  # nearly every round is, and all below would be asked of the whole field
        return None
    return next(_differences(Sheet(position), right, other), None)


def _boards(pairing: Pairing) -> tuple[list[tuple[PairingNumber, PairingNumber]], PairingNumber | None]:
    """Return who meets whom, White first, and who has the bye."""
    return sorted((pair.white, pair.black) for pair in pairing.pairs), pairing.bye


def _differences(sheet: Sheet, right: Pairing, other: Pairing) -> Iterator[Finding]:
    wrong = list(not_once(sheet, other))
    if wrong:
        yield from wrong
        return
    yield from illegal_pairs(sheet, other)
    byes = least_bye_scores(sheet) or frozenset()
    yield from bye_too_high(sheet, other, byes)
    completing = Completing(sheet, byes)
    for ours, theirs in zip(chain(sheet, right), chain(sheet, other), strict=True):
        if {*ours.pairs} != {*theirs.pairs}:
            yield _between(sheet, completing, ours, theirs)
            return
    yield from wrong_colours(sheet, other)


def _between(sheet: Sheet, completing: Completing, ours: Link, theirs: Link) -> Finding:
    """Return what separates two ways to pair the same bracket."""
    values = Judge(sheet, theirs, completing).values(theirs.pairs, theirs.left)
    if values is None:
        return incomplete(theirs)
    best = Judge(sheet, ours, completing).values(ours.pairs, ours.left)
    assert best is not None
    return comes_later(theirs, ours.pairs, chosen=True) if values == best else worse(theirs, values, best)
