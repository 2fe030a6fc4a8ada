"""Another pairing held against the right one, criterion by criterion, in the first bracket where the two part."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.systems.dutch2026.checker.chain import Link, chain
from paircard.core.systems.dutch2026.checker.completing import Completing, least_bye_scores
from paircard.core.systems.dutch2026.checker.legality import illegal_pairs, not_once
from paircard.core.systems.dutch2026.checker.sheet import Sheet
from paircard.core.systems.dutch2026.checker.values import Judge
from paircard.core.systems.dutch2026.criteria_in_words import value_words
from paircard.core.systems.dutch2026.outcome import NAMES, Pairing
from paircard.core.systems.dutch2026.position import Position
from paircard.core.values.language import tr
from paircard.core.values.points import format_points


def weighed(position: Position, right: Pairing, other: Pairing) -> Iterator[str]:
    """Yield the criteria of that bracket down to the first in which the two differ; nothing where C1 - C5 decide."""
    sheet = Sheet(position)
    byes = least_bye_scores(sheet)
    if byes is None or any(not_once(sheet, other)) or any(illegal_pairs(sheet, other)):
        return
    if other.bye is not None and other.bye not in byes:
        return
    ours, theirs = chain(sheet, right), chain(sheet, other)
    completing = Completing(sheet, byes)
    for mine, yours in zip(ours, theirs, strict=False):
        if {*mine.pairs} != {*yours.pairs}:
            yield from _criteria(sheet, completing, mine, yours)
            return


def _criteria(sheet: Sheet, completing: Completing, mine: Link, yours: Link) -> Iterator[str]:
    best = Judge(sheet, mine, completing).values(mine.pairs, mine.left)
    values = Judge(sheet, yours, completing).values(yours.pairs, yours.left)
    points = format_points(mine.score)
    yield tr("Bracket of {points}, criterion by criterion:", points=points)
    yield "  " + tr("by these rules: {pairs}", pairs=_written(mine))
    yield "  " + tr("the other: {pairs}", pairs=_written(yours))
    if best is None or values is None:
        yield "  " + tr("C4: those whom the other leaves over, and those below, cannot be paired completely.")
        return
    same: list[str] = []
    for name, one, another in zip(NAMES, best, values, strict=True):
        if one == another:
            same.append(name)
            continue
        if same:
            yield "  " + tr("{criteria}: the same", criteria=_span(same))
        yield "  " + tr(
            "{criterion}: {mine} The other: {theirs}",
            criterion=name,
            mine=value_words(name, best),
            theirs=value_words(name, values),
        )
        return
    yield "  " + tr("{criteria}: the same. The order of candidates decides (3.8).", criteria=_span(same))


def _span(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{names[0]} - {names[-1]}"


def _written(link: Link) -> str:
    pairs = [f"{one}-{two}" for one, two in link.pairs]
    left = [tr("left over {players}", players=" ".join(map(str, link.left)))] if link.left else []
    return ", ".join([" ".join(pairs), *left])
