"""How the numbers of a score group or bracket come about by the rules of 2026, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from paircard.core.facets.groups import BracketView, GroupPlayer, ScoreGroup
from paircard.core.systems.kit.virtual_points_told import virtual_lines
from paircard.core.systems.swiss.words import still_open
from paircard.core.values.cited import texts_of
from paircard.core.values.language import listed, tr, trn


def about_group(group: ScoreGroup) -> Iterator[str]:
    """Yield who stands in it, what colours they prefer, and of a bracket how it was paired."""
    bracket = group if isinstance(group, BracketView) else None
    yield tr("S1 {players}", players=_numbers(group.s1))
    yield tr("S2 {players}", players=_numbers(group.s2))
    moved = [player for player in group.players if player.id in group.moved_down]
    if moved:
        yield tr("Moved down: {players} (C.04.3 1.4.1)", players=_numbers(moved))
    yield from texts_of(virtual_lines(group.virtual))
    yield ""
    yield tr("Prefer White: {players} (C.04.3 1.7)", players=_preferring(group, "W"))
    yield tr("Prefer Black: {players} (C.04.3 1.7)", players=_preferring(group, "B"))
    if bracket is None or bracket.result is None:
        yield from still_open(group)
        return
    result = bracket.result
    count = len(result.pairs)
    yield trn("{count} pair, as many as can be (C6)", "{count} pairs, as many as can be (C6)", count)
    if result.downfloaters:
        yield tr("Left over: {players} (C6, C7)", players=listed(result.downfloaters))
    if result.clashes:
        yield trn(
            "{count} pair in which both want one colour (C12)",
            "{count} pairs in which both want one colour (C12)",
            result.clashes,
        )


def _preferring(group: ScoreGroup, colour: str) -> str:
    return _numbers(player for player in group.players if player.preference.colour == colour)


def _numbers(players: Iterable[GroupPlayer]) -> str:
    return " ".join(str(player.number) for player in players) or "-"
