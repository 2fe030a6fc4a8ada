"""Who has the bye, why nobody of a lower score may have it, and why nobody else of the same score."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from paircard.core.systems.dutch2026.cited import basic, dutch
from paircard.core.systems.dutch2026.explain.apart import why_no_bye
from paircard.core.systems.kit.virtual_points_told import virtual_in
from paircard.core.systems.swiss.lines import INDENT, OTHERS, because, numbers
from paircard.core.values.cited import Cited, cite
from paircard.core.values.language import tr
from paircard.core.values.points_said import points_words
from paircard.core.values.rule_id import Book
from paircard.core.values.said import Capital

if TYPE_CHECKING:
    from paircard.core.event.ids import PairingNumber
    from paircard.core.systems.dutch2026.explain.model import DutchRound


def bye_line(player: PairingNumber) -> Cited:
    """Say who has the bye."""
    return cite(tr("{player} has the bye (C.04.1 3).", player=player), basic("3"))


def bye_lines(told: DutchRound) -> Iterator[Cited]:
    """Say who has the bye, and why nobody else up to that score."""
    bye = told.made.bye
    if bye is None:
        return
    score = told.player(bye).score
    named = {"player": bye, "points": points_words(score)}
    yield cite(
        tr("{player} has the bye, with {points}: the least score that can have it (C5).", **named),
        basic("3"),
        dutch("C5"),
    )
    yield from virtual_in(told.forcing.players, (bye,))
    yield from (line.below(INDENT) for line in _below(told, score))
    same = [each.number for each in told.own.players if each.score == score and each.number != bye]
    for other in same[:OTHERS]:
        reason = why_no_bye(told, other)
        if reason is not None:
            yield because(Book.DUTCH_2026, tr("Not {player}:", player=other), reason).below(INDENT)


def _below(told: DutchRound, score: int) -> Iterator[Cited]:
    """Say why nobody of a lower score can have the bye: whom C2 bars, and who would compete for whom."""
    below = [each.number for each in told.own.players if each.score < score]
    short = told.forcing.shortages.complete([each.number for each in told.own.players], below=score)
    if not below or short is None:
        return
    articles = dict.fromkeys(each.article for each in short.forbidden)
    named = {"players": numbers(below), "what": short.why if short.of_the_bye else Capital(short.clause())}
    line = tr("Nobody with fewer points ({players}) can have it. {what}", **named)
    yield cite(line, dutch("C5"), *map(dutch, articles))
